import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { ADS_IDS } from '#stand-ins/adwords.data.ts'
import { BELLS, openAdsChanges } from '#support/ads-changing.ts'
import { adsReading } from '#support/ads-reading.ts'

const NAME_TAKEN = 'You already have one with this name. Please choose another one.'

let at: Awaited<ReturnType<typeof openAdsChanges>>

describe('a campaign of the wizard', () => {
  beforeEach(async () => {
    at = await openAdsChanges()
  })
  afterEach(() => at.close())

  it('exists exactly as Google checked it before: paused, with everything in it', async () => {
    const before = at.things('campaign').length
    await at.make({ kind: 'create_campaign', campaign: BELLS })
    const mutates = at.ads.requests.filter(({ path }) => path.endsWith(':mutate')).map(({ body }) => body)
    assert.equal(mutates.length, 2)
    assert.deepEqual(mutates[0], Object.assign({}, mutates[1], { validateOnly: true }))
    assert.equal(at.things('campaign').length, before + 1)
    const campaign = at.things('campaign').find(({ name }) => name === 'Bells')
    assert.partialDeepStrictEqual(campaign, {
      status: 'PAUSED',
      advertisingChannelType: 'SEARCH',
      startDateTime: '2026-12-01 00:00:00',
      endDateTime: '2026-12-24 23:59:59',
      biddingStrategyType: 'TARGET_SPEND',
    })
    const ofIt = (kind: string) => at.things(kind).filter((one) => one['campaign'] === campaign?.resourceName)
    const groups = ofIt('ad_group')
    const inGroups = (kind: string) =>
      at.things(kind).filter((one) => groups.some((group) => group.resourceName === one['adGroup']))
    assert.deepEqual(
      [ofIt('campaign_criterion').length, groups.map(({ name }) => name), inGroups('ad_group_ad').length],
      [3, ['Bike bells', 'Horns'], 2],
    )
    assert.deepEqual(
      inGroups('ad_group_criterion').map(({ keyword }) => keyword),
      ['bike bells', 'brass bell', 'loud bell', 'horns'].map((text) => ({ text, matchType: 'PHRASE' })),
    )
    const [call] = ofIt('campaign_asset')
    assert.partialDeepStrictEqual(
      at.things('asset').find(({ resourceName }) => resourceName === call?.['asset']),
      { callAsset: { countryCode: 'AU', phoneNumber: '0355500101' } },
    )
  })

  it('is called in the country of its owner, who may have an account of another', async () => {
    const campaign = { ...BELLS, name: 'Bells abroad', phone: '0800555014', phoneCountry: 'NZ' as const }
    const before = at.things('asset').length
    await at.make({ kind: 'create_campaign', campaign })
    assert.partialDeepStrictEqual(at.things('asset').slice(before), [
      { callAsset: { countryCode: 'NZ', phoneNumber: '0800555014' } },
    ])
  })

  it('leads nobody to its page before it begins', async () => {
    const { resourceNames } = await at.make({ kind: 'create_campaign', campaign: BELLS })
    const id = resourceNames[0]?.split('/').at(-1) ?? ''
    await at.make({ kind: 'set_campaign_state', ids: [id], state: 'enabled' })
    const { rows } = await at.own.read('landingPages')
    assert.deepEqual([rows.length > 0, rows.filter(({ campaignId }) => campaignId === id)], [true, []])
  })

  it('is listed in every tab', async () => {
    const { resourceNames } = await at.make({ kind: 'create_campaign', campaign: BELLS })
    const id = resourceNames[0]?.split('/').at(-1)
    const { rows } = await at.own.read('campaigns')
    assert.partialDeepStrictEqual(
      rows.find((one) => one.id === id),
      { name: 'Bells', state: 'paused', budget: { amount: '12000000' } },
    )
    const { rows: keywords } = await at.own.read('keywords')
    assert.equal(keywords.filter(({ campaignId }) => campaignId === id).length, 4)
  })

  it('bids for conversions where the owner says what one is worth', async () => {
    await at.make({ kind: 'create_campaign', campaign: { ...BELLS, targetCpa: '6000000' } })
    const { rows } = await at.own.read('campaigns')
    assert.equal(rows.find(({ name }) => name === 'Bells')?.bidStrategyType, 'maximise_conversions')
  })

  it('makes nothing at all where Google refuses a part, and says it at the fields', async () => {
    const refused = {
      ...BELLS,
      name: 'Repairs',
      headlines: ['x'.repeat(31), 'Two', 'Three'],
      dailyBudget: '12005000',
      categories: [{ name: 'bells!', keywords: ['bells!'] }],
    }
    const before = at.things('campaign_budget').length
    assert.deepEqual(await at.refused({ kind: 'create_campaign', campaign: refused }), [
      'rejected',
      {
        'campaign.dailyBudget': 'Google takes whole cents only',
        'campaign.name': NAME_TAKEN,
        'campaign.categories.0': 'A keyword can’t have any of these signs: ! @ % , *',
        'campaign.headlines.0': 'This is too long for Google',
      },
    ])
    assert.equal(at.things('campaign_budget').length, before)
  })

  it('has a message for each thing that Google does not take', async () => {
    const wrong: [Partial<CampaignToCreate>, string, string][] = [
      [{ phone: '123' }, 'campaign.phone', 'Google doesn’t know this as a phone number'],
      [{ startDate: '2026-11-01' }, 'campaign.startDate', 'This day is over at Google. Choose a later one.'],
      [{ landingUrl: 'harbourcycles' }, 'campaign.landingUrl', 'Google doesn’t take this address'],
      [
        { headlines: ['铃'.repeat(16), 'Two', 'Three'] },
        'campaign.headlines.0',
        'This is too long for Google',
      ],
      [{ descriptions: ['One'] }, 'campaign.descriptions', 'Google didn’t accept this'],
    ]
    for (const [part, field, words] of wrong) {
      const [, fields] = await at.refused({ kind: 'create_campaign', campaign: { ...BELLS, ...part } })
      assert.deepEqual(fields, { [field]: words })
    }
  })

  it('takes whole yen only in an account in yen', async () => {
    const campaign = { ...BELLS, phone: null }
    const [, fields] = await at.refused(
      { kind: 'create_campaign', campaign: { ...campaign, dailyBudget: '1500500000' } },
      ADS_IDS.yen,
    )
    assert.deepEqual(Object.keys(Object(fields)), ['campaign.dailyBudget'])
    const done = await adsReading(at.ads, ADS_IDS.yen).change({
      kind: 'create_campaign',
      campaign: { ...campaign, dailyBudget: '1500000000' },
    })
    assert.equal(done.ok, true)
  })
})
