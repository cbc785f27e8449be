import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { DailyNumber } from '../evidence/accounts.ts'
import { growthBlocks } from './growth.ts'
import { numberChangesOf, twoWeekChange } from './history.ts'
import { DAY_MS } from '../time-units.ts'

/** One number each day up to 21 November 2026; `null`: none on that day. */
const daily = (...values: (number | null)[]): DailyNumber[] =>
  values.flatMap((value, index) => {
    const at = Date.UTC(2026, 10, 21) - (values.length - 1 - index) * DAY_MS
    return value === null ? [] : [{ day: new Date(at).toISOString().slice(0, 10), metric: 'fans', value }]
  })
const upTo = (days: number, by = 1): number[] => Array.from({ length: days }, (_, index) => 100 + index * by)

const missed = (nights: number) =>
  daily(...upTo(5), ...Array.from({ length: nights }, () => null), ...upTo(14))

describe('the change in two weeks', () => {
  it('is the newest number less the one of 14 days before', () => {
    assert.deepEqual(twoWeekChange(daily(...upTo(15, 3)), 'fans'), { kind: 'known', change: 42 })
    assert.deepEqual(twoWeekChange(daily(...upTo(40)), 'fans'), { kind: 'known', change: 14 })
    assert.deepEqual(twoWeekChange(daily(...upTo(15, -3)), 'fans'), { kind: 'known', change: -42 })
  })
  it('is not known before 14 days are behind us, and says how many are', () => {
    assert.deepEqual(twoWeekChange(daily(7), 'fans'), { kind: 'building', days: 0 })
    assert.deepEqual(twoWeekChange(daily(...upTo(6)), 'fans'), { kind: 'building', days: 5 })
    assert.deepEqual(twoWeekChange(daily(...upTo(14)), 'fans'), { kind: 'building', days: 13 })
    assert.equal(twoWeekChange(daily(...upTo(40)), 'followers'), null)
  })
  it('takes the number of up to two days before for a missed night, and no older one', () => {
    assert.deepEqual(twoWeekChange(missed(2), 'fans'), { kind: 'known', change: 113 - 104 })
    assert.equal(twoWeekChange(missed(4), 'fans'), null)
  })
})

describe('the numbers of each day', () => {
  it('are drawn from the first day to the last, with a gap for a missed one', () => {
    const [chart] = growthBlocks(daily(5, null, 7))
    assert.ok(chart?.kind === 'chart')
    assert.deepEqual(chart.days, ['2026-11-19', '2026-11-20', '2026-11-21'])
    assert.deepEqual(chart.series, [{ name: 'People who like the page', values: [5, null, 7] }])
  })
  it('are not drawn from one day', () => {
    assert.deepEqual(growthBlocks(daily(5)), [])
    assert.deepEqual(growthBlocks([]), [])
  })
  it('name the days on which they changed, newest first', () => {
    assert.deepEqual(numberChangesOf(daily(5, 5, 9, 8), 'fans'), [
      { day: '2026-11-21', change: -1 },
      { day: '2026-11-20', change: 4 },
    ])
    const changed = growthBlocks(daily(5, 5, 9, 1_008))[1]
    assert.deepEqual(changed?.kind === 'facts' && changed.rows, [
      { label: '21 Nov 2026', value: 'People who like the page: +999' },
      { label: '20 Nov 2026', value: 'People who like the page: +4' },
    ])
    assert.equal(growthBlocks(daily(5, 5)).length, 1)
  })
})
