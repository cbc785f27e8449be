import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BLUE_WREN_STATE } from '../sample/blue-wren.ts'
import { readSample } from '../sample/reads.ts'
import { unfittingTerms } from './unfitting-terms.ts'

const MONTH = { period: '30days', today: '2026-11-20' } as const
const { rows } = readSample(BLUE_WREN_STATE, 'searchTerms', MONTH)
const found = unfittingTerms(rows, { keywords: [], known: new Set() })

describe('searches that do not fit', () => {
  it('leaves out one that Google takes as no keyword: it cannot be blocked', () => {
    const [first] = found?.terms ?? []
    assert.ok(first)
    const row = rows.find(({ term }) => term === first.term)
    assert.ok(row)
    const term = 'how do i get a job as a florist in sydney near me'
    const asked = { keywords: [], known: new Set<string>() }
    assert.equal(unfittingTerms([{ ...row, term }], asked), null)
    assert.equal(unfittingTerms([{ ...row, term: 'florist job' }], asked)?.terms.length, 1)
  })

  it('names the dearest first, and those of the same cost in their order', () => {
    const [row] = rows.filter(({ term }) => term === found?.terms[0]?.term)
    assert.ok(row)
    const costing = (term: string, cost: string) => ({ ...row, term, metrics: { ...row.metrics, cost } })
    const given = [costing('florist job', '9'), costing('florist jobs', '10'), costing('florist career', '9')]
    const told = unfittingTerms(given, { keywords: [], known: new Set<string>() })
    assert.deepEqual(
      told?.terms.map(({ term }) => term),
      ['florist jobs', 'florist job', 'florist career'],
    )
    assert.equal(told?.cost, '28')
  })
})
