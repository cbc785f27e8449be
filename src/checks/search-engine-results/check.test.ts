import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { KeywordSearch } from '#core/evidence/accounts.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const SEARCH: KeywordSearch = {
  keyword: 'plumber geelong',
  device: 'mobile',
  location: 'Geelong',
  at: '2026-11-20T00:00:00Z',
  ranking: 7,
  competitors: [{ domain: 'pipes.test', ranking: 1 }],
}
const judge = (keywordSearches?: KeywordSearch[]) => {
  const accounts = { connected: [], ...(keywordSearches ? { keywordSearches } : {}) }
  const outcome = check.evaluate({ accounts }, NOW)
  assert.ok('status' in outcome)
  return outcome
}

describe('search engine results', () => {
  it('has not been tried without a successful search', () => {
    assert.equal(judge().status, 'has_not_tried_keywords_tool')
    assert.equal(judge([]).status, 'has_not_tried_keywords_tool')
  })
  it('is not switched on where no search provider can be asked', () => {
    assert.equal(judge().reason, 'provider_not_configured')
    assert.equal(judge([SEARCH]).reason, undefined)
    const asked = check.evaluate({ accounts: { connected: [], available: ['keywordSearches'] } }, NOW)
    assert.ok(!('reason' in asked))
  })
  it('has been tried with one, and shows the newest', () => {
    const outcome = judge([SEARCH, { ...SEARCH, keyword: 'older' }])
    assert.equal(outcome.status, 'has_tried_keywords_tool')
    assert.deepEqual(outcome.say, { keyword: 'plumber geelong', rank: 'number 7' })
  })
  it('shows no table where nobody was found beside it', () => {
    assert.deepEqual(judge([{ ...SEARCH, competitors: [] }]).blocks, [])
    assert.equal(judge([SEARCH]).blocks?.length, 1)
  })
  it('has been tried when the website was not among the first 100', () => {
    const outcome = judge([{ ...SEARCH, ranking: null }])
    assert.equal(outcome.status, 'has_tried_keywords_tool')
    assert.equal(outcome.say?.['rank'], 'not in the top 100')
  })
})
