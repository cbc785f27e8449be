import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { saveEvidence } from '#store/evidence.ts'
import { takeScan } from '#store/scans.ts'
import { type TestApi, testApi } from '#support/api.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { onboardingCalls } from '../contract/onboarding.ts'
import { scanShape } from '../contract/scans.ts'

const answer = onboardingCalls['GET /onboarding/found'].answer

describe('details found on the website', () => {
  let api: TestApi
  let networks = 0
  before(async () => {
    api = await testApi()
  })
  after(() => api.close())

  /** What an owner is offered whose website has this text at the end of each page. */
  const foundWith = async (host: string, footer: string, phone: string) => {
    const visitor = api.visitor()
    networks += 1
    const from = { 'x-from': `192.0.2.${networks}` }
    const asked = await visitor.call('POST', '/visits', { address: host }, from)
    const taken = await takeScan(api.db, scanShape.parse(asked.body).id)
    assert.ok(taken)
    const pageAt = (path: string) =>
      aPage({
        url: `https://${host}${path}`,
        title: { text: 'Home', count: 1 },
        text: { ...aPage().text, footer },
        contact: { ...aPage().contact, phones: [phone] },
      })
    const gathered = { state: 'ok', at: '2026-11-21T08:42:00.000Z', durationMs: 1 } as const
    await saveEvidence(api.services, taken.hold.websiteId, {
      pages: { ...gathered, value: aCrawl([pageAt('/'), pageAt('/contact')]) },
    })
    const { id } = await api.owner()
    return answer.parse((await api.signIn(visitor, id).get('/onboarding/found')).body)
  }

  it('are those that its pages say in their texts, as its ready-made pieces have them', async () => {
    const { country, city, found } = await foundWith(
      'joes.co.nz',
      '14 Aranui Road, Māpua 7005. Ring 03 540 2333.',
      '03 540 2333',
    )
    assert.deepEqual({ country, city }, { country: 'NZ', city: 'Māpua' })
    assert.deepEqual(found, [{ field: 'phone', value: '035402333', at: null }])
  })

  it('have a town of Australia only where its time zone is known', async () => {
    const inPerth = await foundWith('joes.com.au', '14 High Street, Fremantle WA 6160', '08 9335 0142')
    assert.deepEqual([inPerth.country, inPerth.city], ['AU', null])
    assert.deepEqual(inPerth.found, [{ field: 'phone', value: '0893350142', at: null }])
    const inSydney = await foundWith('jos.com.au', '14 George Street, Sydney NSW 2000', '02 9335 0142')
    assert.equal(inSydney.city, 'Sydney')
  })
})
