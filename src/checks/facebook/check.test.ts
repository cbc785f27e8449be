import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fill } from '#core/words.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const LINKED = siteOf([
  aPage({ links: [aLink('https://www.facebook.com/joesplumbing', '', { region: 'footer' })] }),
])
const judge = (accounts = {}, answers = {}) => {
  const outcome = check.evaluate(
    { answers, profile: {}, accounts: { connected: [], ...accounts }, ...LINKED },
    NOW,
  )
  assert.ok('status' in outcome)
  return outcome
}
const posted = (lastPostAt: string | null) => ({
  facebook: {
    kind: 'read',
    handle: 'joes',
    confirmed: true,
    lastPostAt,
    figures: { followers: 12 },
    popularPost: null,
  },
})
const lineOf = (outcome: ReturnType<typeof judge>): string =>
  fill(check.words.statuses[outcome.status].line, outcome.say ?? {})

describe('Facebook', () => {
  it('reads its own account, question and links', () => {
    assert.equal(judge(posted('2026-11-20T12:00:00Z')).status, 'active')
    assert.equal(judge({}, { 'S-SOC-F': 'none' }).status, 'no_account')
    assert.match(judge().facts.profileUrl ?? '', /joesplumbing/u)
  })
  it('says when the last post was', () => {
    assert.equal(lineOf(judge(posted('2026-11-18T12:00:00Z'))), 'Your last post was 3 days ago.')
    assert.equal(lineOf(judge(posted('2026-11-21T10:00:00Z'))), 'Your last post was today.')
    assert.equal(lineOf(judge(posted('2026-06-21T10:00:00Z'))), 'Your last post was 5 months ago.')
    assert.equal(lineOf(judge(posted(null))), "We couldn't see any posts yet.")
  })
})
