import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { waitingReviewsWords } from './waiting-words.ts'

const review = (id: string, reply: { text: string; at: null } | null) => ({
  id,
  author: 'Ana',
  stars: 5,
  text: '',
  at: '2026-11-20T00:00:00.000Z',
  reply,
})
const answered = review('1', { text: 'Thank you', at: null })
const open = review('2', null)

describe('how many reviews wait', () => {
  it('is said of all of them where all were read', () => {
    assert.equal(
      waitingReviewsWords({ reviews: [answered], total: 1 }),
      'You have answered every one of them.',
    )
    assert.equal(
      waitingReviewsWords({ reviews: [answered, open], total: 2 }),
      '1 review waits for your answer.',
    )
  })

  it('is said of the newest where older ones were not read', () => {
    assert.equal(
      waitingReviewsWords({ reviews: [answered], total: 1_000 }),
      'You have answered the newest 1.',
    )
    assert.equal(
      waitingReviewsWords({ reviews: [answered, open], total: 9 }),
      '1 of the newest 2 waits for your answer.',
    )
  })
})
