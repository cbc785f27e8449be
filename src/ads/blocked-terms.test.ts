import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { NegativeKeywordRow } from '#core/ads/rows.ts'
import { changesToBlock, isBlockable } from './blocked-terms.ts'

const term = (text: string, campaignId = '101') => ({
  term: text,
  campaignId,
  campaignName: 'Bouquets',
  adGroupId: null,
  cost: '1000000',
})
const negative = (more: Partial<NegativeKeywordRow>): NegativeKeywordRow => ({
  id: '101~1',
  text: 'flower seeds',
  matchType: 'exact',
  level: 'campaign',
  addedToId: '101',
  addedTo: 'Bouquets',
  ...more,
})

describe('blocking search terms', () => {
  it('adds exact negative keywords to each campaign', () => {
    assert.deepEqual(
      changesToBlock([term('fake roses'), term('silk ferns'), term('fake roses', '102')], []),
      [
        {
          kind: 'add_negative_keywords',
          level: 'campaign',
          levelId: '101',
          keywords: [
            { text: 'fake roses', matchType: 'exact' },
            { text: 'silk ferns', matchType: 'exact' },
          ],
        },
        {
          kind: 'add_negative_keywords',
          level: 'campaign',
          levelId: '102',
          keywords: [{ text: 'fake roses', matchType: 'exact' }],
        },
      ],
    )
  })

  it('leaves out what this campaign blocks already', () => {
    const terms = [term('Flower  seeds')]
    assert.deepEqual(changesToBlock(terms, [negative({})]), [])
    for (const other of [
      { addedToId: '102' },
      { matchType: 'phrase' as const },
      { level: 'ad_group' as const },
    ])
      assert.equal(changesToBlock(terms, [negative(other)]).length, 1)
  })

  it('leaves out what Google takes as no keyword, and a term that is there twice', () => {
    const [change] = changesToBlock([term('50% off'), term('ferns'), term('Ferns')], [])
    assert.deepEqual(change && 'keywords' in change && change.keywords.map(({ text }) => text), ['Ferns'])
    assert.deepEqual(changesToBlock([term('50% off')], []), [])
    assert.deepEqual([term('50% off'), term('ferns')].filter(isBlockable), [term('ferns')])
  })
})
