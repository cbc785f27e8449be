import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type { AdsChange, CampaignToCreate } from '#core/ads/changes.ts'
import { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS, adsBusinesses } from '#stand-ins/adwords.data.ts'
import { ADS_NOW, adsReading } from '#support/ads-reading.ts'

const CYCLES = ADS_IDS.cycles
const REMOVED = 'Cannot edit removed entities'
const NAME_TAKEN = 'You already have one with this name. Please choose another one.'

const BELLS: CampaignToCreate = {
  name: 'Bells',
  businessName: 'Harbour Cycles',
  landingUrl: 'https://harbourcycles.example/bells',
  phone: '0355500101',
  startDate: '2026-12-01',
  endDate: '2026-12-24',
  locations: [
    { kind: 'place', id: '2036', name: 'Australia' },
    { kind: 'radius', latitude: -38.15, longitude: 144.36, kilometres: 10, name: 'Geelong' },
  ],
  languages: [{ id: '1000', name: 'English' }],
  categories: [
    { name: 'Bike bells', keywords: ['brass bell', 'loud bell'] },
    { name: 'Horns', keywords: [] },
  ],
  headlines: ['Bells', 'Loud and small', 'Fitted today'],
  descriptions: ['A bell for every bike.', 'Come by, or call.'],
  dailyBudget: '12000000',
  targetCpa: null,
}

let ads: Awaited<ReturnType<typeof openAdwords>>
const cycles = () => adsReading(ads, CYCLES)
const idOf = (kind: string, name: string): string => {
  const found = ads.things(CYCLES, kind).find((one) => one['name'] === name)
  return found?.resourceName.split('/').at(-1) ?? ''
}
/** Makes a change that Google takes. */
const make = async (change: AdsChange) => {
  const done = await cycles().change(change)
  assert.ok(done?.ok, JSON.stringify(done))
  return done.data
}
/** The words beside the fields of a change that Google refuses. */
const fieldsOf = async (change: AdsChange, id: string = CYCLES) => {
  const refused = await adsReading(ads, id).change(change)
  assert.ok(refused && !refused.ok, JSON.stringify(refused))
  return [refused.failure.kind, refused.failure.fields]
}

beforeEach(async () => {
  ads = await openAdwords({ accounts: adsBusinesses(10, 30), now: () => ADS_NOW })
})
afterEach(async () => {
  assert.deepEqual(ads.faults, [])
  await ads.close()
})

describe('a campaign of the wizard', () => {
  it('exists exactly as Google checked it before: paused, with everything in it', async () => {
    const before = ads.things(CYCLES, 'campaign').length
    await make({ kind: 'create_campaign', campaign: BELLS })
    const mutates = ads.requests.filter(({ path }) => path.endsWith(':mutate')).map(({ body }) => body)
    assert.equal(mutates.length, 2)
    assert.deepEqual(mutates[0], Object.assign({}, mutates[1], { validateOnly: true }))
    assert.equal(ads.things(CYCLES, 'campaign').length, before + 1)
    const campaign = ads.things(CYCLES, 'campaign').find(({ name }) => name === 'Bells')
    assert.partialDeepStrictEqual(campaign, {
      status: 'PAUSED',
      advertisingChannelType: 'SEARCH',
      startDateTime: '2026-12-01 00:00:00',
      endDateTime: '2026-12-24 23:59:59',
      biddingStrategyType: 'TARGET_SPEND',
    })
    const ofIt = (kind: string) =>
      ads.things(CYCLES, kind).filter((one) => one['campaign'] === campaign?.resourceName)
    const groups = ofIt('ad_group')
    const inGroups = (kind: string) =>
      ads.things(CYCLES, kind).filter((one) => groups.some((group) => group.resourceName === one['adGroup']))
    assert.deepEqual(
      [ofIt('campaign_criterion').length, groups.map(({ name }) => name), inGroups('ad_group_ad').length],
      [3, ['Bike bells', 'Horns'], 2],
    )
    assert.deepEqual(
      inGroups('ad_group_criterion').map(({ keyword }) => keyword),
      ['Bike bells', 'brass bell', 'loud bell', 'Horns'].map((text) => ({ text, matchType: 'PHRASE' })),
    )
    const [call] = ofIt('campaign_asset')
    assert.partialDeepStrictEqual(
      ads.things(CYCLES, 'asset').find(({ resourceName }) => resourceName === call?.['asset']),
      { callAsset: { countryCode: 'AU', phoneNumber: '0355500101' } },
    )
  })

  it('is listed in every tab', async () => {
    const { resourceNames } = await make({ kind: 'create_campaign', campaign: BELLS })
    const id = resourceNames[0]?.split('/').at(-1)
    const { rows } = await cycles().read('campaigns')
    assert.partialDeepStrictEqual(
      rows.find((one) => one.id === id),
      { name: 'Bells', state: 'paused', budget: { amount: '12000000' } },
    )
    const { rows: keywords } = await cycles().read('keywords')
    assert.equal(keywords.filter(({ campaignId }) => campaignId === id).length, 4)
  })

  it('bids for conversions where the owner says what one is worth', async () => {
    await make({ kind: 'create_campaign', campaign: { ...BELLS, targetCpa: '6000000' } })
    const { rows } = await cycles().read('campaigns')
    assert.equal(rows.find(({ name }) => name === 'Bells')?.bidStrategyType, 'maximise_conversions')
  })

  it('makes nothing at all where Google refuses a part, and says it at the fields', async () => {
    const refused = {
      ...BELLS,
      name: 'Repairs',
      headlines: ['x'.repeat(31), 'Two', 'Three'],
      dailyBudget: '12005000',
      categories: [{ name: 'bells!', keywords: [] }],
    }
    const before = ads.things(CYCLES, 'campaign_budget').length
    assert.deepEqual(await fieldsOf({ kind: 'create_campaign', campaign: refused }), [
      'rejected',
      {
        'campaign.dailyBudget': 'Google takes whole cents only',
        'campaign.name': NAME_TAKEN,
        'campaign.categories.0': 'A keyword can’t have any of these signs: ! @ % , *',
        'campaign.headlines.0': 'This is too long for Google',
      },
    ])
    assert.equal(ads.things(CYCLES, 'campaign_budget').length, before)
  })

  it('has a message for each thing that Google does not take', async () => {
    const wrong: [Partial<CampaignToCreate>, string, string][] = [
      [{ phone: '123' }, 'campaign.phone', 'Google doesn’t know this as a phone number'],
      [{ startDate: '2026-11-01' }, 'campaign.startDate', 'This day is over at Google. Choose a later one.'],
      [{ landingUrl: 'harbourcycles' }, 'campaign.landingUrl', 'Google doesn’t take this address'],
      [{ descriptions: ['One'] }, 'campaign.descriptions', 'Google didn’t accept this'],
    ]
    for (const [part, field, words] of wrong) {
      const [, fields] = await fieldsOf({ kind: 'create_campaign', campaign: { ...BELLS, ...part } })
      assert.deepEqual(fields, { [field]: words })
    }
  })

  it('takes whole yen only in an account in yen', async () => {
    const campaign = { ...BELLS, phone: null }
    const [, fields] = await fieldsOf(
      { kind: 'create_campaign', campaign: { ...campaign, dailyBudget: '1500500000' } },
      ADS_IDS.yen,
    )
    assert.deepEqual(Object.keys(Object(fields)), ['campaign.dailyBudget'])
    const done = await adsReading(ads, ADS_IDS.yen).change({
      kind: 'create_campaign',
      campaign: { ...campaign, dailyBudget: '1500000000' },
    })
    assert.equal(done?.ok, true)
  })
})

describe('a change of an ads account', () => {
  it('pauses, resumes and removes campaigns', async () => {
    const [repairs, smart] = [idOf('campaign', 'Repairs'), idOf('campaign', 'Local shop')]
    await make({ kind: 'set_campaign_state', ids: [repairs, smart], state: 'paused' })
    await make({ kind: 'set_campaign_state', ids: [smart], state: 'enabled' })
    await make({ kind: 'remove_campaign', id: repairs })
    const { rows } = await cycles().read('campaigns')
    assert.deepEqual(
      rows.map(({ name, state }) => [name, state]),
      [
        ['Repairs', 'removed'],
        ['New bikes', 'enabled'],
        ['Winter sale', 'removed'],
        ['Local shop', 'enabled'],
      ],
    )
  })

  it('of what was removed elsewhere meanwhile changes nothing, and says so', async () => {
    const gone = idOf('campaign', 'Repairs')
    const group = idOf('ad_group', 'Bike service')
    await make({ kind: 'remove_campaign', id: gone })
    const changes: [AdsChange, string][] = [
      [{ kind: 'set_campaign_state', ids: [gone, idOf('campaign', 'New bikes')], state: 'paused' }, 'ids'],
      [{ kind: 'set_budget', campaignId: gone, amount: '5000000' }, 'campaignId'],
      [{ kind: 'remove_campaign', id: gone }, 'id'],
      [{ kind: 'create_ad_group', campaignId: gone, name: 'Locks', maxCpc: null }, 'campaignId'],
      [{ kind: 'set_ad_group_state', ids: [group], state: 'paused' }, 'ids'],
      [
        { kind: 'add_keywords', adGroupId: group, keywords: [{ text: 'pump', matchType: 'broad' }] },
        'adGroupId',
      ],
      [{ kind: 'remove_keyword', id: '1~2' }, 'id'],
      [{ kind: 'remove_negative_keyword', id: '1~2' }, 'id'],
    ]
    for (const [change, field] of changes)
      assert.deepEqual(await fieldsOf(change), ['rejected', { [field]: REMOVED }], change.kind)
    const { rows } = await cycles().read('campaigns')
    assert.equal(rows.find(({ name }) => name === 'New bikes')?.state, 'enabled')
  })

  it('sets a budget in whole cents', async () => {
    const campaignId = idOf('campaign', 'Repairs')
    await make({ kind: 'set_budget', campaignId, amount: '20050000' })
    const { rows } = await cycles().read('campaigns')
    assert.equal(rows.find(({ id }) => id === campaignId)?.budget?.amount, '20050000')
    assert.deepEqual(await fieldsOf({ kind: 'set_budget', campaignId, amount: '20005000' }), [
      'rejected',
      { amount: 'Google takes whole cents only' },
    ])
  })

  it('makes, pauses and removes ad groups, and sets their bids', async () => {
    const campaignId = idOf('campaign', 'Repairs')
    await make({ kind: 'create_ad_group', campaignId, name: 'Wheels', maxCpc: '900000' })
    const again = { kind: 'create_ad_group', campaignId, name: 'wheels', maxCpc: null } as const
    assert.deepEqual(await fieldsOf(again), ['rejected', { name: NAME_TAKEN }])
    const adGroupId = idOf('ad_group', 'Wheels')
    await make({ kind: 'set_ad_group_state', ids: [adGroupId], state: 'paused' })
    const none = { maxCpv: null, targetCpa: null, targetCpm: null }
    await make({ kind: 'set_bids', adGroupId, ...none, maxCpc: null })
    const { rows } = await cycles().read('adGroups')
    assert.partialDeepStrictEqual(
      rows.find(({ id }) => id === adGroupId),
      { state: 'paused', maxCpc: null },
    )
    const views = { kind: 'set_bids', adGroupId, ...none, maxCpc: null, maxCpv: '1000000' } as const
    assert.deepEqual(await fieldsOf(views), [
      'rejected',
      { maxCpv: 'This bid doesn’t fit how the campaign bids' },
    ])
    await make({ kind: 'remove_ad_group', id: adGroupId })
    assert.equal(idOf('ad_group', 'Wheels'), '')
    const smart = idOf('campaign', 'Local shop')
    const [, fields] = await fieldsOf({
      kind: 'create_ad_group',
      campaignId: smart,
      name: 'Locks',
      maxCpc: null,
    })
    assert.deepEqual(fields, { campaignId: 'An ad group needs at least one Search campaign' })
  })

  it('leaves people out, and takes them in again', async () => {
    const adGroupId = idOf('ad_group', 'Bike service')
    const left = async () =>
      (await cycles().read('demographics')).rows
        .filter((one) => one.isExcluded && one.adGroupId === adGroupId)
        .map(({ kind, value }) => `${kind} ${value}`)
    await make({ kind: 'set_demographics', adGroupId, excluded: { gender: ['male'], age: ['18_24'] } })
    assert.deepEqual((await left()).toSorted(), ['age 18_24', 'gender male'])
    await make({ kind: 'set_demographics', adGroupId, excluded: { household_income: ['top_10'] } })
    assert.deepEqual(await left(), ['household_income top_10'])
  })

  it('adds keywords once, and removes them', async () => {
    const adGroupId = idOf('ad_group', 'Bike service')
    const keywords = [{ text: 'puncture', matchType: 'exact' }] as const
    await make({ kind: 'add_keywords', adGroupId, keywords })
    await make({ kind: 'add_keywords', adGroupId, keywords })
    const found = async () => (await cycles().read('keywords')).rows.filter(({ text }) => text === 'puncture')
    const [added] = await found()
    assert.partialDeepStrictEqual(await found(), [{ matchType: 'exact', state: 'enabled' }])
    await make({ kind: 'remove_keyword', id: added?.id ?? '' })
    assert.partialDeepStrictEqual(await found(), [{ state: 'removed' }])
    const long = { text: 'x'.repeat(81), matchType: 'broad' } as const
    assert.deepEqual(await fieldsOf({ kind: 'add_keywords', adGroupId, keywords: [...keywords, long] }), [
      'rejected',
      { 'keywords.1': 'This keyword is too long for Google' },
    ])
  })

  it('adds negative keywords to campaigns and ad groups, and removes each where it is', async () => {
    const keywords = [{ text: 'free', matchType: 'broad' }] as const
    const levelId = idOf('campaign', 'Repairs')
    await make({ kind: 'add_negative_keywords', level: 'campaign', levelId, keywords })
    const adGroup = idOf('ad_group', 'Bike service')
    await make({ kind: 'add_negative_keywords', level: 'ad_group', levelId: adGroup, keywords })
    const { rows } = await cycles().read('negativeKeywords')
    assert.deepEqual(
      rows.filter(({ text }) => text === 'free').map(({ level }) => level),
      ['campaign', 'ad_group'],
    )
    for (const { id } of rows) await make({ kind: 'remove_negative_keyword', id })
    assert.deepEqual((await cycles().read('negativeKeywords')).rows, [])
  })

  it('takes 9,000 negative keywords at once, and says that more is too much', async () => {
    const levelId = idOf('campaign', 'Repairs')
    const keywords = Array.from({ length: 9_000 }, (_, place) => ({
      text: `never ${place}`,
      matchType: 'broad' as const,
    }))
    await make({ kind: 'add_negative_keywords', level: 'campaign', levelId, keywords })
    assert.equal((await cycles().read('negativeKeywords')).rows.length, 9_003)
    const more = [
      ...keywords,
      ...keywords.map(({ text }) => ({ text: `${text} more`, matchType: 'exact' as const })),
    ]
    const [kind, fields] = await fieldsOf({
      kind: 'add_negative_keywords',
      level: 'campaign',
      levelId,
      keywords: more,
    })
    assert.deepEqual([kind, Object.keys(Object(fields))], ['rejected', ['keywords']])
  })

  it('makes a list of negative keywords, and changes only what is different', async () => {
    const [repairs, bikes] = [idOf('campaign', 'Repairs'), idOf('campaign', 'New bikes')]
    const list = { kind: 'save_negative_list', name: 'Jobs', campaignIds: [repairs] } as const
    const keyword = (text: string) => ({ text, matchType: 'phrase' as const })
    await make({ ...list, listId: null, keywords: [keyword('career'), keyword('salary')] })
    const listId = idOf('shared_set', 'Jobs')
    ads.requests.length = 0
    await make({
      ...list,
      listId,
      name: 'Work',
      campaignIds: [bikes],
      keywords: [keyword('salary'), keyword('wage')],
    })
    const { rows, lists } = await cycles().read('negativeKeywords')
    const [last] = ads.requests.filter(({ path }) => path.endsWith(':mutate'))
    assert.equal(last?.operations, 5)
    assert.deepEqual(
      rows.filter(({ addedToId }) => addedToId === listId).map(({ text }) => text),
      ['salary', 'wage'],
    )
    assert.deepEqual(
      lists.find(({ id }) => id === listId),
      { id: listId, name: 'Work', keywords: 2, campaignIds: [bikes] },
    )
  })

  it('makes sitelinks and callouts, shows what exists, and takes it away again', async () => {
    const levelId = idOf('campaign', 'New bikes')
    const base = { kind: 'add_assets', level: 'campaign', levelId, existing: [] } as const
    const link = (text: string) => ({
      text,
      line1: 'One',
      line2: 'Two',
      finalUrl: 'https://harbourcycles.example/',
    })
    await make({ ...base, type: 'sitelink', sitelinks: [link('Shop'), link('Hours')], callouts: [] })
    await make({ ...base, type: 'callout', sitelinks: [], callouts: ['Open Sundays'] })
    const here = async () =>
      (await cycles().read('assets')).rows.filter((one) => one.levelId === levelId && one.state !== 'removed')
    assert.deepEqual(
      (await here()).map(({ sitelink, callout }) => sitelink?.text ?? callout),
      ['Shop', 'Hours', 'Open Sundays'],
    )
    for (const { id, level, type } of await here()) await make({ kind: 'remove_asset', id, level, type })
    assert.deepEqual(await here(), [])
    const half = { ...link('Half'), line2: null }
    const [, fields] = await fieldsOf({ ...base, type: 'sitelink', sitelinks: [half], callouts: [] })
    assert.deepEqual(fields, { 'sitelinks.0.line2': 'This is too short for Google' })
  })

  it('makes a portfolio strategy with a shared budget, and removes none that is used', async () => {
    const campaignIds = [idOf('campaign', 'Repairs'), idOf('campaign', 'New bikes')]
    const base = {
      kind: 'create_strategy',
      targetRoas: null,
      targetCpa: '9000000',
      sharedBudget: '40000000',
    } as const
    await make({ ...base, name: 'Together', type: 'maximise_conversions', campaignIds })
    const { rows } = await cycles().read('strategies')
    const made = rows.find(({ name }) => name === 'Together')
    assert.partialDeepStrictEqual(made, { targetCpa: '9000000', sharedBudget: { amount: '40000000' } })
    assert.deepEqual(
      made?.campaigns.map(({ name }) => name),
      ['Repairs', 'New bikes'],
    )
    assert.deepEqual(await fieldsOf({ kind: 'remove_strategy', id: made?.id ?? '' }), [
      'rejected',
      { id: 'This strategy is still used by a campaign. Choose another one for it in Google Ads first.' },
    ])
    const unused = rows.find(({ name }) => name === 'A$20 a customer')
    await make({ kind: 'remove_strategy', id: unused?.id ?? '' })
    const smart = idOf('campaign', 'Local shop')
    const [, fields] = await fieldsOf({
      ...base,
      name: 'Other',
      type: 'maximise_conversions',
      campaignIds: [smart],
    })
    assert.deepEqual(fields, { campaignIds: 'This campaign can’t share its budget' })
  })

  it('is refused in an account that is suspended, and counts operations', async () => {
    const campaign = { ...BELLS, phone: null }
    const [kind] = await fieldsOf({ kind: 'create_campaign', campaign }, ADS_IDS.suspended)
    assert.equal(kind, 'needs_selection')
    ads.project.operationsLeft = 20
    const [quota] = await fieldsOf({ kind: 'create_campaign', campaign })
    assert.equal(quota, 'quota')
  })

  it('is not sent again when its answer is lost', async () => {
    ads.rules.answered = async () => false
    const lost = await cycles().change({ kind: 'create_campaign', campaign: BELLS })
    assert.equal(lost?.ok === false && lost.failure.kind, 'vendor_down')
    assert.equal(ads.things(CYCLES, 'campaign').filter(({ name }) => name === 'Bells').length, 1)
  })
})
