import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { networkCheck } from '#core/social/network-check.ts'
import type { SocialNetwork } from '#core/social/rule.ts'
import { fill } from '#core/words.ts'
import { aLink, aPage } from './page-facts.ts'
import { siteOf } from './site-wanted.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

interface Expected {
  network: SocialNetwork
  question: string
  /** Address of an account that the website links to. */
  profile: string
}

/** Tests of one network's check; the rule that they share has its own. */
export function provesNetworkCheck(
  check: ReturnType<typeof networkCheck>,
  { network, question, profile }: Expected,
): void {
  const linked = siteOf([aPage({ links: [aLink(profile, '', { region: 'footer' })] })])
  const judge = (accounts = {}, answers = {}) => {
    const evidence = { answers, profile: {}, accounts: { connected: [], ...accounts }, ...linked }
    const outcome = check.evaluate(evidence, NOW)
    assert.ok('status' in outcome)
    return outcome
  }
  const posted = (lastPostAt: string | null) => {
    const figures = { followers: 12 }
    const account = { kind: 'read', handle: 'joes', confirmed: true, lastPostAt, figures, popularPost: null }
    return { [network]: account }
  }
  const lineAfter = (lastPostAt: string | null): string => {
    const { status, say = {} } = judge(posted(lastPostAt))
    return fill(check.words.statuses[status].line, say)
  }

  describe(check.words.title, () => {
    it('reads its own account, question and links', () => {
      assert.equal(check.id, network)
      assert.equal(judge(posted('2026-11-20T12:00:00Z')).status, 'active')
      assert.equal(judge({}, { [question]: 'none' }).status, 'no_account')
      assert.equal(judge().facts.profileUrl, profile)
    })
    it('says when the last post was', () => {
      assert.equal(lineAfter('2026-11-18T12:00:00Z'), 'Your last post was 3 days ago.')
      assert.equal(lineAfter('2026-11-21T10:00:00Z'), 'Your last post was today.')
      assert.equal(lineAfter('2026-06-21T10:00:00Z'), 'Your last post was 5 months ago.')
      assert.equal(lineAfter(null), "We couldn't see any posts yet.")
    })
  })
}
