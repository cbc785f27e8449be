import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { USUAL_RETENTION } from '#core/retention.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { settingsCalls } from '../contract/admin/settings.ts'
import { supportCalls } from '../contract/support.ts'

const shape = settingsCalls['GET /admin/settings'].answer
const supportShape = supportCalls['GET /support'].answer
const ANN = { name: 'Ann', business: 'Ann’s Bakery', words: 'Now I know what to do on Mondays.' }
const NOBODY = { email: '', phone: '', timeZone: 'Australia/Sydney' }
const BEN = { name: 'Ben', business: '', words: 'Short and clear.' }

describe("the operator's settings", () => {
  let api: TestApi
  let operator: Awaited<ReturnType<TestApi['owner']>>
  before(async () => {
    api = await testApi()
    operator = await api.owner({ operator: true })
  })
  after(() => api.close())
  const settings = async () => shape.parse((await operator.get('/admin/settings')).body)
  const save = async (name: 'testimonials' | 'support' | 'notice' | 'retention', value: unknown) => {
    const { [name]: now } = await settings()
    return operator.put(`/admin/settings/${name}`, { version: now.version, value })
  }
  const shown = async () => (await api.visitor().get('/testimonials')).body

  it('are empty at first: no testimonial is invented, nothing is shown', async () => {
    assert.deepEqual(await shown(), { testimonials: [] })
    const { body, headers } = await api.visitor().get('/support')
    assert.deepEqual(body, {
      email: null,
      phone: null,
      timeZone: 'Australia/Sydney',
      notice: null,
      kept: { ...USUAL_RETENTION, backupDays: 30 },
      isDemonstration: false,
    })
    assert.equal(headers.get('cache-control'), 'public, max-age=60')
  })

  it('show the testimonials to everybody in order, as they were typed', async () => {
    assert.equal((await save('testimonials', [ANN, BEN])).status, 200)
    assert.equal((await save('testimonials', [BEN, { ...ANN, name: '<b>Ann</b>' }])).status, 200)
    assert.deepEqual(await shown(), { testimonials: [BEN, { ...ANN, name: '<b>Ann</b>' }] })
    assert.equal((await save('testimonials', [])).status, 200)
    assert.deepEqual(await shown(), { testimonials: [] })
  })

  it('show contact and notice, and leave out what is empty', async () => {
    assert.equal(
      (
        await save('support', {
          email: 'help@fettle.fixture',
          phone: ' +61 2 5550 0000 ',
          timeZone: 'Pacific/Auckland',
        })
      ).status,
      200,
    )
    assert.equal((await save('notice', 'Back at 8 PM.')).status, 200)
    const seen = supportShape.parse((await api.visitor().get('/support')).body)
    assert.deepEqual(seen, {
      email: 'help@fettle.fixture',
      phone: '+61 2 5550 0000',
      timeZone: 'Pacific/Auckland',
      notice: 'Back at 8 PM.',
      kept: { ...USUAL_RETENTION, backupDays: 30 },
      isDemonstration: false,
    })
    await save('support', NOBODY)
    assert.deepEqual(supportShape.parse((await api.visitor().get('/support')).body).email, null)
  })

  it('say how long things are kept, and refuse what nobody could be promised', async () => {
    const shorter = { ...USUAL_RETENTION, evidenceDays: 14, historyMonths: 12 }
    assert.equal((await save('retention', shorter)).status, 200)
    const seen = supportShape.parse((await api.visitor().get('/support')).body)
    assert.deepEqual(seen.kept, { ...shorter, backupDays: 30 })
    const refused = await save('retention', { ...shorter, visitorDays: 31 })
    assert.deepEqual([refused.status, /30 days at most/u.test(refused.text)], [422, true])
    assert.equal((await save('retention', USUAL_RETENTION)).status, 200)
  })

  it('have a message beside each wrong field', async () => {
    const wrong = await save('testimonials', [ANN, { ...BEN, name: ' ', words: 'x'.repeat(601) }])
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /"value\.1\.name":"Please provide a name"/u)
    assert.match(wrong.text, /"value\.1\.words":"Please keep it under 600 letters"/u)
    assert.equal(
      (
        await save(
          'testimonials',
          Array.from({ length: 21 }, () => ANN),
        )
      ).status,
      422,
    )
    assert.equal(
      (
        await save(
          'testimonials',
          Array.from({ length: 20 }, () => ANN),
        )
      ).status,
      200,
    )
    assert.match((await save('support', { ...NOBODY, email: 'nobody' })).text, /valid email/u)
    assert.match((await save('support', { ...NOBODY, phone: 'ring me' })).text, /valid phone/u)
    assert.match((await save('support', { ...NOBODY, timeZone: 'Mars' })).text, /choose a time zone/u)
    assert.equal((await save('notice', 'x'.repeat(201))).status, 422)
    assert.equal((await save('notice', 'x'.repeat(200))).status, 200)
  })

  it('A22 refuse a save with an old version, and answer with the present one', async () => {
    const { version } = (await settings()).notice
    const put = (value: string) => operator.put('/admin/settings/notice', { version, value })
    const answers = await Promise.all([put('one'), put('two')])
    assert.deepEqual(answers.filter(({ status }) => status === 200).length, 1)
    const refused = answers.find(({ status }) => status === 409)
    const { notice } = await settings()
    assert.match(refused?.text ?? '', new RegExp(`"value":"${notice.value}"`, 'u'))
    assert.equal(notice.version, version + 1)
  })

  it('A03 refuse unknown fields', async () => {
    assert.equal((await save('support', { ...NOBODY, fax: '1' })).status, 422)
  })
})
