import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BLUE_WREN_STATE } from './blue-wren.ts'
import { readSample } from './reads.ts'
import type { AdsSampleState } from './state.ts'

const MONTH = { period: '30days', today: '2026-11-21' } as const
const TERM = 'florist inner west'
const [CAMPAIGN, GROUP] = ['101', '201']

type Negative = AdsSampleState['negatives'][number]
const negative = (
  text: string,
  matchType: Negative['matchType'],
  given: Partial<Negative> = {},
): Negative => ({
  id: '1~1',
  text,
  matchType,
  level: 'campaign',
  addedToId: CAMPAIGN ?? '',
  from: '2026-01-01',
  ...given,
})
const termsWith = (...negatives: Negative[]) =>
  readSample({ ...BLUE_WREN_STATE, negatives }, 'searchTerms', MONTH).rows.filter(({ term }) => term === TERM)
const isBlocked = (...given: Parameters<typeof negative>): boolean =>
  termsWith(negative(...given)).every(({ campaignId }) => campaignId !== CAMPAIGN)

test('a search is in the sample as long as nothing blocks it', () => {
  const [row] = termsWith()
  assert.ok(row)
  assert.deepEqual(
    [row.campaignId, row.adGroupId, row.adGroupName, row.state],
    [CAMPAIGN, GROUP, 'Florist near me', 'added'],
  )
})

test('an exact negative keyword blocks the whole search, whatever its case', () => {
  assert.equal(isBlocked('Florist INNER west', 'exact'), true)
  assert.equal(isBlocked('florist inner', 'exact'), false)
  assert.equal(isBlocked('inner florist west', 'exact'), false)
})

test('a phrase blocks searches that have it as whole words in its order', () => {
  assert.equal(isBlocked('inner west', 'phrase'), true)
  assert.equal(isBlocked('Florist inner', 'phrase'), true)
  assert.equal(isBlocked('west inner', 'phrase'), false)
  assert.equal(isBlocked('inner wes', 'phrase'), false)
})

test('a broad one blocks searches that have all of its words in any order, and no other form of a word', () => {
  assert.equal(isBlocked('West florist', 'broad'), true)
  assert.equal(isBlocked('florists', 'broad'), false)
  assert.equal(isBlocked('florist free', 'broad'), false)
})

const at = (addedToId: string) => isBlocked(TERM, 'exact', { addedToId })

test('it blocks at its campaign, its ad group or the campaigns of its list, and none elsewhere', () => {
  assert.equal(at(GROUP ?? ''), true)
  assert.equal(at('102'), false)
  const list = BLUE_WREN_STATE.lists.find(({ campaignIds }) => campaignIds.includes(CAMPAIGN ?? ''))
  assert.ok(list)
  assert.equal(at(list.id), true)
})

test('it blocks from its day on, and says of earlier searches that they are excluded', () => {
  const [before] = termsWith()
  const [since] = termsWith(negative(TERM, 'exact', { from: '2026-11-15' }))
  assert.ok(before && since)
  assert.ok(since.metrics.impressions < before.metrics.impressions)
  assert.equal(since.state, 'excluded')
  assert.equal(
    termsWith(negative(TERM, 'exact', { from: '2026-11-22' }))[0]?.metrics.impressions,
    before.metrics.impressions,
  )
})

/** How often the ad group was shown for a search, with these keywords in the account. */
const impressionsOf = (wanted: string, keywords: AdsSampleState['keywords']): number[] =>
  readSample({ ...BLUE_WREN_STATE, keywords }, 'searchTerms', MONTH)
    .rows.filter(({ term, adGroupId }) => term === wanted && adGroupId === GROUP)
    .map(({ metrics }) => metrics.impressions)

test('people search for a keyword until it is removed, and for it again once it is there anew', () => {
  const whole = impressionsOf(TERM, BLUE_WREN_STATE.keywords)[0] ?? 0
  const { keywords } = BLUE_WREN_STATE
  const until = (to: string) =>
    keywords.map((one) =>
      one.adGroupId === GROUP && one.text === TERM
        ? { ...one, state: 'removed' as const, run: { ...one.run, to } }
        : one,
    )
  const half = impressionsOf(TERM, until('2026-11-05'))[0] ?? 0
  assert.ok(half > 0 && half < whole)
  assert.deepEqual(impressionsOf(TERM, until('2026-10-01')), [])
  const again = keywords.filter((one) => one.adGroupId === GROUP && one.text === TERM)
  assert.equal(again.length, 1)
  const anew = again.map((one) => ({ ...one, id: '1~2', run: { from: '2026-11-10', to: null } }))
  assert.ok((impressionsOf(TERM, [...until('2026-10-01'), ...anew])[0] ?? 0) > 0)
})

test('a search that becomes a keyword today was a search before', () => {
  const other = 'florist jobs newtown'
  const [first] = BLUE_WREN_STATE.keywords
  assert.ok(first)
  const added = { ...first, id: '1~3', text: other, run: { from: MONTH.today, to: null } }
  assert.deepEqual(
    impressionsOf(other, [...BLUE_WREN_STATE.keywords, added]),
    impressionsOf(other, BLUE_WREN_STATE.keywords),
  )
})
