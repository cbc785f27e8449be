import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type KnownResult, knownResultsByCheck } from '../known-results.ts'
import { socialToday } from './today.ts'

const CHECK = { id: 'facebook', path: '/social-media/facebook', unableStatus: 'unable_to_detect' }

const FACTS = {
  profileUrl: null,
  handle: 'joes',
  connected: true,
  lastPostAt: '2026-11-21T08:00:00Z',
  daysSinceLastPost: 0,
  figures: { fans: 12 },
  changes: { fans_2w_change: 2 },
  popularPost: null,
}

const RESULT: KnownResult = {
  id: 'facebook',
  status: 'active',
  display: 'success',
  greyKind: null,
  tag: 'Active',
  description: '',
  facts: FACTS,
  reason: null,
  reasonCode: null,
  applicable: true,
  updatedAt: '2026-11-21T12:00:00Z',
  revision: 1,
}

const UNREAD: KnownResult = {
  ...RESULT,
  status: 'unable_to_detect',
  display: 'missing',
  greyKind: 'unable',
  tag: "Couldn't check",
  facts: { ...FACTS, daysSinceLastPost: null, figures: {} },
  updatedAt: '2026-12-01T12:00:00Z',
}

const todayOf = (...results: KnownResult[]) => socialToday([CHECK], knownResultsByCheck([CHECK], results))[0]

describe('a social network on the overview', () => {
  it('has its figures and the days since its last post', () => {
    const { figures, daysSinceLastPost, tag } = todayOf(RESULT) ?? {}
    assert.deepEqual([figures, daysSinceLastPost, tag], [{ fans: 12, fans_2w_change: 2 }, 0, 'Active'])
  })

  it('has the most popular post while it is of the last two weeks', () => {
    const popularPost = { text: 'Buns', postedAt: '2026-11-18T08:00:00Z', impressions: 5, engagements: 2 }
    const withPost = { ...RESULT, facts: { ...FACTS, popularPost } }
    assert.deepEqual(todayOf(withPost, UNREAD)?.popularPost, popularPost)
    const later = { ...UNREAD, updatedAt: '2026-12-02T12:00:00Z' }
    assert.equal(todayOf(withPost, later)?.popularPost, null)
  })

  it('keeps the last known figures where it could not be read, but no days that have gone on since', () => {
    const { figures, daysSinceLastPost, tag } = todayOf(RESULT, UNREAD) ?? {}
    assert.deepEqual(
      [figures, daysSinceLastPost, tag],
      [{ fans: 12, fans_2w_change: 2 }, null, "Couldn't check"],
    )
  })
})
