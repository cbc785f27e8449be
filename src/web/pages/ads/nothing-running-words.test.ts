import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nothingRunningWords } from './nothing-running-words.ts'

const campaign = (state: 'pending' | 'paused' | 'ended' | 'removed', startDate: string | null = null) => ({
  state,
  startDate,
})

describe('what is said where no campaign runs', () => {
  it('is to resume one that is paused', () => {
    assert.match(nothingRunningWords([campaign('paused'), campaign('ended')]), /Resume a campaign/u)
  })

  it('is when the next one begins', () => {
    const words = nothingRunningWords([
      campaign('paused'),
      campaign('pending', '2026-12-24'),
      campaign('pending', '2026-12-01'),
    ])
    assert.match(words, /The next one starts on 01 Dec 2026\./u)
    assert.doesNotMatch(words, /Resume/u)
  })

  it('is to make a new one where none can be resumed', () => {
    assert.match(nothingRunningWords([campaign('ended'), campaign('removed')]), /Make a new campaign/u)
  })
})
