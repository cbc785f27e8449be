import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { anAsset } from '#support/ads-account.ts'
import { assetCountWords, fullMessage, pickableAssets } from './asset-places.ts'

const ACCOUNT = { type: 'sitelink' as const, level: 'account' as const, levelId: null }
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => anAsset({ id: `${index}`, assetId: `${index}` }))

describe('a place of assets', () => {
  it('says how many it has, from how many on they are shown, and how many are better', () => {
    assert.equal(
      assetCountWords(ACCOUNT, some(1)),
      'There is 1 sitelink here now. Google shows them from 2 up. 4 or more are better.',
    )
    assert.equal(assetCountWords(ACCOUNT, some(3)), 'There are 3 sitelinks here now. 4 or more are better.')
    assert.equal(assetCountWords(ACCOUNT, some(4)), 'There are 4 sitelinks here now.')
    assert.equal(
      assetCountWords({ ...ACCOUNT, type: 'callout' }, some(4)),
      'There are 0 callouts here now. 4 or more are better.',
    )
  })

  it('takes twenty, in the words of the specification', () => {
    assert.equal(fullMessage(ACCOUNT, some(19)), null)
    assert.equal(fullMessage(ACCOUNT, some(20)), 'You have reached the maximum number of sitelinks')
    const callouts = some(20).map((row) => ({ ...row, type: 'callout' as const }))
    assert.equal(
      fullMessage({ ...ACCOUNT, type: 'callout' }, callouts),
      'You have reached the maximum number of callouts',
    )
    assert.equal(fullMessage({ ...ACCOUNT, level: 'campaign', levelId: '1' }, some(20)), null)
  })

  it('offers each asset of its type that is elsewhere, once', () => {
    const elsewhere = { level: 'campaign' as const, levelId: '1', levelName: 'Bouquets' }
    const rows = [
      anAsset(),
      anAsset({ ...elsewhere, id: '1~52', assetId: '52' }),
      anAsset({ ...elsewhere, levelId: '2', id: '2~52', assetId: '52' }),
      anAsset({ ...elsewhere, id: '1~53', assetId: '53', state: 'removed' }),
      anAsset({ ...elsewhere, id: '1~54', assetId: '54', type: 'callout', sitelink: null, callout: 'Free' }),
    ]
    assert.deepEqual(
      pickableAssets(ACCOUNT, rows).map(({ value }) => value),
      ['52'],
    )
    assert.deepEqual(pickableAssets(ACCOUNT, [anAsset()]), [])
  })
})
