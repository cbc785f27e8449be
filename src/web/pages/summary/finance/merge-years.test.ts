import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkedSources, withoutServiceFigures } from '#summary/finance/sources.ts'
import { MONTHS, type Year } from '#summary/finance/year.ts'
import { yearsField } from '#summary/finance/year-schema.ts'
import type { TypedSummary } from '#summary/shape.ts'
import { typedYear } from '#summary/typed.ts'
import { mergeYears } from './merge-years.ts'
import { nextYear } from './next-year.ts'
import { withMine, withTheirs } from './services/service-figures.ts'

type TypedYear = TypedSummary['years'][number]

const TODAY = '2026-11-23'
const XERO = { service: 'xero', title: 'Xero', day: TODAY }
const GIVEN = { income: 50_000_000 }
const year = (yearEnding: string, figures: Year['figures'] = {}, more: Partial<Year> = {}): TypedYear =>
  typedYear({ yearEnding, figures, months: [], ...more })
const withFigure = (of: TypedYear, figures: TypedYear['figures']): TypedYear => ({
  ...of,
  figures: { ...of.figures, ...figures },
})
const newer = year('2026-06-30', { income: 48_000_000 })
const older = year('2025-06-30', { income: 40_000_000 })
const fromXero = (of = newer): TypedYear => withTheirs(of, { ids: ['income'], given: GIVEN, source: XERO })
/** As another tab saves them, or as they are stored when this one does. */
const stored = (years: readonly TypedYear[]): Year[] => yearsField(TODAY).parse(years)
const afterSave = (years: readonly TypedYear[]): TypedYear[] => stored(years).map(typedYear)

const months = (of: Record<number, object>) =>
  Array.from({ length: MONTHS }, (_, at) => ({ income: '', costs: '', cash: '', ...of[at] }))

describe('the years of a summary that was saved in two tabs', () => {
  it('A22 have the figures that were typed in each of two years', () => {
    const typed = [withFigure(newer, { expenses: '1,200' }), older]
    const now = afterSave([newer, withFigure(older, { expenses: '900', stock: '30' })])
    const merged = mergeYears(typed, [newer, older], now)
    assert.deepEqual(
      merged.map(({ figures: { income, expenses, stock } }) => [income, expenses, stock]),
      [
        ['480,000', '1,200', ''],
        ['400,000', '900', '30'],
      ],
    )
  })

  it('A22 have the figures that were typed in one year, and of one figure the one from here', () => {
    const typed = [withFigure(newer, { expenses: '1,200', income: '1' })]
    const now = afterSave([withFigure(newer, { stock: '30', income: '2' })])
    const [merged] = mergeYears(typed, [newer], now)
    const { income, expenses, stock } = merged?.figures ?? {}
    assert.deepEqual([income, expenses, stock], ['1', '1,200', '30'])
  })

  it('A22 have a year that was added elsewhere, and one that was added here', () => {
    const typed = [withFigure(newer, { stock: '30' })]
    const now = afterSave([newer, older])
    assert.deepEqual(mergeYears(typed, [newer], now), [withFigure(newer, { stock: '30' }), older])
    assert.deepEqual(mergeYears([newer, older], [newer], afterSave(typed)), [
      withFigure(newer, { stock: '30' }),
      older,
    ])
  })

  it('A22 are filled in together where both tabs added the same year', () => {
    const added = nextYear([newer], 'AU', TODAY)
    const typed = [newer, withFigure(added, { income: '400,000' })]
    const now = afterSave([newer, withFigure(added, { stock: '30' })])
    const [, merged] = mergeYears(typed, [newer], now)
    assert.deepEqual([merged?.figures.income, merged?.figures.stock], ['400,000', '30'])
    assert.equal(mergeYears([newer, added], [newer], now)[1]?.figures.stock, '30')
  })

  it('A22 lose none of their months', () => {
    const typed = [{ ...newer, months: months({ 0: { income: '5' } }) }]
    const now = [{ ...newer, months: months({ 0: { costs: '4' }, 11: { cash: '7' } }) }]
    const both = months({ 0: { income: '5', costs: '4' }, 11: { cash: '7' } })
    assert.deepEqual(mergeYears(typed, [newer], now)[0]?.months, both)
    const read = [{ ...newer, months: months({}) }]
    assert.deepEqual(mergeYears(typed, read, now)[0]?.months, both)
    assert.deepEqual(mergeYears(read, read, now), now)
    assert.deepEqual(mergeYears(typed, [newer], [newer])[0]?.months, typed[0]?.months)
  })

  it('get no figure of another year when a date was changed here', () => {
    const moved = { ...older, yearEnding: '2024-06-30' }
    assert.deepEqual(mergeYears([newer, moved], [newer, older], [newer, older]), [newer, moved])
    const now = afterSave([newer, withFigure(older, { stock: '30' })])
    assert.deepEqual(mergeYears([newer, moved], [newer, older], now), [newer, moved, now[1]])
    const cleared = { ...older, yearEnding: '' }
    assert.deepEqual(mergeYears([newer, cleared], [newer, older], [newer, older]), [newer, cleared])
  })

  it('stay deleted where the other tab changed nothing in them', () => {
    assert.deepEqual(mergeYears([newer], [newer, older], afterSave([fromXero(), older])), [fromXero()])
    assert.deepEqual(mergeYears([fromXero(), older], [newer, older], [newer]), [fromXero()])
  })
})

describe('a figure of a service beside the owner’s own', () => {
  it('A22 gives the owner’s own back when the service was disconnected while something else was typed', () => {
    const read = fromXero()
    const typed = [withFigure(read, { expenses: '1,200' })]
    const now = withoutServiceFigures(stored([read]), 'xero')
    const merged = mergeYears(typed, [read], now.map(typedYear))
    assert.deepEqual(merged, [withFigure(newer, { expenses: '1,200' })])
    const [saved] = checkedSources(stored(merged), { saved: now, given: [] })
    assert.equal(saved?.figures.income, 48_000_000)
  })

  it('A22 is the service’s with the own one kept, on whichever side it was chosen', () => {
    const typed = withFigure(newer, { stock: '30' })
    for (const merged of [
      mergeYears([fromXero()], [newer], afterSave([typed])),
      mergeYears([typed], [newer], afterSave([fromXero()])),
    ]) {
      assert.deepEqual(merged, [withFigure(fromXero(), { stock: '30' })])
    }
    const back = withMine(fromXero(), 'income')
    assert.deepEqual(mergeYears([back], [fromXero()], [withFigure(fromXero(), { stock: '30' })]), [typed])
  })

  it('never has the source of one side with the figure of the other', () => {
    const file = { service: 'file', title: 'CSV file', day: TODAY, value: 48_000_000 }
    const typed = { ...newer, sources: { income: file } }
    assert.deepEqual(mergeYears([typed], [newer], [fromXero()]), [typed])
  })
})
