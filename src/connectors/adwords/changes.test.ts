import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type { AdsChange } from '#core/ads/changes.ts'
import { ADS_IDS } from '#stand-ins/adwords.data.ts'
import { BELLS, openAdsChanges } from '#support/ads-changing.ts'
import { connector } from './connector.ts'

const REMOVED = 'Cannot edit removed entities'
const NAME_TAKEN = 'You already have one with this name. Please choose another one.'

let at: Awaited<ReturnType<typeof openAdsChanges>>

describe('a change of an ads account', () => {
  beforeEach(async () => {
    at = await openAdsChanges()
  })
  afterEach(() => at.close())

  it('pauses, resumes and removes campaigns', async () => {
    const [repairs, smart] = [at.idOf('campaign', 'Repairs'), at.idOf('campaign', 'Local shop')]
    await at.make({ kind: 'set_campaign_state', ids: [repairs, smart], state: 'paused' })
    await at.make({ kind: 'set_campaign_state', ids: [smart], state: 'enabled' })
    await at.make({ kind: 'remove_campaign', id: repairs })
    const { rows } = await at.own.read('campaigns')
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
    const gone = at.idOf('campaign', 'Repairs')
    const group = at.idOf('ad_group', 'Bike service')
    await at.make({ kind: 'remove_campaign', id: gone })
    const changes: [AdsChange, string][] = [
      [{ kind: 'set_campaign_state', ids: [gone, at.idOf('campaign', 'New bikes')], state: 'paused' }, 'ids'],
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
      assert.deepEqual(await at.refused(change), ['rejected', { [field]: REMOVED }], change.kind)
    const { rows } = await at.own.read('campaigns')
    assert.equal(rows.find(({ name }) => name === 'New bikes')?.state, 'enabled')
  })

  it('sets a budget in whole cents', async () => {
    const campaignId = at.idOf('campaign', 'Repairs')
    await at.make({ kind: 'set_budget', campaignId, amount: '20050000' })
    const { rows } = await at.own.read('campaigns')
    assert.equal(rows.find(({ id }) => id === campaignId)?.budget?.amount, '20050000')
    assert.deepEqual(await at.refused({ kind: 'set_budget', campaignId, amount: '20005000' }), [
      'rejected',
      { amount: 'Google takes whole cents only' },
    ])
  })

  it('makes, pauses and removes ad groups, and sets their bids', async () => {
    const campaignId = at.idOf('campaign', 'Repairs')
    await at.make({ kind: 'create_ad_group', campaignId, name: 'Wheels', maxCpc: '900000' })
    const again = { kind: 'create_ad_group', campaignId, name: 'wheels', maxCpc: null } as const
    assert.deepEqual(await at.refused(again), ['rejected', { name: NAME_TAKEN }])
    const adGroupId = at.idOf('ad_group', 'Wheels')
    await at.make({ kind: 'set_ad_group_state', ids: [adGroupId], state: 'paused' })
    const none = { maxCpv: null, targetCpa: null, targetCpm: null }
    await at.make({ kind: 'set_bids', adGroupId, ...none, maxCpc: null })
    const { rows } = await at.own.read('adGroups')
    assert.partialDeepStrictEqual(
      rows.find(({ id }) => id === adGroupId),
      { state: 'paused', maxCpc: null },
    )
    const views = { kind: 'set_bids', adGroupId, ...none, maxCpc: null, maxCpv: '1000000' } as const
    assert.deepEqual(await at.refused(views), [
      'rejected',
      { maxCpv: 'This bid doesn’t fit how the campaign bids' },
    ])
    await at.make({ kind: 'remove_ad_group', id: adGroupId })
    assert.equal(at.idOf('ad_group', 'Wheels'), '')
    const smart = at.idOf('campaign', 'Local shop')
    const [, fields] = await at.refused({
      kind: 'create_ad_group',
      campaignId: smart,
      name: 'Locks',
      maxCpc: null,
    })
    assert.deepEqual(fields, { campaignId: 'An ad group needs at least one Search campaign' })
  })

  it('is refused in an account that is suspended, and counts operations', async () => {
    const campaign = { ...BELLS, phone: null }
    const [kind] = await at.refused({ kind: 'create_campaign', campaign }, ADS_IDS.suspended)
    assert.equal(kind, 'needs_selection')
    at.ads.project.operationsLeft = 20
    const [quota] = await at.refused({ kind: 'create_campaign', campaign })
    assert.equal(quota, 'quota')
  })

  it('leaves only where it still may, which is asked after everything that is read for it', async () => {
    const { own, ads } = at
    const change = { kind: 'set_budget', campaignId: at.idOf('campaign', 'Repairs'), amount: '5000000' }
    const sent = ads.requests.length
    const answered: string[][] = []
    const maySend = async () => {
      answered.push(ads.requests.slice(sent).map(({ path }) => path.split(':').at(-1) ?? ''))
      return false
    }
    const made = await connector.write?.['change']?.run(
      { ...own.context, maySend },
      change,
      own.access,
      false,
    )
    assert.equal(made?.ok, false)
    assert.deepEqual(answered, [['search']])
    assert.equal(ads.requests.length, sent + 1)
  })

  it('is not sent again when its answer is lost', async () => {
    at.ads.rules.answered = async () => false
    const lost = await at.own.change({ kind: 'create_campaign', campaign: BELLS })
    assert.equal(!lost.ok && lost.failure.kind, 'vendor_down')
    assert.equal(at.things('campaign').filter(({ name }) => name === 'Bells').length, 1)
  })
})
