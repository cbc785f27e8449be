import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { columnsOf } from './columns.ts'
import { periodOf } from './period.ts'

const FIGURE = ['Total income', '100', '90', '80']
const of = (...above: string[][]) => columnsOf([...above, FIGURE])

describe('the columns of a statement', () => {
  it('are years beside each other, of which the newest counts, wherever it stands', () => {
    assert.deepEqual(of(['Account', '2026', '2025']), {
      heading: ['Account', '2026', '2025'],
      places: [],
      newest: 1,
      several: true,
      skipped: new Set(),
      period: null,
    })
    const later = of(['Account', 'FY2025', 'FY 2026'])
    assert.deepEqual([later.newest, later.several], [2, true])
    const single = of(['Account', '30 Jun 2026'])
    assert.deepEqual(
      [single.newest, single.several, single.period],
      [1, false, { end: '2026-06-30', months: null }],
    )
  })

  it('have the period of the title above them before that of their heading', () => {
    const title = ['For the year ended 30 June 2026']
    const period = { end: '2026-06-30', months: 12 }
    assert.deepEqual(of(title, ['Account', '2026', '2025']).period, period)
    assert.deepEqual(of(title).period, period)
    assert.deepEqual(of(['Blue Wren', '', 'For the year ended 30 June 2026']).period, period)
    assert.equal(of(['Account', '2026', '2025']).period, null)
  })

  it('are months where they are of several months, and then the period is theirs', () => {
    const months = of(['Account', 'Jun 2026', 'May 2026', 'Total'])
    assert.deepEqual(months.places, [null, 11, 10, null])
    assert.deepEqual([months.newest, months.several], [null, false])
    assert.deepEqual(months.period, { end: '2026-06-30', months: 2 })
  })

  it('are twelve months without years, the last one last, and none where one is missing', () => {
    const names = 'Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split(' ')
    assert.deepEqual(of(['Account', ...names]).places, [null, ...Array.from({ length: 12 }, (_, at) => at)])
    assert.deepEqual(of(['Account', ...names.slice(1)]).places, [])
  })

  it('leave out those of account numbers, by any of their names', () => {
    for (const name of ['Code', 'Account code', 'No.', 'No', 'Number', 'Account number', 'ID', ' id '])
      assert.deepEqual(of([name, 'Account', '2026']).skipped, new Set([0]), name)
    assert.deepEqual(of(['Codes', 'Account', '2026']).skipped, new Set())
  })

  it('have no heading where a figure stands beside its period, or where there is none', () => {
    assert.equal(of(['Account', '2026', '1,200.50']).heading, null)
    assert.equal(of(['Account', 'Amount']).heading, null)
    assert.equal(of(['2026', 'Amount']).heading, null)
    assert.equal(columnsOf([['Account', '2026']]).newest, 1)
  })
})

describe('the period of a statement', () => {
  for (const [text, end, months] of [
    ['For the year ended 30 June 2026', '2026-06-30', 12],
    ['Year ended June 30, 2026', '2026-06-30', 12],
    ['Year ending March 2026', '2026-03-31', 12],
    ['12 months ended 30 June 2026', '2026-06-30', 12],
    ['Six months ended 31 December 2025', '2025-12-31', 6],
    ['for the twelve months ended 30 June 2026', '2026-06-30', 12],
    ['Three months ended 30 September 2025', '2025-09-30', 3],
    ['1 month ended 31 July 2025', '2025-07-31', 1],
    ['For the month ended 31 July 2025', '2025-07-31', 1],
    ['Quarter ended 30 September 2025', '2025-09-30', 3],
    ['As at 30 June 2026', '2026-06-30', null],
    ['Balance date 2026-06-30', '2026-06-30', null],
    ['Year ended 2026-06-30', '2026-06-30', 12],
    ['1/07/2025 to 30/06/2026', '2026-06-30', 12],
    ['July 2025 - June 2026', '2026-06-30', 12],
    ['1 July 2025 until 30 September 2025', '2025-09-30', 3],
    ['Year to date, as at 31 December 2025', '2025-12-31', null],
    ['Year-to-date ending 31 December 2025', '2025-12-31', null],
    ['Financial year to date ended 31 December 2025', '2025-12-31', null],
    ['As at 30 June 2026 - 30 June 2025', '2026-06-30', null],
  ] as const)
    it(`is read: ${text}`, () => assert.deepEqual(periodOf(text), { end, months }))

  it('is no day on which it was printed, and no day that does not exist', () => {
    for (const text of ['Printed 30 June 2026', '30 June 2026', 'Year ended 31 June 2026', 'Year ended', ''])
      assert.equal(periodOf(text), null, text)
  })
})
