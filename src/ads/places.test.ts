import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCampaign, anAdGroup } from '#support/ads-account.ts'
import { levelPlaces, placeValue, readPlace } from './places.ts'

describe('where something can be added', () => {
  it('is every campaign and ad group that is neither removed nor run by Google', () => {
    const campaigns = [
      aCampaign(),
      aCampaign({ id: '2', state: 'removed' }),
      aCampaign({ id: '3', type: 'smart' }),
    ]
    const adGroups = [anAdGroup(), anAdGroup({ id: '22', type: 'smart' })]
    assert.deepEqual(levelPlaces(campaigns, adGroups), [
      { group: 'Campaigns', items: [{ value: 'campaign 1', label: 'Bouquets' }] },
      { group: 'Ad groups', items: [{ value: 'ad_group 21', label: 'Bouquets: Roses' }] },
    ])
    assert.deepEqual(levelPlaces(null, undefined), [])
  })

  it('is read back from its choice', () => {
    assert.deepEqual(readPlace(placeValue('ad_group', '21')), { level: 'ad_group', levelId: '21' })
    assert.deepEqual(readPlace(placeValue('account', null)), { level: 'account', levelId: null })
  })
})
