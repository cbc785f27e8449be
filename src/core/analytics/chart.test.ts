import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { analyticsChart, changeOf } from './chart.ts'
import { type AnalyticsPeriod, ANALYTICS_PERIODS, daysBack, metricOf, periodOf } from './periods.ts'

const daysOf = (period: AnalyticsPeriod) =>
  Array.from({ length: daysBack(period) + 1 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    value: 10,
    before: 8,
  }))
const chartOf = (period: AnalyticsPeriod) => analyticsChart(daysOf(period), { period, metric: 'totalUsers' })

describe('the chart of people', () => {
  it('has a bar a day for a month, a week for a quarter, and 30 days for a year', () => {
    const bars = ANALYTICS_PERIODS.map((period) => chartOf(period)?.labels.length ?? 0)
    assert.deepEqual(bars, [0, 8, 15, 31, 18, 13])
  })

  it('shows the average of several days, which a sum would count too often', () => {
    const chart = chartOf('365daysAgo')
    assert.equal(chart?.title, 'All users a day, on average of 30 days')
    assert.ok(chart.series[0]?.values.every((value) => value === 10))
    assert.ok(chart.series[1]?.values.every((value) => value === 8))
  })

  it('names its days', () => {
    const chart = chartOf('7daysAgo')
    assert.deepEqual([chart?.labels[0], chart?.unit], ['01 Jan', 'day'])
    assert.equal(chart?.words(1), '1 person')
  })
})

describe('a period and the one before', () => {
  it('are compared in percent', () => {
    assert.equal(changeOf(112, 100)?.words, '12% more than in the period before')
    assert.equal(changeOf(88, 100)?.words, '12% fewer than in the period before')
    assert.equal(changeOf(100, 100)?.words, 'About as many as before')
    assert.equal(changeOf(5, 0), null)
  })

  it('are the usual ones where nothing right was kept', () => {
    assert.deepEqual([periodOf('9daysAgo'), periodOf('7daysAgo')], ['30daysAgo', '7daysAgo'])
    assert.deepEqual([metricOf(undefined), metricOf('newUsers')], ['totalUsers', 'newUsers'])
  })
})
