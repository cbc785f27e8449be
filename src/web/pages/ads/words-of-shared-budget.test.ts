import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sharedBudgetWords } from './words-of-shared-budget.ts'

const campaign = (id: string, budgetId: string, state: 'enabled' | 'removed' = 'enabled') => ({
  id,
  name: `Campaign ${id}`,
  state,
  budget: { id: budgetId, amount: '1000000', isShared: true },
})

describe('what is said of a budget that several campaigns may share', () => {
  it('names the others', () => {
    const all = [campaign('1', '60'), campaign('2', '60'), campaign('3', '61')]
    assert.equal(
      sharedBudgetWords(campaign('1', '60'), all),
      'Shared with “Campaign 2”. It changes for all of them.',
    )
  })

  it('is nothing where no other campaign has it, though it may be shared', () => {
    const all = [campaign('1', '60'), campaign('2', '60', 'removed'), campaign('3', '61')]
    assert.equal(sharedBudgetWords(campaign('1', '60'), all), null)
  })

  it('counts many', () => {
    const all = Array.from({ length: 9 }, (_, index) => campaign(`${index}`, '60'))
    assert.equal(
      sharedBudgetWords(campaign('1', '60'), all),
      'Shared with 8 other campaigns. It changes for all of them.',
    )
  })
})
