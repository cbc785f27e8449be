import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dailyChart } from './daily-chart.ts'
import { plot, WIDE } from './plot.ts'

for (const [values, marks] of [
  [
    [2_428, 2_433],
    ['2,428', '2,430', '2,432', '2,434'],
  ],
  [
    [2_429, 2_429],
    ['2,429', '2,430'],
  ],
  [
    [2_410, 2_440],
    ['2.41k', '2.42k', '2.43k', '2.44k'],
  ],
  [
    [995, 1_003],
    ['994', '996', '998', '1,000', '1,002', '1,004'],
  ],
  [
    [2_428_000, 2_433_000],
    ['2,428,000', '2,430,000', '2,432,000', '2,434,000'],
  ],
  [
    [999_995, 1_000_010],
    ['999,995', '1,000,000', '1,000,005', '1,000,010'],
  ],
  [
    [2_410_000, 2_440_000],
    ['2.41m', '2.42m', '2.43m', '2.44m'],
  ],
] as const)
  test(`the axis from ${values.join(' to ')} has a label of its own for every mark`, () => {
    const days = ['2026-11-20', '2026-11-21']
    const series = [{ name: 'Followers', values: [...values] }]
    const drawn = plot(dailyChart({ kind: 'chart', title: 'Followers', days, series }), WIDE)
    assert.deepEqual(
      drawn?.marks.map(({ text }) => text),
      marks,
    )
  })
