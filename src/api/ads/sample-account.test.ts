import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { EMPTY_DRAFT, MOST_DRAFTS } from '#core/ads/draft.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { connections } from '#store/schema/connections.ts'
import { testApi, type TestApi } from '#support/api.ts'
import { adsCalls } from '../contract/ads.ts'

const adsView = adsCalls['GET /ads'].answer
const campaignsShape = adsCalls['GET /ads/campaigns'].answer
const assetsShape = adsCalls['GET /ads/assets'].answer
const activityShape = adsCalls['GET /ads/activity'].answer
const madeShape = adsCalls['POST /ads/changes'].answer
const draftShape = adsCalls['POST /ads/drafts'].answer

describe('the ads area with the sample account', () => {
  let api: TestApi
  before(async () => {
    api = await testApi()
  })
  after(async () => {
    await api.close()
    assert.deepEqual(api.faults, [])
  })

  async function withSample() {
    const owner = await api.owner()
    await api.db.insert(connections).values({
      ownerId: owner.id,
      service: 'adwords',
      mode: 'sample',
      connectedAt: new Date(),
      accountId: 'sample',
    })
    return owner
  }
  type Owner = Awaited<ReturnType<typeof withSample>>
  const send = (owner: Owner, body: object, key: string = randomUUID()) =>
    owner.call('POST', '/ads/changes', body, { 'Idempotency-Key': key })
  const make = (owner: Owner, change: AdsChange) => send(owner, { change })
  const campaigns = async (owner: Owner) =>
    campaignsShape.parse((await owner.get('/ads/campaigns')).body).data?.rows ?? []
  const campaign = async (owner: Owner, id: string) => (await campaigns(owner)).find((one) => one.id === id)
  const madeOf = async (owner: Owner, id: string) => {
    const { status, body } = await owner.get(`/ads/campaigns/${id}`)
    return status === 404 ? null : adsCalls['GET /ads/campaigns/{id}'].answer.parse(body).made
  }
  const activity = async (owner: Owner) =>
    activityShape.parse((await owner.get('/ads/activity')).body).changes

  it('answers that nothing is connected, and has no rows then', async () => {
    const owner = await api.owner()
    const { state, account } = adsView.parse((await owner.get('/ads')).body)
    assert.deepEqual([['not_connected', 'not_set_up'].includes(state), account], [true, null])
    assert.equal((await owner.get('/ads/campaigns')).status, 404)
    assert.equal((await make(owner, { kind: 'remove_campaign', id: '101' })).status, 404)
  })

  it('takes a ceiling of whole cents above nothing, and none', async () => {
    const owner = await withSample()
    const save = async (amount: string | null) => (await owner.put('/ads/ceiling', { amount })).status
    for (const amount of ['-1000000', '0', '1', '19999', '10001'])
      assert.equal(await save(amount), 422, amount)
    assert.deepEqual([await save('10000'), await save('250000000'), await save(null)], [200, 200, 200])
  })

  it('keeps that the cost warning was accepted, in its version only', async () => {
    const owner = await api.owner()
    const terms = adsCalls['GET /ads/terms'].answer.parse((await owner.get('/ads/terms')).body)
    assert.equal(terms.acceptedAt, null)
    assert.equal((await owner.put('/ads/terms', { version: 'an earlier one' })).status, 409)
    assert.equal((await owner.put('/ads/terms', { version: terms.version })).status, 200)
    assert.ok(adsView.parse((await owner.get('/ads')).body).hasAcceptedTerms)
  })

  it('shows the account, its month and every tab', async () => {
    const owner = await withSample()
    const { account, mode, month } = adsView.parse((await owner.get('/ads')).body)
    assert.deepEqual([account?.name, mode, month?.most], ['Blue Wren Florist', 'sample', '790400000'])
    assert.equal((await campaigns(owner)).length, 5)
    for (const tab of ['ad-groups', 'keywords', 'search-terms', 'negative-keywords'])
      assert.equal((await owner.get(`/ads/${tab}?period=7days`)).status, 200, tab)
    for (const tab of ['assets', 'strategies', 'days'])
      assert.equal((await owner.get(`/ads/${tab}?period=7days`)).status, 200, tab)
    assert.equal((await owner.get('/ads/demographics?adGroupId=1001')).status, 200)
    for (const wrong of ['keywords?period=ever', 'demographics', 'demographics?adGroupId=1~2'])
      assert.equal((await owner.get(`/ads/${wrong}`)).status, 400, wrong)
  })

  it('makes a change, shows it, and writes down what was before and after', async () => {
    const owner = await withSample()
    const answer = await make(owner, { kind: 'set_budget', campaignId: '101', amount: '15000000' })
    assert.equal(answer.status, 200, answer.text)
    assert.equal((await campaign(owner, '101'))?.budget?.amount, '15000000')
    const [entry] = await activity(owner)
    assert.deepEqual(
      [entry?.what, entry?.before, entry?.after, entry?.outcome, entry?.who],
      [
        'Changed the budget of “Bouquets, inner west” to A$15.00 a day',
        { amount: '12000000' },
        { amount: '15000000' },
        'done',
        'Mia Rose',
      ],
    )
  })

  it('makes a campaign paused, once for each key, and deletes its draft', async () => {
    const owner = await withSample()
    const draft = draftShape.parse(
      (await owner.post('/ads/drafts', { step: 'budget', form: { ...EMPTY_DRAFT, name: 'Wreaths' } })).body,
    )
    const body = { change: createCampaign('Christmas wreaths'), draftId: draft.id }
    const key = randomUUID()
    const [first, second] = await Promise.all([send(owner, body, key), send(owner, body, key)])
    assert.deepEqual([first.status, second.status], [200, 200], first.text + second.text)
    const [id = ''] = madeShape.parse(first.body).ids
    assert.deepEqual(madeShape.parse(second.body).ids, madeShape.parse(first.body).ids)
    const named = (await campaigns(owner)).filter(({ name }) => name === 'Christmas wreaths')
    assert.deepEqual(
      named.map(({ state, adGroups }) => [state, adGroups]),
      [['paused', 1]],
    )
    assert.equal((await owner.get(`/ads/drafts/${draft.id}`)).status, 404)
    assert.equal((await madeOf(owner, id))?.name, 'Christmas wreaths')
    assert.equal(await madeOf(owner, '101'), null)
    assert.equal(await madeOf(await withSample(), id), null)
    await make(owner, { kind: 'set_campaign_state', ids: [id], state: 'enabled' })
    assert.equal((await campaign(owner, id))?.state, 'pending')
  })

  it('refuses what live campaigns are refused, beside the field', async () => {
    const owner = await withSample()
    const taken = await make(owner, createCampaign('Wedding flowers'))
    assert.equal(taken.status, 422)
    assert.match(taken.text, /campaign\.name/u)
    const dear = await make(owner, { kind: 'set_budget', campaignId: '101', amount: '1000000000' })
    assert.match(dear.text, /less than A\$1,000/u)
    await make(owner, { kind: 'remove_campaign', id: '104' })
    const gone = await make(owner, { kind: 'set_campaign_state', ids: ['104'], state: 'enabled' })
    assert.match(gone.text, /Cannot edit removed entities/u)
    assert.equal((await activity(owner)).length, 1)
  })

  it('removes an asset from its place, but none that was created here', async () => {
    const owner = await withSample()
    const assets = async () => assetsShape.parse((await owner.get('/ads/assets')).body).data?.rows ?? []
    const callouts = ['Open on Sundays']
    const added = { type: 'callout', level: 'account', levelId: null, sitelinks: [], existing: [] } as const
    assert.equal((await make(owner, { kind: 'add_assets', ...added, callouts })).status, 200)
    const ours = (await assets()).filter(({ isMadeHere }) => isMadeHere)
    assert.deepEqual(
      ours.map(({ callout }) => callout),
      callouts,
    )
    const [own] = ours
    const other = (await assets()).find(({ isMadeHere, state }) => !isMadeHere && state === 'enabled')
    assert.ok(own && other)
    const removal = ({ id, level, type }: typeof own): AdsChange => ({
      kind: 'remove_asset',
      id,
      level,
      type,
    })
    const refused = await make(owner, removal(own))
    assert.deepEqual([refused.status, /created here/u.test(refused.text)], [422, true])
    assert.equal((await make(owner, removal(other))).status, 200)
    const state = (await assets()).find(({ id, level }) => id === other.id && level === other.level)?.state
    assert.equal(state, 'removed')
  })

  it('refuses a form that shows an older value, and says what it is now', async () => {
    const owner = await withSample()
    const change = { kind: 'set_budget', campaignId: '101', amount: '20000000' }
    await send(owner, { change, seen: { amount: '12000000' } })
    const stale = await send(owner, {
      change: { ...change, amount: '9000000' },
      seen: { amount: '12000000' },
    })
    assert.equal(stale.status, 409)
    assert.match(stale.text, /"current":\{"amount":"20000000"\}/u)
  })

  it('only checks in a trial, and wants a key', async () => {
    const owner = await withSample()
    const change = createCampaign('Only a trial')
    const tried = await send(owner, { change, isTrial: true })
    assert.deepEqual(
      [tried.status, tried.body],
      [200, { message: 'This can be made. Nothing was changed.', ids: [], activityId: null }],
    )
    assert.equal((await campaigns(owner)).length, 5)
    assert.equal((await owner.post('/ads/changes', { change })).status, 400)
  })

  it('keeps drafts, and refuses a save over a newer one', async () => {
    const owner = await withSample()
    const form = { ...EMPTY_DRAFT, name: 'Wreaths' }
    const draft = draftShape.parse((await owner.post('/ads/drafts', { step: 'general', form })).body)
    const save = (version: number) =>
      owner.put(`/ads/drafts/${draft.id}`, { version, step: 'places', form: { ...form, phone: '1' } })
    assert.equal((await save(1)).status, 200)
    assert.equal((await save(1)).status, 409)
    const { drafts } = adsView.parse((await owner.get('/ads')).body)
    assert.deepEqual(
      drafts.map(({ name, step, version }) => [name, step, version]),
      [['Wreaths', 'places', 2]],
    )
    assert.equal((await owner.call('DELETE', `/ads/drafts/${draft.id}`)).status, 200)
  })

  it('keeps no more drafts than are allowed of calls at the same time', async () => {
    const owner = await withSample()
    const given = { step: 'general', form: EMPTY_DRAFT }
    const calls = Array.from({ length: MOST_DRAFTS + 4 }, () => owner.post('/ads/drafts', given))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, MOST_DRAFTS)
    assert.equal(adsView.parse((await owner.get('/ads')).body).drafts.length, MOST_DRAFTS)
  })

  it('takes nine thousand negative keywords at once, and shows nobody another owner’s', async () => {
    const [mia, max] = [await withSample(), await withSample()]
    const keywords = Array.from({ length: 9_000 }, (_, index) => ({
      text: `unwanted words number ${index} that nobody wants`,
      matchType: 'phrase' as const,
    }))
    const many = await make(mia, {
      kind: 'add_negative_keywords',
      level: 'campaign',
      levelId: '101',
      keywords,
    })
    assert.equal(many.status, 200, many.text.slice(0, 200))
    assert.deepEqual(await activity(max), [])
    assert.equal((await campaigns(max)).length, 5)
  })

  it('suggests from its own lists', async () => {
    const owner = await withSample()
    const places = await owner.get('/ads/suggestions/places?text=newt')
    assert.match(places.text, /Newtown/u)
    const texts = {
      businessName: 'Blue Wren',
      landingUrl: '',
      categories: ['Wreaths'],
      locations: ['Newtown'],
    }
    assert.match((await owner.post('/ads/suggestions/texts', texts)).text, /Wreaths in Newtown/u)
    const budgets = { landingUrl: '', categories: [], locationIds: [] }
    assert.match((await owner.post('/ads/suggestions/budgets', budgets)).text, /"isOfGoogle":false/u)
    for (const path of ['categories', 'keywords']) {
      const body =
        path === 'keywords' ? { texts: ['wedding'], landingUrl: null } : { businessName: '', landingUrl: '' }
      assert.match((await owner.post(`/ads/suggestions/${path}`, body)).text, /wedding/u)
    }
    assert.match((await owner.get('/ads/suggestions/languages')).text, /English/u)
  })

  it('loses everything of the sample when it ends', async () => {
    const owner = await withSample()
    await make(owner, { kind: 'remove_campaign', id: '101' })
    await api.db.delete(connections)
    assert.equal((await owner.get('/ads/activity')).status, 404)
  })
})

const createCampaign = (name: string): AdsChange => ({
  kind: 'create_campaign',
  campaign: {
    name,
    businessName: 'Blue Wren Florist',
    landingUrl: 'https://bluewren.example/wreaths',
    phone: null,
    startDate: '2099-12-01',
    endDate: null,
    locations: [{ kind: 'place', id: '1000286', name: 'Sydney' }],
    languages: [{ id: '1000', name: 'English' }],
    categories: [{ name: 'Christmas wreaths', keywords: ['christmas wreath', 'native wreath'] }],
    headlines: ['Christmas wreaths', 'Blue Wren Florist', 'Call us today'],
    descriptions: ['Fresh native wreaths.', 'Get in touch to find out more.'],
    dailyBudget: '10000000',
    targetCpa: null,
  },
})
