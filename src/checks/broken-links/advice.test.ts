import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinksEvidence, LinkTarget } from '#core/evidence/links.ts'
import { aTarget, theLinks } from '#support/evidence.ts'
import { linkAdvice } from './advice.ts'
import { brokenLinksFacts } from './facts.ts'

const unchecked = (url: string, reason: LinkTarget['reason'] = 'no_answer') =>
  aTarget(url, { outcome: 'could_not_check', reason, status: null })

function adviceOn(targets: LinkTarget[], given: Partial<LinksEvidence> = {}): string[] {
  const links = theLinks(targets, given)
  return linkAdvice(brokenLinksFacts(links, { hosts: ['joes.test'], sizes: new Set() }), links, [])
}

const NONE = { beyondLimit: 0, ofOtherSites: 0, outOfTime: 0 }
const untested = (notTestedBy: Partial<typeof NONE>) =>
  adviceOn([], { notTestedBy: { ...NONE, ...notTestedBy } })

test('links that were not tested are told with their own reason, and other websites only where they are the reason', () => {
  assert.deepEqual(untested({}), [])
  assert.deepEqual(untested({ ofOtherSites: 2 }), [
    'We stopped before testing 2 more links to other websites, so as not to overload them.',
  ])
  assert.deepEqual(untested({ beyondLimit: 1, outOfTime: 2 }), [
    'Your website has more links than we test at once: 1 link was not tested.',
    'The time was over before we could test 2 more links.',
  ])
})

test('older evidence has no reason, and none is given', () => {
  const { counts } = theLinks([])
  assert.deepEqual(adviceOn([], { counts: { ...counts, notTested: 20 } }), [
    'We stopped before testing 20 more links.',
  ])
})

test('links that would do something are said to be left out on purpose, and make no count a minimum', () => {
  const links = theLinks([], { leftOut: 3 })
  assert.match(adviceOn([], links).join(), /^We didn't open 3 links that would do something/u)
  assert.equal(brokenLinksFacts(links, { hosts: [], sizes: new Set() }).limited, false)
})

test('a link to an address that no visitor can open is not called harmless', () => {
  const closed = ['https://joes-copy.local/menu', 'http://10.0.0.1/'].map((url) =>
    unchecked(url, 'private_address'),
  )
  assert.deepEqual(adviceOn([...closed, unchecked('https://other.example/')]), [
    "2 links lead to an address that isn't on the public internet. Visitors can't open them: correct or remove them.",
    "1 other link couldn't be checked: the list says why. That doesn't mean anything is wrong there.",
  ])
  // Where a name leads may depend on who asks.
  const byName = adviceOn([unchecked('https://office.example.com/', 'private_address')])
  assert.match(byName.join(), /^1 link couldn't be checked/u)
})

test('links to another name of the website that we could not reach are no harmless ones beside broken ones there', () => {
  const gone = aTarget('https://old.example/gone', {
    outcome: 'broken',
    reason: 'not_found',
    lookedAt: 'https://joes.test/gone',
  })
  const [advice, ...more] = adviceOn([
    gone,
    unchecked('https://old.example/'),
    unchecked('https://old.example/a'),
  ])
  assert.match(
    advice ?? '',
    /^We couldn't reach old\.example, .*: 2 more links lead there\. Open one of them/u,
  )
  assert.deepEqual(more, [])
  assert.match(
    adviceOn([
      gone,
      unchecked('https://old.example/'),
      ...['/a', '/b'].map((path) => unchecked(`https://other.example${path}`)),
    ])[1] ?? '',
    /^2 other links couldn't be checked/u,
  )
})

test('a link to a missing part of a page is advice where the verdict is about broken ones', () => {
  const jump = aTarget('/#x', { outcome: 'anchor', reason: 'missing_anchor' })
  const gone = aTarget('/gone', { outcome: 'broken', reason: 'not_found' })
  assert.deepEqual(adviceOn([gone, jump]), ["1 link jumps to a part of a page that isn't there any more."])
  assert.deepEqual(adviceOn([jump]), [])
})
