import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { openPool } from '#store/database.ts'
import { user } from '#store/schema/auth.ts'
import { testDatabase } from '#support/database.ts'
import { mailServer } from '#support/mail-server.ts'
import type { Letter } from './letter.ts'
import { accountExistsLetter, changedAddressLetter, resetLetter, verifyLetter } from './letters/account.ts'
import { handOverLetter } from './letters/hand-over.ts'
import { answerLetter, messageLetter } from './letters/message.ts'
import { alertLetter } from './letters/news.ts'
import { questionLetter } from './letters/web-person-news.ts'
import type { MailKind } from '#core/mail-kinds.ts'
import { createMailer } from './mailer.ts'

const ORIGIN = 'https://fettle.fixture'
const URL_OF_OURS = `${ORIGIN}/page#token=x`

/** Hostile texts that people and websites may write, and that a mail shows. */
const HOSTILE: Readonly<Record<string, string>> = {
  'line breaks': 'a\r\nBcc: evil@evil.fixture\r\n\r\n<b>body</b>\r\n.\r\nMAIL FROM:<evil@evil.fixture>',
  'bare line breaks': 'a\rBcc: evil@evil.fixture\nX-Evil: yes\u2028X-More: yes\u0085X-Last: yes',
  'NUL and controls': 'a\0\u0001\u0007\u001B[2J\u007Fb',
  'turning marks': 'a\u202Eb\u2066c\u2069d\u200Fe',
  'a lone surrogate': 'a\uD800b',
  'more than a line may have': 'a'.repeat(10_240),
  'letters of other scripts': 'Ünïcødé 李 🌹 '.repeat(200),
  'an encoded word': '=?utf-8?B?DQpCY2M6IGV2aWxAZXZpbC5maXh0dXJl?=',
  markup: '</title><script>alert(1)</script><img src=x onerror=alert(1)>"\'><a href="https://evil.com">x</a>',
  addresses: 'https://evil.com/login www.evil.com evil.com pay@evil.com //evil.com',
}

/** Every letter with one text in each field that people or websites fill; `toStranger`: the recipient has no account here, or does not know who wrote it. */
const lettersWith = (
  text: string,
): Readonly<Partial<Record<MailKind, { letter: Letter; toStranger?: true }>>> => ({
  hand_over: {
    toStranger: true,
    letter: handOverLetter({
      from: text,
      replyTo: 'mia@joes.fixture',
      website: text,
      asks: [text, text],
      note: text,
      url: URL_OF_OURS,
      until: '21 Nov 2026',
    }),
  },
  web_person: {
    toStranger: true,
    letter: questionLetter({ check: 'Padlock', website: text, question: text, url: URL_OF_OURS }),
  },
  message: {
    letter: messageLetter({
      title: text,
      from: text,
      email: 'mia@joes.fixture',
      facts: [{ label: 'Company', value: text }],
      text,
      url: URL_OF_OURS,
    }),
  },
  answer: {
    letter: answerLetter({
      title: text,
      text,
      asked: text,
      askedOn: '21 Nov 2026',
      url: URL_OF_OURS,
      canReply: true,
    }),
  },
  alert: {
    letter: alertLetter({
      alerts: [{ check: 'Padlock', line: text, fineOn: text, url: URL_OF_OURS }],
      unsubscribeUrl: URL_OF_OURS,
    }),
  },
})

const HEADERS = new Set([
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'auto-submitted',
  'list-unsubscribe',
  'list-unsubscribe-post',
])

describe('X04 text from people and websites in a mail, as the mail server receives it', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  let server: Awaited<ReturnType<typeof mailServer>>
  let mailer: ReturnType<typeof createMailer>
  let ownerId = ''
  const queue: string[] = []
  before(async () => {
    database = await testDatabase()
    store = openPool(database.url)
    server = await mailServer()
    ownerId = randomUUID()
    await store.db
      .insert(user)
      .values({ id: ownerId, email: 'mia@joes.fixture', name: 'Mia\r\nBcc: x@evil.fixture' })
    mailer = createMailer({
      db: store.db,
      smtpUrl: server.url,
      from: 'Fettle <fettle@fettle.fixture>',
      origin: ORIGIN,
      imprint: 'Fettle Pty Ltd, Sydney',
      enqueue: async (id) => void queue.push(id),
    })
  })
  after(async () => {
    mailer.close()
    await server.close()
    await store.close()
    await database.close()
  })

  /** The bytes of the one mail that reaches the server. */
  async function arrived(kind: MailKind, letter: Letter): Promise<string> {
    const from = server.received.length
    await mailer.send({ to: 'jo@web.fixture', kind, letter, ownerId })
    const id = queue.pop() ?? ''
    assert.deepEqual(await mailer.deliver(id), { state: 'sent', kind }, kind)
    const [mail, ...more] = server.received.slice(from)
    assert.deepEqual([mail?.to, more], [['jo@web.fixture'], []], kind)
    return mail?.raw ?? ''
  }

  for (const [what, text] of Object.entries(HOSTILE)) {
    test(`gives one mail to one person with only our headers: ${what}`, async () => {
      for (const [kind, { letter, toStranger = false }] of Object.entries(lettersWith(text))) {
        const raw = await arrived(kind as MailKind, letter)
        wellFormed(raw, kind)
        if (toStranger) linksOnlyToUs(bodyOf(raw, 'text/plain'), kind)
      }
    })
  }

  test('cannot be injected by an address', async () => {
    for (const to of [
      'a@b.fixture\r\nBcc: x@evil.fixture',
      'a@b.fixture,x@evil.fixture',
      'a@b\0.fixture',
      'a b@c.fixture',
    ])
      await assert.rejects(
        mailer.send({ to, kind: 'verify', letter: verifyLetter({ url: URL_OF_OURS }) }),
        to,
      )
    assert.equal(queue.length, 0)
  })

  test('is in no letter about an account: nobody can make Fettle send their words to somebody', () => {
    for (const letter of [verifyLetter, changedAddressLetter, resetLetter]) assert.equal(letter.length, 1)
    const { action, ...said } = accountExistsLetter({ loginUrl: 'WORDS' })
    assert.equal(action?.url, 'WORDS')
    assert.doesNotMatch(JSON.stringify(said), /WORDS/u)
  })
})

function wellFormed(raw: string, kind: string): void {
  const [head = ''] = raw.split('\r\n\r\n')
  for (const line of raw.split('\r\n')) {
    assert.doesNotMatch(line, /[\r\n\0]/u, `${kind}: a bare line break or NUL`)
    // RFC 5322, section 2.1.1.
    assert.ok(Buffer.byteLength(line) <= 998, `${kind}: a line of ${Buffer.byteLength(line)}`)
  }
  // Only printable ASCII: everything else is encoded.
  assert.match(head, /^[\x20-\x7E\r\n]*$/u, kind)
  const names = head.split(/\r\n(?![ \t])/u).map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  assert.deepEqual(
    names.filter((name) => !HEADERS.has(name)),
    [],
    kind,
  )
  assert.equal(new Set(names).size, names.length, `${kind}: a header twice`)
  const subject = /^Subject: ((?:.|\r\n[ \t])*)/mu.exec(head)?.[1] ?? ''
  assert.ok(subject.length < 1_500, `${kind}: a subject of ${subject.length}`)
  assert.ok(bodyOf(raw, 'text/plain').trim().length > 0, `${kind}: no plain part`)
  assert.doesNotMatch(bodyOf(raw, 'text/html'), /<script|<img|<a href="https:\/\/evil/u, kind)
}

/** Mail programs turn only our own address and the owner's confirmed one into links. */
function linksOnlyToUs(text: string, kind: string): void {
  const others = text.replaceAll(ORIGIN, '').replaceAll('mia@joes.fixture', '')
  assert.doesNotMatch(others, /:\/\/\w|www\.\w|\w@\w|[a-z]\.com/iu, kind)
}

/** A part of the mail, decoded. */
function bodyOf(raw: string, type: string): string {
  const part = raw.split(/\r\n--[^\r\n]+/u).find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/iu.test(head)) return Buffer.from(text, 'base64').toString()
  if (!/quoted-printable/iu.test(head)) return text
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
