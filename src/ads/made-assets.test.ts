import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anAsset } from '#support/ads-account.ts'
import { type MadeAssets, withMadeHere } from './made-assets.ts'

const OF_ACCOUNT: MadeAssets = { type: 'sitelink', level: 'account', levelId: null, existing: [], ids: [] }
const OF_CAMPAIGN: MadeAssets = { type: 'sitelink', level: 'campaign', levelId: '1', existing: [], ids: [] }
const onAccount = anAsset({ id: '999~51', assetId: '51' })
const inCampaign = anAsset({ id: '1~51', assetId: '51', level: 'campaign', levelId: '1' })
const madeOf = (...made: MadeAssets[]) =>
  withMadeHere([onAccount, inCampaign], made).map(({ isMadeHere }) => isMadeHere)

describe('assets that were made with Fettle', () => {
  it('are known by what Google gave for them, and by their rows', () => {
    for (const ids of [['51~SITELINK', '51'], ['999~51'], ['51']])
      assert.deepEqual(madeOf({ ...OF_ACCOUNT, ids }), [true, false])
    for (const ids of [['1~51~SITELINK'], ['1~51']])
      assert.deepEqual(madeOf({ ...OF_CAMPAIGN, ids }), [false, true])
  })

  it('are none of another place, type or asset', () => {
    assert.deepEqual(madeOf(), [false, false])
    assert.deepEqual(madeOf({ ...OF_CAMPAIGN, levelId: '2', ids: ['2~51'] }), [false, false])
    assert.deepEqual(madeOf({ ...OF_CAMPAIGN, type: 'callout', ids: ['1~51'] }), [false, false])
    assert.deepEqual(madeOf({ ...OF_CAMPAIGN, ids: ['1~52~SITELINK'] }), [false, false])
  })

  it('are none that was in the account before, and was only added to another place', () => {
    const added = { ...OF_CAMPAIGN, ids: ['1~51~SITELINK'], existing: ['51'] }
    assert.deepEqual(madeOf(added), [false, false])
    assert.deepEqual(madeOf({ ...OF_ACCOUNT, ids: ['51~SITELINK'] }, added), [true, true])
  })
})
