import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeywordRow, SearchTermRow } from '#core/ads/rows.ts'
import { aKeyword, someMetrics } from '#support/ads-account.ts'
import { keywordsTab, searchTermsTab } from './keywords.ts'

const FORMAT = { currency: 'AUD', countsConversions: true }
const keywords = keywordsTab(FORMAT)
const terms = searchTermsTab(FORMAT)

const inColumn = (id: string, given: Partial<KeywordRow>) => {
  const column = keywords.columns.find((one) => one.id === id)
  assert.ok(column)
  const row = aKeyword(given)
  return [column.value(row), column.text(row), column.inSheet?.(row)]
}
const term = (given: Partial<SearchTermRow> = {}): SearchTermRow => ({
  term: 'red roses sydney',
  state: 'none',
  campaignId: '1',
  campaignName: 'Bouquets',
  adGroupId: '21',
  adGroupName: 'Roses',
  metrics: someMetrics(),
  ...given,
})
const SMART = term({ adGroupId: null, adGroupName: null })

test('a keyword has its relevance, searches and competition, or a dash where Google gives none', () => {
  assert.deepEqual(inColumn('relevance', {}).slice(0, 2), [7, '7 of 10'])
  assert.deepEqual(inColumn('relevance', { relevance: null }).slice(0, 2), [null, '–'])
  assert.deepEqual(inColumn('averageMonthlySearches', { averageMonthlySearches: 1_300 }), [
    1_300,
    '1,300',
    '1300',
  ])
  assert.deepEqual(inColumn('averageMonthlySearches', { averageMonthlySearches: null }), [null, '–', ''])
  const competition = (given: KeywordRow['competition']) =>
    inColumn('competition', { competition: given }).slice(0, 2)
  assert.deepEqual(competition('low'), [0, 'Low'])
  assert.deepEqual(competition('high'), [2, 'High'])
  assert.deepEqual(competition(null), [null, '–'])
})

test('a keyword is named by its text, and found by what it stands in', () => {
  const row = aKeyword()
  assert.deepEqual(
    [
      keywords.idOf(row),
      keywords.nameOf(row),
      keywords.detailOf(row),
      keywords.stateOf(row),
      keywords.words(row),
    ],
    ['21~31', 'red roses', 'Bouquets, Roses', 'enabled', 'red roses\nBouquets\nRoses'],
  )
})

const shown = (tab: { columns: readonly { id: string; shown: string }[] }, id: string) =>
  tab.columns.find((one) => one.id === id)?.shown

test('three measures are there later, because keywords have more columns', () => {
  for (const id of ['impressions', 'avgCPC', 'costPerConv'])
    assert.equal(shown(keywords, id), 'when_chosen', id)
  assert.equal(shown(keywords, 'relevance'), 'at_first')
  assert.equal(shown(terms, 'impressions'), 'at_first')
})

test('a search term of a smart campaign has no ad group', () => {
  assert.equal(terms.idOf(term()), '1~21~red roses sydney')
  assert.equal(terms.idOf(SMART), '1~~red roses sydney')
  assert.equal(terms.detailOf(term()), 'Bouquets, Roses')
  assert.equal(terms.detailOf(SMART), 'Bouquets')
  assert.equal(terms.words(term()), 'red roses sydney\nBouquets\nRoses')
  assert.equal(terms.words(SMART), 'red roses sydney\nBouquets\n')
  assert.deepEqual([terms.nameOf(SMART), terms.stateOf(SMART)], ['red roses sydney', null])
  const text = (id: string, row: SearchTermRow) => terms.columns.find((one) => one.id === id)?.text(row)
  assert.deepEqual([text('adGroup', term()), text('adGroup', SMART)], ['Roses', ''])
  assert.deepEqual(
    (['added', 'excluded', 'none'] as const).map((state) => text('state', term({ state }))),
    ['Added', 'Excluded', 'Neither'],
  )
})
