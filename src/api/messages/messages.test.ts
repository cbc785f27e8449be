import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { createMailer } from '#mail/mailer.ts'
import { sweepMessages } from '#store/messages.ts'
import { mails as mailRows } from '#store/schema/mails.ts'
import { messages } from '#store/schema/messages.ts'
import { ORIGIN, type TestApi, testApi } from '#support/api.ts'
import { onboarded } from '#support/onboarding.ts'
import { adminMessageCalls } from '../contract/admin/messages.ts'
import { messageCalls } from '../contract/messages.ts'
import { DAY_MS, MINUTE_MS } from '#core/time-units.ts'

const THANKS = { message: 'Thank you for contacting us!' }
const CONTACT = { subject: 'My roses', query: 'Where are they?\nThank you', phone: '(02) 1234 5678' }
const FEEDBACK = { rating: 4, name: 'Mia', text: 'Short and clear.' }
const ENQUIRY = {
  request: 'call_back',
  topic: 'ads',
  firstName: 'Joe',
  lastName: 'Taps',
  email: 'joe@joes.fixture',
  phone: '0212345678',
  company: 'Joes Taps',
  country: 'AU',
  message: 'Please call me.',
  consent: true,
}
const own = messageCalls['GET /messages'].answer
const ticketShape = messageCalls['GET /messages/ticket'].answer
const list = adminMessageCalls['GET /admin/messages'].answer
const one = adminMessageCalls['GET /admin/messages/{id}'].answer
const LINKS = 'https://a.example www.b.example http://c.example www.d.example'

describe('messages', () => {
  let api: TestApi
  let operator: Awaited<ReturnType<TestApi['owner']>>
  /** The API's clock: the test decides when an hour is over. */
  let at = Date.now()
  before(async () => {
    api = await testApi({ now: () => new Date(at) })
    operator = await api.owner({ operator: true, email: 'operator@fettle.fixture' })
  })
  after(() => api.close())
  // Messages of the same time have no order.
  beforeEach(() => {
    at += MINUTE_MS
  })

  const listed = async (query = '') => list.parse((await operator.get(`/admin/messages${query}`)).body)
  const read = async (id: string) => one.parse((await operator.get(`/admin/messages/${id}`)).body)
  const newest = async (query = '') => {
    const [message] = (await listed(query)).messages
    assert.ok(message)
    return read(message.id)
  }
  const ticket = async () => ticketShape.parse((await api.visitor().get('/messages/ticket')).body).ticket
  /** A person opens the form and sends it a minute later, from an address of their own. */
  let people = 0
  const enquire = async (more: Readonly<Record<string, unknown>> = {}, waits = MINUTE_MS) => {
    const word = await ticket()
    at += waits
    people += 1
    const from = { 'x-from': `198.18.0.${people}` }
    return api.visitor().post('/messages/enquiry', { ...ENQUIRY, ticket: word, ...more }, from)
  }
  const keptOf = async (email: string) => {
    const rows = await api.db.select().from(messages).where(eq(messages.email, email))
    return rows.map(({ state, suspicion }) => [state, suspicion])
  }

  it('of an owner is mailed to the operator, and the owner sees it', async () => {
    const mia = await onboarded(api)
    const sent = await mia.post('/messages/contact', CONTACT)
    assert.deepEqual([sent.status, sent.body], [200, THANKS])
    const mail = api.mails.at(-1)
    assert.deepEqual([mail?.to, mail?.kind], ['operator@fettle.fixture', 'message'])
    assert.equal(mail?.letter.subject, 'Message: My roses')
    const shown = await newest()
    assert.equal(mail?.letter.action?.url, `https://fettle.fixture/admin/messages/${shown.id}`)
    assert.deepEqual([shown.name, shown.email, shown.ownerId], ['Mia Rose', mia.email, mia.id])
    assert.equal(shown.text, CONTACT.query)
    const { messages: kept } = own.parse((await mia.get('/messages')).body)
    assert.deepEqual(
      kept.map(({ title, answers }) => [title, answers]),
      [['My roses', []]],
    )
  })

  it('of feedback has its rating', async () => {
    const mia = await onboarded(api)
    assert.deepEqual((await mia.post('/messages/feedback', FEEDBACK)).body, THANKS)
    const shown = await newest()
    assert.deepEqual([shown.kind, shown.title, shown.name], ['feedback', 'Feedback: 4 out of 5', 'Mia'])
    assert.deepEqual(shown.facts[0], { label: 'Rating', value: '4, good' })
  })

  it('of a visitor who asks for a call has every field', async () => {
    const mails = api.mails.length
    assert.deepEqual((await enquire()).body, THANKS)
    const { facts, ...shown } = await newest()
    assert.deepEqual(
      [shown.title, shown.name, shown.email, shown.state, shown.text],
      ['Ads (ask us to call back)', 'Joe Taps', 'joe@joes.fixture', 'open', 'Please call me.'],
    )
    assert.deepEqual(
      facts.map(({ value }) => value),
      ['Ask us to call back', 'Ads', '0212345678', 'Joes Taps', 'Australia', 'Yes, please'],
    )
    assert.equal(api.mails.length, mails + 1)
  })

  it('has an error at each missing field, and is not stored', async () => {
    const mia = await onboarded(api)
    const contact = await mia.post('/messages/contact', { subject: ' ' })
    assert.equal(contact.status, 422)
    assert.match(
      contact.text,
      /Please provide subject.*Please provide query.*Please provide contact number/su,
    )
    const enquiry = await api.visitor().post('/messages/enquiry', {})
    assert.match(enquiry.text, /Please provide enquiry subject.*Please provide email.*Please provide phone/su)
    assert.deepEqual(await keptOf(mia.email), [])
  })

  it('is answered: the answer is mailed, stored, and shown with the owner’s message', async () => {
    const mia = await onboarded(api)
    await mia.post('/messages/contact', CONTACT)
    const { id } = await newest()
    const text = 'In the van.\n\nSee you soon'
    const reply = () => operator.post(`/admin/messages/${id}/answer`, { text })
    const outbox = 'Answer kept. No mail server is set, so its mail waits in the outbox.'
    assert.deepEqual((await reply()).body, { message: outbox })
    const mail = api.mails.at(-1)
    assert.deepEqual([mail?.to, mail?.ownerId, mail?.letter.subject], [mia.email, mia.id, 'Re: My roses'])
    assert.deepEqual(mail?.letter.paragraphs, ['In the van.', 'See you soon'])
    assert.match(mail?.letter.because ?? '', /a reply to this email may not reach us/u)
    const shown = await read(id)
    assert.deepEqual([shown.state, shown.answers.map((answer) => answer.text)], ['answered', [text]])
    const [kept] = own.parse((await mia.get('/messages')).body).messages
    assert.deepEqual(
      kept?.answers.map((answer) => answer.text),
      [text],
    )
    api.services.machine.mailServer = 'mail.fixture'
    assert.deepEqual((await reply()).body, { message: 'Answer kept. Its mail is on its way.' })
    api.services.machine.mailServer = null
  })

  it('has no answer that failed for the operator: no mail of it goes later, and its state is as before', async () => {
    const mia = await onboarded(api)
    await mia.post('/messages/contact', CONTACT)
    const { id } = await newest()
    await operator.put(`/admin/messages/${id}/state`, { state: 'closed' })
    const { mailer } = api.services
    const withoutQueue = createMailer({
      db: api.db,
      smtpUrl: 'smtp://127.0.0.1:9',
      from: 'Fettle <fettle@fettle.fixture>',
      origin: ORIGIN,
      enqueue: () => Promise.reject(new Error('The queue is gone')),
    })
    api.services.mailer = withoutQueue
    const { status } = await operator.post(`/admin/messages/${id}/answer`, { text: 'Yes.' })
    api.services.mailer = mailer
    withoutQueue.close()
    assert.equal(status, 500)
    const shown = await read(id)
    assert.deepEqual([shown.state, shown.answers], ['closed', []])
    assert.deepEqual(await api.db.select().from(mailRows), [])
  })

  it('accepts no empty answer, and none of 8,001 characters', async () => {
    const mia = await onboarded(api)
    await mia.post('/messages/contact', CONTACT)
    const { id } = await newest()
    const answer = (text: string) => operator.post(`/admin/messages/${id}/answer`, { text })
    assert.match((await answer(' \n\u200B')).text, /Please write an answer/u)
    assert.match((await answer('x'.repeat(8_001))).text, /8000 characters or fewer/u)
    assert.equal((await answer('x'.repeat(8_000))).status, 200)
  })

  it('can be closed and opened again', async () => {
    await enquire()
    const { id } = await newest()
    const put = (state: string) => operator.put(`/admin/messages/${id}/state`, { state })
    assert.equal((await put('closed')).status, 200)
    assert.equal((await read(id)).state, 'closed')
    assert.equal((await put('open')).status, 200)
    assert.equal((await put('answered')).status, 422)
    assert.equal((await operator.put('/admin/messages/x/state', { state: 'open' })).status, 404)
  })

  it('that looks like a program’s is acknowledged, kept separately and mailed to nobody', async () => {
    const mails = api.mails.length
    const programs: [string, string, () => Promise<unknown>][] = [
      ['trap@joes.fixture', 'trap', () => enquire({ email: 'trap@joes.fixture', homepage: 'x' })],
      ['quick@joes.fixture', 'too_quick', () => enquire({ email: 'quick@joes.fixture' }, 2_999)],
      ['none@joes.fixture', 'no_ticket', () => enquire({ email: 'none@joes.fixture', ticket: '' })],
      ['old@joes.fixture', 'no_ticket', () => enquire({ email: 'old@joes.fixture' }, 7 * DAY_MS)],
      ['ads@joes.fixture', 'many_links', () => enquire({ email: 'ads@joes.fixture', message: LINKS })],
    ]
    for (const [email, suspicion, send] of programs) {
      await send()
      assert.deepEqual(await keptOf(email), [['spam', suspicion]])
    }
    assert.equal(api.mails.length, mails)
    const { messages: shown, counts } = await listed()
    assert.ok(shown.every(({ state }) => state !== 'spam'))
    assert.equal(counts.spam, programs.length)
    assert.equal((await listed('?state=spam')).messages.length, programs.length)
  })

  it('can be sent once from a form that was opened once', async () => {
    const word = await ticket()
    for (const [place, state] of ['open', 'spam'].entries()) {
      const email = `again${place}@joes.fixture`
      await enquire({ email, ticket: word })
      assert.equal((await keptOf(email))[0]?.[0], state)
    }
  })

  it('A21 is limited to five enquiries an hour from one network address, and ten of one owner', async () => {
    const from = { 'x-from': '203.0.113.9' }
    const send = () => api.visitor().post('/messages/enquiry', ENQUIRY, from)
    for (let time = 0; time < 5; time += 1) assert.equal((await send()).status, 200)
    const sixth = await send()
    assert.equal(sixth.status, 429)
    assert.match(sixth.headers.get('retry-after') ?? '', /^[1-9]\d*$/u)
    assert.match(sixth.text, /You've done that a few times already\. Please try again in \d+ minutes\./u)
    at += 60 * MINUTE_MS
    assert.equal((await send()).status, 200)
    const mia = await onboarded(api)
    for (let time = 0; time < 5; time += 1) {
      assert.equal((await mia.post('/messages/contact', CONTACT)).status, 200)
      assert.equal((await mia.post('/messages/feedback', FEEDBACK)).status, 200)
    }
    assert.equal((await mia.post('/messages/feedback', FEEDBACK)).status, 429)
  })

  it('A22 is one after a double click', async () => {
    const mia = await onboarded(api)
    const key = { 'idempotency-key': 'one-click-of-the-owner' }
    await Promise.all([1, 2].map(() => mia.post('/messages/contact', CONTACT, key)))
    assert.equal((await keptOf(mia.email)).length, 1)
  })

  it('X01 keeps markup and templates as they were typed', async () => {
    const mia = await onboarded(api)
    const query = '"><script>alert(1)</script> {{7*7}} ${x} %s'
    await mia.post('/messages/contact', { ...CONTACT, query })
    assert.equal((await newest()).text, query)
    at += MINUTE_MS
    await mia.post('/messages/feedback', { ...FEEDBACK, name: query, text: query })
    const feedback = await newest()
    assert.deepEqual([feedback.name, feedback.text], [query, query])
    await enquire({ firstName: query, lastName: '', company: query, message: query })
    const enquiry = await newest()
    assert.deepEqual([enquiry.name, enquiry.text], [query, query])
    assert.ok(enquiry.facts.some(({ label, value }) => label === 'Company' && value === query))
  })

  it('I11 with an email of two lines, or of two people, is refused: nothing is stored, and no mail is sent', async () => {
    const [mails, { counts }] = [api.mails.length, await listed()]
    for (const email of ['joe@joes.fixture\r\nBcc: sam@evil.fixture', 'joe@joes.fixture, sam@evil.fixture'])
      assert.equal((await enquire({ email })).status, 422)
    assert.equal(api.mails.length, mails)
    assert.deepEqual((await listed()).counts, counts)
  })

  it('I09 of 1 MB is too large for any of the forms', async () => {
    const mia = await onboarded(api)
    const text = 'x'.repeat(1_048_576)
    assert.equal((await mia.post('/messages/contact', { ...CONTACT, query: text })).status, 413)
    assert.equal((await mia.post('/messages/feedback', { ...FEEDBACK, text })).status, 413)
    assert.equal((await enquire({ message: text })).status, 413)
  })

  it('is mailed to the address of the contact pages where there is one', async () => {
    const value = { email: 'help@fettle.fixture', phone: '', timeZone: 'Australia/Sydney' }
    await operator.put('/admin/settings/support', { version: 0, value })
    await enquire()
    assert.equal(api.mails.at(-1)?.to, 'help@fettle.fixture')
    const { id } = await newest()
    await operator.post(`/admin/messages/${id}/answer`, { text: 'Yes.' })
    assert.match(api.mails.at(-1)?.letter.because ?? '', /reply to this email/u)
  })

  it("is deleted after its time when it is spam or a visitor's; an owner’s stays", async () => {
    const mia = await onboarded(api)
    await mia.post('/messages/contact', CONTACT)
    const later = new Date(at + DAY_MS)
    await sweepMessages(api.db, { spam: later, visitors: new Date(0) })
    assert.equal((await listed('?state=spam')).messages.length, 0)
    assert.ok((await keptOf('joe@joes.fixture')).length > 0)
    await sweepMessages(api.db, { spam: later, visitors: later })
    assert.deepEqual(await keptOf('joe@joes.fixture'), [])
    assert.deepEqual(await keptOf(mia.email), [['open', null]])
  })
})
