import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aKeyword, someMetrics } from '#support/ads-account.ts'
import { fromSent, toSent } from './sent-keywords.ts'
import { sentKeywords } from './sent-keywords-schema.ts'

const data = {
  rows: [
    aKeyword({ id: '201~1', text: 'florist newtown', adGroupId: '201', adGroupName: 'Near me' }),
    aKeyword({ id: '202~1', text: 'wreath', adGroupId: '202', adGroupName: 'Wreaths', relevance: null }),
    aKeyword({ id: '201~2', adGroupId: '201', adGroupName: 'Near me', averageMonthlySearches: null }),
    aKeyword({ id: '201~3', adGroupId: '201', adGroupName: 'Near me', competition: null }),
    aKeyword({ id: '202~2', adGroupId: '202', adGroupName: 'Wreaths', metrics: someMetrics({ cost: '7' }) }),
  ],
  isCut: false,
}
const sent = toSent(data)

describe('keywords as they are sent', () => {
  it('are the same keywords again', () => {
    assert.deepEqual(fromSent(sentKeywords.parse(JSON.parse(JSON.stringify(sent)))), data)
  })

  it('name each ad group once', () => {
    assert.deepEqual(
      sent.adGroups.map(({ adGroupName }) => adGroupName),
      ['Near me', 'Wreaths'],
    )
  })

  it('say that Google had more', () => {
    assert.equal(fromSent(toSent({ rows: [], isCut: true })).isCut, true)
  })
})
