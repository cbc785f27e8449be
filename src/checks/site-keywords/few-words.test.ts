import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aPage, aScript, type GivenPage } from '#support/page-facts.ts'
import { check } from './check.ts'

type Rendered = Parameters<typeof check.evaluate>[0]['renderedPages']

const AT = new Date('2026-11-21T00:00:00Z')
const FAILED: Rendered = { state: 'failed', failure: failure('browser_unavailable') }

/** What is said of a homepage that cannot be judged, beside the reason. */
function saidOf(given: GivenPage, renderedPages = FAILED) {
  const home = aPage(given)
  const evidence = { site: aSite({ home }), pages: aCrawl([home]), answers: {}, profile: {}, renderedPages }
  const outcome = check.evaluate(evidence, AT)
  assert.ok('unable' in outcome)
  return outcome.said
}

const having = (words: number): GivenPage => ({
  title: { text: 'Joe', count: 1 },
  text: { words, main: 'One moment.' },
})
const seen = (words: number): Rendered => ({
  state: 'ok',
  value: { pages: [aPage({ ...having(words), found: 'home', rendered: true })] },
})

test('of too few words it is said how many there are, and of none that there was no page to read', () => {
  assert.equal(
    saidOf(having(63))?.sentence,
    'We could read only 63 words on 1 page, and need 100 to tell which of them matter.',
  )
  assert.equal(saidOf(having(0)), undefined)
})

test('too few words are not counted where a browser saw more, or may have seen more', () => {
  const scripted = { ...having(12), scripts: [aScript()] }
  assert.equal(saidOf(scripted), undefined)
  assert.equal(saidOf(scripted, seen(300)), undefined)
  assert.equal(saidOf(scripted, seen(12))?.tag, 'Too few words')
})

test('thousands of words are written with a comma', () => {
  const home = aPage({ ...having(1667), text: { words: 1667, main: 'taps. taps.' } })
  const evidence = { site: aSite({ home }), pages: aCrawl([home]), answers: {}, profile: {} }
  const outcome = check.evaluate({ ...evidence, renderedPages: FAILED }, AT)
  assert.equal('proof' in outcome && outcome.proof?.[0]?.found, '1,667 words on 1 page')
})
