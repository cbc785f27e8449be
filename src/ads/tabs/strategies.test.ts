import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aStrategy } from '#support/ads-account.ts'
import { strategiesTab } from './strategies.ts'

const amount = strategiesTab('AUD').columns.find(({ id }) => id === 'amount')

describe('the amount of a portfolio strategy', () => {
  it('is sorted last where there is none', () => {
    const without = aStrategy({ type: 'maximise_conversions', targetCpa: null })
    assert.deepEqual([amount?.text(without), amount?.value(without)], ['–', null])
    assert.equal(amount?.value(aStrategy()), 15_000_000)
    assert.equal(amount?.value(aStrategy({ type: 'target_roas', targetRoas: 5 })), 5)
  })
})
