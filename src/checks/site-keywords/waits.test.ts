import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const FIVE = ['blocked drains', 'hot water', 'leaking taps', 'gas fitting', 'burst pipes']

/** A homepage with few words as sent, whose title and text a script writes. */
const SENT: GivenPage = { title: { text: 'Loading', count: 1 }, text: { words: 12, main: 'One moment.' } }
const SHOWN: GivenPage = {
  rendered: true,
  title: { text: FIVE.join(' | '), count: 1 },
  text: { words: 300, main: `${FIVE.join('. ')}. ${FIVE.join('. ')}` },
}

type Rendered = Parameters<typeof check.evaluate>[0]['renderedPages']

function foundWith(renderedPages: Rendered, sent: GivenPage = SENT): string {
  const home = aPage(sent)
  const evidence = { site: aSite({ home }), pages: aCrawl([home]), answers: {}, profile: {}, renderedPages }
  const outcome = check.evaluate(evidence, AT)
  if ('wait' in outcome) return 'waits'
  if ('status' in outcome) return outcome.status
  return typeof outcome.unable === 'string' ? outcome.unable : outcome.unable.code
}

const shown: Rendered = { state: 'ok', value: { pages: [aPage(SHOWN)] } }
const failed: Rendered = { state: 'failed', failure: failure('browser_unavailable') }

test('few words as sent are no reason to give up before the browser was there', () => {
  assert.equal(foundWith({ state: 'pending' }), 'waits')
  assert.equal(foundWith(shown), 'passed')
  assert.equal(foundWith(failed), 'empty_page')
})

test('nor are words of no language that we know', () => {
  const foreign = { ...SENT, text: { words: 200, main: 'One moment.', nonLatinShare: 0.9 } }
  assert.equal(foundWith({ state: 'pending' }, foreign), 'waits')
  assert.equal(foundWith(shown, foreign), 'passed')
  assert.equal(foundWith(failed, foreign), 'other_language')
})
