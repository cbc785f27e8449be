import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, test } from 'node:test'
import { cutOldTokens, endMail, requeueMail, takeMail } from '#store/mails.ts'
import { user } from '#store/schema/auth.ts'
import { mails } from '#store/schema/mails.ts'
import { saveSetting } from '#store/settings.ts'
import { desc } from 'drizzle-orm'
import { testStore, type TestStore } from '#support/store.ts'
import { answer, mailServer } from '#support/mail-server.ts'
import { verifyLetter } from './letters/account.ts'
import { handOverLetter } from './letters/hand-over.ts'
import { summaryLetter } from './letters/news.ts'
import type { MailKind } from '#core/mail-kinds.ts'
import { createMailer, type Delivery, WrongAddress } from './mailer.ts'

const ORIGIN = 'https://fettle.fixture'
const letter = verifyLetter({ url: `${ORIGIN}/verify-email#token=x` })

/** How a delivery ended. */
const endOf = ({ state, retryInSeconds }: Delivery) =>
  retryInSeconds === undefined ? { state } : { state, retryInSeconds }

describe('mails', () => {
  let store: TestStore
  const queue: string[] = []
  before(async () => {
    store = await testStore()
  })
  beforeEach(async () => {
    queue.length = 0
    await store.pool.query('delete from mails')
  })
  after(() => store.close())

  const mailer = (smtpUrl: string | null, now?: () => Date) =>
    createMailer({
      ...(now ? { now } : {}),
      db: store.db,
      smtpUrl,
      from: 'Fettle <fettle@fettle.fixture>',
      origin: ORIGIN,
      enqueue: async (id) => void queue.push(id),
    })
  const send = (smtpUrl: string | null, to = 'mia@example.com') =>
    mailer(smtpUrl).send({ to, kind: 'verify', letter })
  const deliver = async (smtpUrl: string) => endOf(await mailer(smtpUrl).deliver(queue[0] ?? ''))
  const written = () => store.db.select().from(mails).orderBy(desc(mails.createdAt))
  const states = async () => (await written()).map(({ state }) => state)

  test('a mail is sent once, with a plain and an HTML part, however often the queue delivers it', async () => {
    const server = await mailServer()
    await send(server.url)
    assert.deepEqual(await mailer(server.url).deliver(queue[0] ?? ''), { state: 'sent', kind: 'verify' })
    assert.deepEqual(await deliver(server.url), { state: 'sent' })
    await server.close()
    assert.equal(server.received.length, 1)
    const { to, raw = '' } = server.received[0] ?? {}
    assert.deepEqual(to, ['mia@example.com'])
    assert.match(raw, /^Subject: Please confirm your email address\r$/mu)
    for (const part of [/multipart\/alternative/u, /text\/plain/u, /text\/html/u]) assert.match(raw, part)
  })

  test('A16 the path of a mail’s link is deleted when the mail was sent, and after a day', async () => {
    const server = await mailServer()
    await send(server.url)
    await deliver(server.url)
    await server.close()
    assert.ok(server.received[0]?.raw.includes('verify-email#token=3Dx'))
    const [sent] = await written()
    for (const part of [sent?.text, sent?.html]) assert.doesNotMatch(part ?? '', /token=/u)

    await send(null)
    await cutOldTokens(store.db, new Date(Date.now() - 60_000))
    assert.match((await written())[0]?.text ?? '', /#token=x/u)
    await cutOldTokens(store.db, new Date(Date.now() + 60_000))
    const [old] = await written()
    assert.equal(old?.state, 'outbox')
    for (const part of [old?.text, old?.html]) {
      assert.doesNotMatch(part ?? '', /token=/u)
      assert.match(part ?? '', /fettle\.fixture\/verify-email#…/u)
    }
  })

  test('X04 a hostile name and title give one subject and no further header, and are escaped', async () => {
    const server = await mailServer()
    const evil = 'Mia\r\nBcc: evil@evil.fixture\r\n\r\n<script>alert(1)</script>'
    const hostile = handOverLetter({
      from: evil,
      replyTo: evil,
      website: `${evil}${'x'.repeat(10_240)}`,
      asks: [evil],
      url: ORIGIN,
      until: evil,
    })
    await mailer(server.url).send({ to: 'mia@example.com', kind: 'hand_over', letter: hostile })
    await deliver(server.url)
    await server.close()
    const { to, raw = '' } = server.received[0] ?? {}
    assert.deepEqual(to, ['mia@example.com'])
    const [head = '', ...body] = raw.split('\r\n\r\n')
    assert.equal(head.match(/^subject:/gimu)?.length, 1)
    assert.doesNotMatch(head, /^(?:bcc|cc):/imu)
    assert.equal(head.match(/^to:/gimu)?.length, 1)
    assert.ok((/^subject:(?:.*\r\n[ \t])*.*/imu.exec(head)?.[0].length ?? 1_000) < 400)
    const text = body.join('\r\n\r\n').replaceAll('=\r\n', '')
    assert.match(text, /content-type: text\/plain/iu)
    assert.match(text, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/u)
    assert.equal(
      text.match(/<script>/gu)?.length,
      text.split(/content-type: text\/html/iu)[0]?.match(/<script>/gu)?.length,
    )
  })

  test('replies go to the contact address; those to a mail sent for an owner, to that owner', async () => {
    const server = await mailServer()
    const id = randomUUID()
    await store.db.insert(user).values({ id, name: 'Mia Rose', email: 'mia@owners.fixture' })
    const headOf = async (kind: MailKind, ownerId?: string) => {
      await mailer(server.url).send({ to: 'joe@example.com', kind, letter, ...(ownerId ? { ownerId } : {}) })
      await mailer(server.url).deliver(queue.at(-1) ?? '')
      const [head = ''] = server.received.at(-1)?.raw.split('\r\n\r\n') ?? []
      return /^reply-to: (.*)\r$/imu.exec(`${head}\r\n`)?.[1] ?? null
    }
    assert.equal(await headOf('answer'), null)
    const support = { email: 'help@fettle.fixture', phone: '', timeZone: 'Australia/Sydney' }
    await saveSetting(store.db, 'support', { value: support, version: 0 })
    assert.equal(await headOf('answer'), 'help@fettle.fixture')
    assert.equal(await headOf('alert', id), 'help@fettle.fixture')
    assert.equal(await headOf('hand_over', id), 'mia@owners.fixture')
    assert.equal(await headOf('message'), null)
    await server.close()
  })

  test('two deliveries of one mail at the same moment send it once', async () => {
    const server = await mailServer()
    await send(server.url)
    await Promise.all([deliver(server.url), deliver(server.url), deliver(server.url)])
    await server.close()
    assert.equal(server.received.length, 1)
    assert.deepEqual(await states(), ['sent'])
  })

  test('a mail that can be switched off has the one-click header of RFC 8058', async () => {
    const server = await mailServer()
    const unsubscribeUrl = `${ORIGIN}/api/unsubscribe?token=x`
    const summary = {
      every: 'week',
      done: 1,
      total: 2,
      better: [],
      worse: [],
      url: ORIGIN,
      unsubscribeUrl,
    } as const
    await mailer(server.url).send({ to: 'mia@example.com', kind: 'summary', letter: summaryLetter(summary) })
    await deliver(server.url)
    await server.close()
    assert.match(
      server.received[0]?.raw ?? '',
      /^List-Unsubscribe: <https:\/\/fettle\.fixture\/api\/unsubscribe\?token=x>\r$/mu,
    )
    assert.match(server.received[0]?.raw ?? '', /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/mu)
  })

  test('F18 while the mail server is down a mail is retried at growing intervals, and is sent once when it is back', async () => {
    const gone = await mailServer()
    await gone.close()
    await send(gone.url)
    for (const wait of [60, 300, 1_800]) {
      assert.deepEqual(await deliver(gone.url), { state: 'queued', retryInSeconds: wait })
    }
    const back = await mailServer({}, gone.port)
    assert.deepEqual(await deliver(back.url), { state: 'sent' })
    await back.close()
    assert.equal(back.received.length, 1)
  })

  test('F18 a mail fails after six tries in half a day', async () => {
    const gone = await mailServer()
    await gone.close()
    await send(gone.url)
    for (let time = 0; time < 5; time += 1) assert.equal((await deliver(gone.url)).state, 'queued')
    assert.deepEqual(await deliver(gone.url), { state: 'failed' })
  })

  test('F18 after a crash between sending and recording, the mail is unknown and never sent again', async () => {
    const server = await mailServer()
    await send(server.url)
    assert.ok(await takeMail(store.db, queue[0] ?? ''))
    assert.deepEqual(await deliver(server.url), { state: 'unknown' })
    assert.deepEqual(await deliver(server.url), { state: 'unknown' })
    await server.close()
    assert.equal(server.received.length, 0)
  })

  test('F18 a try puts nothing back into the queue when the mail was ended meanwhile', async () => {
    await send('smtp://mail.fixture')
    const id = queue[0] ?? ''
    const taken = await takeMail(store.db, id)
    await endMail(store.db, id, { state: 'unknown' })
    await requeueMail(store.db, id, { attempts: taken?.attempts ?? 1, lastError: 'No connection' })
    assert.deepEqual(await states(), ['unknown'])
  })

  test('F18 when the server does not answer after the whole message, the mail is unknown and never sent again', async () => {
    const server = await mailServer({ silent: true })
    await send(server.url)
    assert.deepEqual(await deliver(server.url), { state: 'unknown' })
    assert.deepEqual(await deliver(server.url), { state: 'unknown' })
    await server.close()
    assert.equal(server.received.length, 1)
  })

  test('an address refused for good (5xx) is not tried again; one refused for now (4xx) is', async () => {
    const server = await mailServer()
    await send(server.url, 'gone@example.com')
    assert.deepEqual(await deliver(server.url), { state: 'failed' })
    await server.close()
    queue.length = 0
    let busy = true
    const slow = await mailServer({
      onMessage: () => {
        if (busy) throw answer(451, 'Try again later')
      },
    })
    await send(slow.url)
    assert.deepEqual(await deliver(slow.url), { state: 'queued', retryInSeconds: 60 })
    busy = false
    assert.deepEqual(await deliver(slow.url), { state: 'sent' })
    await slow.close()
  })

  test('F18 while the mail server refuses our password, one login every 15 minutes is tried, and all mail is sent once it works', async () => {
    const server = await mailServer()
    let clock = Date.now()
    const refused = mailer(server.url.replace(':right@', ':wrong@'), () => new Date(clock))
    for (const to of ['mia@example.com', 'ann@example.com'])
      await refused.send({ to, kind: 'verify', letter })
    const [first = '', second = ''] = queue
    const tries = 8
    for (let quarter = 0; quarter < tries; quarter += 1) {
      assert.deepEqual(endOf(await refused.deliver(first)), { state: 'queued', retryInSeconds: 900 })
      clock += 300_000
      assert.deepEqual(endOf(await refused.deliver(second)), { state: 'queued', retryInSeconds: 600 })
      clock += 600_000
    }
    assert.equal(server.logins.length, tries)
    const [, mail] = await written()
    assert.match(mail?.lastError ?? '', /refuses the name or password in SMTP_URL: Invalid login/u)
    assert.doesNotMatch(mail?.lastError ?? '', /wrong/u)
    server.mend('wrong')
    assert.deepEqual(endOf(await refused.deliver(first)), { state: 'sent' })
    assert.deepEqual(endOf(await refused.deliver(second)), { state: 'sent' })
    await server.close()
    assert.equal(server.received.length, 2)
  })

  test('F18 a mail waits when the server refuses the second login that sending it takes', async () => {
    const server = await mailServer({ mostLogins: 1 })
    await send(server.url)
    assert.deepEqual(await deliver(server.url), { state: 'queued', retryInSeconds: 900 })
    await server.close()
    assert.equal(server.logins.length, 2)
  })

  test('without a mail server a mail stays in the outbox', async () => {
    await send(null)
    assert.deepEqual(queue, [])
    const [mail] = await written()
    assert.equal(mail?.state, 'outbox')
    assert.match(mail?.text ?? '', /verify-email#token=x/u)
  })

  test('I11 two lines or two addresses are refused, and no mail is stored', async () => {
    for (const to of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'nobody']) {
      await assert.rejects(send(null, to), WrongAddress)
    }
    assert.deepEqual(await states(), [])
  })

  test('a second mail with the same dedupe key is not stored', async () => {
    const message = { to: 'mia@example.com', kind: 'account_exists', letter, dedupeKey: 'a:1' } as const
    await mailer(null).send(message)
    await mailer(null).send(message)
    assert.deepEqual(await states(), ['outbox'])
  })
})
