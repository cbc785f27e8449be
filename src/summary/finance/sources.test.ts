import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkedSources, withoutServiceFigures, withServiceFigures } from './sources.ts'
import { FILE_SOURCE, FILE_TITLE, type Year } from './year.ts'

const END = '2026-06-30'
const XERO = { service: 'xero', title: 'Xero', day: '2026-11-23' }
const GIVEN = { ...XERO, yearEnding: END, figures: { income: 240, stock: 30 } }
const year = (figures: Year['figures'], more: Partial<Year> = {}): Year => ({
  yearEnding: END,
  figures,
  months: [],
  ...more,
})
const taken = (before: Year, ids: readonly ('income' | 'stock' | 'bank')[]) =>
  withServiceFigures(before, { ids, figures: GIVEN.figures, source: XERO })

describe('figures of a service in a summary', () => {
  it('stand in place of the owner’s own, which are kept', () => {
    const after = taken(year({ income: 200, bank: 5 }), ['income', 'stock', 'bank'])
    assert.deepEqual(after.figures, { income: 240, stock: 30, bank: 5 })
    assert.deepEqual(after.own, { income: 200 })
    assert.deepEqual(after.sources, { income: { ...XERO, value: 240 }, stock: { ...XERO, value: 30 } })
  })

  it('leave with the service: own figures come back, others go', () => {
    const after = taken(year({ income: 200, bank: 5 }), ['income', 'stock'])
    assert.deepEqual(withoutServiceFigures([after], 'xero'), [year({ income: 200, bank: 5 })])
    assert.deepEqual(withoutServiceFigures([after], 'myob'), [after])
  })

  it('are the owner’s own again when another value is typed over them', () => {
    const after = taken(year({ income: 200 }), ['income', 'stock'])
    const typed = { ...after, figures: { ...after.figures, income: 250 } }
    assert.deepEqual(withoutServiceFigures(checkedSources([typed], { saved: [], given: [GIVEN] }), 'xero'), [
      year({ income: 250 }),
    ])
  })

  it('keep the owner’s own figure beside them when the service gives a newer value', () => {
    const newer = { ids: ['income'] as const, figures: { income: 260 }, source: XERO }
    const after = withServiceFigures(taken(year({ income: 200 }), ['income']), newer)
    assert.deepEqual([after.figures.income, after.own?.income], [260, 200])
  })

  it('keep what the owner’s file had, and what the owner typed over an older value', () => {
    const file = { income: { service: FILE_SOURCE, title: FILE_TITLE, day: '2026-11-20', value: 200 } }
    const imported = taken(year({ income: 200 }, { sources: file }), ['income'])
    assert.deepEqual(withoutServiceFigures([imported], 'xero'), [year({ income: 200 })])
    const first = taken(year({ income: 200 }), ['income'])
    const typed = { ...first, figures: { income: 250 } }
    const newer = withServiceFigures(typed, { ids: ['income'], figures: { income: 260 }, source: XERO })
    assert.deepEqual(withoutServiceFigures([newer], 'xero'), [year({ income: 250 })])
  })
})

const yearSaying = (value: number) => year({ income: value }, { sources: { income: { ...XERO, value } } })

const sourcesOf = (one: Year, saved: readonly Year[] = [], given = [GIVEN]) =>
  checkedSources([one], { saved, given })[0]?.sources

describe('what is said to come from a service', () => {
  it('has to be what it gave for that year', () => {
    assert.deepEqual(sourcesOf(yearSaying(240)), { income: { ...XERO, value: 240 } })
    assert.equal(sourcesOf(yearSaying(241)), undefined)
    assert.equal(sourcesOf({ ...yearSaying(240), yearEnding: '2025-06-30' }), undefined)
    assert.equal(sourcesOf(yearSaying(240), [], [{ ...GIVEN, service: 'myob' }]), undefined)
  })

  it('or what was saved as coming from it before', () => {
    assert.deepEqual(sourcesOf(yearSaying(240), [yearSaying(240)], []), { income: { ...XERO, value: 240 } })
    assert.equal(sourcesOf(yearSaying(240), [yearSaying(239)], []), undefined)
  })

  it('has the name and the day of the service, whatever it is said to have', () => {
    const named = { ...XERO, title: 'The bank', day: '2027-01-01', value: 240 }
    const one = year({ income: 240 }, { sources: { income: named } })
    const told = { income: { ...XERO, value: 240 } }
    assert.deepEqual(sourcesOf(one), told)
    assert.deepEqual(sourcesOf(one, [yearSaying(240)], []), told)
  })

  it('may be a file of the owner’s, which is called that', () => {
    const file = { income: { service: FILE_SOURCE, title: FILE_TITLE, day: '2026-11-23', value: 7 } }
    assert.deepEqual(sourcesOf(year({ income: 7 }, { sources: file }), [], []), file)
    const named = { income: { ...file.income, title: 'Xero' } }
    assert.deepEqual(sourcesOf(year({ income: 7 }, { sources: named }), [], []), file)
  })
})
