import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { someMetrics } from '#support/ads-account.ts'
import { figureOf, FIGURE_IDS, totalFigures } from './figures.ts'

const NOTHING = { impressions: 0, interactions: 0, clicks: 0, cost: '0', conversions: 0 }

describe('the figures of an ad', () => {
  it('follow from what is counted', () => {
    const metrics = someMetrics({
      impressions: 1_000,
      interactions: 50,
      clicks: 40,
      cost: '20000000',
      conversions: 2.5,
    })
    const all = FIGURE_IDS.map((id) => [id, figureOf(id, metrics, true)])
    assert.deepEqual(Object.fromEntries(all), {
      impressions: 1_000,
      interactions: 50,
      interactionRate: 0.05,
      avgCost: 400_000,
      cost: 20_000_000,
      clicks: 40,
      conversionRate: 0.05,
      conversions: 2.5,
      avgCPC: 500_000,
      costPerConv: 8_000_000,
      results: 2.5,
    })
  })

  it('have clicks as results where no conversions are counted', () => {
    assert.equal(figureOf('results', someMetrics({ clicks: 40 }), false), 40)
  })

  it('are unknown where nothing can be divided by', () => {
    for (const id of ['interactionRate', 'avgCost', 'conversionRate', 'avgCPC', 'costPerConv'] as const)
      assert.equal(figureOf(id, NOTHING, true), null)
  })
})

describe('a total', () => {
  it('adds money and parts of conversions without rounding errors', () => {
    const total = totalFigures([
      someMetrics({ cost: '100000', conversions: 0.1 }),
      someMetrics({ cost: '200000', conversions: 0.2 }),
    ])
    assert.deepEqual([total.cost, total.conversions], ['300000', 0.3])
    assert.equal(totalFigures([someMetrics({ cost: '900719925474099300' })]).cost, '900719925474099300')
  })

  it('is exact where the sum, or one of its parts, is beyond `Number.MAX_SAFE_INTEGER`', () => {
    const costs = ['9007199254740991', '2', '-5', '9007199254740993', '9007199254740991']
    const { cost } = totalFigures(costs.map((one) => someMetrics({ cost: one })))
    assert.equal(cost, String(costs.reduce((sum, one) => sum + BigInt(one), 0n)))
  })

  it('has averages of everything, not averages of averages', () => {
    const total = totalFigures([
      someMetrics({ clicks: 1, cost: '10000000' }),
      someMetrics({ clicks: 9, cost: '0' }),
    ])
    assert.equal(figureOf('avgCPC', total, true), 1_000_000)
    assert.deepEqual(totalFigures([]), NOTHING)
  })
})
