import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CampaignRow, StrategyRow } from '#core/ads/rows.ts'
import { withUsers } from './strategy-users.ts'
import { BLUE_WREN_STATE } from './sample/blue-wren.ts'
import { readSample } from './sample/reads.ts'

const AT = { period: '30days' as const, today: '2026-11-21' }
const { rows: strategies } = readSample(BLUE_WREN_STATE, 'strategies', AT)
const { rows: campaigns } = readSample(BLUE_WREN_STATE, 'campaigns', AT)

describe('the campaigns that use a strategy', () => {
  it('are those of the sample, whoever joins them', () => {
    const bare = strategies.map((one): StrategyRow => ({ ...one, campaigns: [] }))
    assert.deepEqual(
      withUsers(bare, campaigns).map(({ campaigns: users }) => users),
      strategies.map(({ campaigns: users }) => users),
    )
    assert.ok(strategies.some(({ campaigns: users }) => users.length > 1))
  })

  const [strategy] = strategies
  const [campaign] = campaigns
  assert.ok(strategy && campaign)
  const using = (budgetId: string, more: Partial<CampaignRow> = {}): CampaignRow => ({
    ...campaign,
    strategyId: strategy.id,
    budget: { id: budgetId, amount: '20000000', isShared: true },
    ...more,
  })
  const budgetOf = (users: readonly CampaignRow[]) => withUsers([strategy], users)[0]?.sharedBudget

  it('share a budget only where all of them have the same one', () => {
    assert.deepEqual(budgetOf([using('1'), using('1')]), { id: '1', amount: '20000000' })
    assert.equal(budgetOf([using('1'), using('2')]), null)
    assert.equal(budgetOf([using('1', { budget: { id: '1', amount: '1', isShared: false } })]), null)
    assert.equal(budgetOf([]), null)
  })

  it('are not those that were removed', () => {
    assert.deepEqual(withUsers([strategy], [using('1', { state: 'removed' })])[0]?.campaigns, [])
  })
})
