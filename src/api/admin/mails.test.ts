import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { DAY_MS } from '#core/time-units.ts'
import { addMail, cutOldTokens, endMail, mailState, takeMail } from '#store/mails.ts'
import { mails } from '#store/schema/mails.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { mailCalls } from '../contract/admin/mails.ts'

const list = mailCalls['GET /admin/mails'].answer
const one = mailCalls['GET /admin/mails/{id}'].answer
const RESET = 'https://fettle.fixture/reset-password#token=secret'

describe('the mail outbox', () => {
  let api: TestApi
  let operator: Awaited<ReturnType<TestApi['owner']>>
  const queued: string[] = []
  before(async () => {
    api = await testApi()
    api.services.jobs.mail = async (id) => void queued.push(id)
    operator = await api.owner({ operator: true })
  })
  beforeEach(async () => {
    queued.length = 0
    await api.db.delete(mails)
    api.services.machine.mailServer = null
  })
  after(() => api.close())

  const write = async (state: 'queued' | 'outbox', to = 'mia@example.com'): Promise<string> => {
    const html = `<a href="${RESET}">Choose</a>`
    const mail = { to, kind: 'reset', subject: 'Choose a new password', text: RESET, html, state }
    return (await addMail(api.db, mail)) ?? ''
  }
  const page = async (query = '') => list.parse((await operator.get(`/admin/mails${query}`)).body)

  it('lists mails newest first, by state, page by page, without their texts', async () => {
    for (let n = 0; n < 52; n += 1) await write('outbox', `mia${n}@example.com`)
    const waiting = await write('queued')
    const first = await page()
    assert.deepEqual([first.mails.length, first.mails[0]?.id], [50, waiting])
    const second = await page(`?cursor=${first.next}`)
    assert.deepEqual([second.mails.length, second.next], [3, null])
    assert.equal(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size, 53)
    assert.deepEqual(first.counts, { queued: 1, outbox: 52 })
    assert.deepEqual(
      (await page('?state=queued')).mails.map(({ id }) => id),
      [waiting],
    )
    assert.ok(!(await operator.get('/admin/mails')).text.includes('secret'))
  })

  it('A11 refuses an invalid state or cursor', async () => {
    for (const query of ['state=open', 'cursor=1', 'limit=5'])
      assert.equal((await operator.get(`/admin/mails?${query}`)).status, 400, query)
    assert.deepEqual((await page(`?cursor=${randomUUID()}`)).mails, [])
  })

  it('shows the links of mails that stay in the outbox, and hides them once a mail server is set', async () => {
    const open = one.parse((await operator.get(`/admin/mails/${await write('outbox')}`)).body)
    assert.deepEqual([open.linksCut, open.text, open.canRetry], [false, RESET, false])
    const { text, body } = await operator.get(`/admin/mails/${await write('queued')}`)
    assert.equal(one.parse(body).linksCut, true)
    assert.ok(!text.includes('secret'))
  })

  it('sends a mail again that was not sent, and no other', async () => {
    api.services.machine.mailServer = 'mail.fixture'
    const failed = await write('queued')
    await takeMail(api.db, failed)
    await endMail(api.db, failed, { state: 'failed', lastError: '550' })
    const sent = await write('queued')
    await takeMail(api.db, sent)
    assert.equal((await operator.post(`/admin/mails/${sent}/retry`)).status, 409)
    await endMail(api.db, sent, { state: 'sent' })
    assert.equal((await operator.post(`/admin/mails/${sent}/retry`)).status, 409)
    const old = await write('outbox')
    for (const id of [failed, old])
      assert.equal((await operator.post(`/admin/mails/${id}/retry`)).status, 200)
    assert.equal(one.parse((await operator.get(`/admin/mails/${old}`)).body).canRetry, true)
    assert.equal(one.parse((await operator.get(`/admin/mails/${sent}`)).body).canRetry, false)
    assert.deepEqual(queued, [failed, old])
    assert.deepEqual([await mailState(api.db, failed), await mailState(api.db, old)], ['queued', 'queued'])
  })

  it('does not send a mail again whose link has expired', async () => {
    api.services.machine.mailServer = 'mail.fixture'
    const id = await write('outbox')
    await cutOldTokens(api.db, new Date(Date.now() + DAY_MS))
    assert.equal(one.parse((await operator.get(`/admin/mails/${id}`)).body).canRetry, false)
    const { status, text } = await operator.post(`/admin/mails/${id}/retry`)
    assert.equal(status, 409)
    assert.match(text, /link in this mail has expired/u)
    assert.deepEqual([queued, await mailState(api.db, id)], [[], 'outbox'])
  })

  it('does not send mails of the outbox while no mail server is set', async () => {
    const id = await write('outbox')
    const { status, text } = await operator.post(`/admin/mails/${id}/retry`)
    assert.equal(status, 409)
    assert.match(text, /SMTP_URL/u)
    assert.equal(await mailState(api.db, id), 'outbox')
  })

  it('A04 answers 404 to an unknown mail', async () => {
    for (const id of [randomUUID(), 'x']) {
      assert.equal((await operator.get(`/admin/mails/${id}`)).status, 404)
      assert.equal((await operator.post(`/admin/mails/${id}/retry`)).status, 404)
    }
  })
})
