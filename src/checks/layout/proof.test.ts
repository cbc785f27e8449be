import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LayoutFacts } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { check } from './check.ts'

const BARE = { url: 'https://joes.test/a.css', loaded: false, ownFault: false }

/** What the proof says was there: on the homepage, then on another page. */
function foundOf(given: Partial<LayoutFacts>): string[] {
  const layout = aLayout(given)
  const outcome = check.evaluate(
    {
      site: aSite(),
      mobileVisit: { state: 'ok', value: aVisit({ layout }) },
      desktopVisit: { state: 'failed', failure: failure('cancelled') },
      menuLayouts: { state: 'ok', value: { pages: [{ url: 'https://joes.test/about', layout }] } },
    },
    new Date('2026-11-21T00:00:00.000Z'),
  )
  return 'proof' in outcome ? (outcome.proof ?? []).map(({ found }) => found) : []
}

test('the proof says in words what was measured', () => {
  assert.deepEqual(foundOf({ overflowPx: 0, legibleShare: 1 }), [
    'set up for phone screens; as wide as the screen; 100% of the text large enough to read',
    'As wide as the screen',
  ])
  assert.deepEqual(foundOf({ overflowPx: 600, legibleShare: 0.254 }), [
    'set up for phone screens; 600 pixels wider than the screen; 25% of the text large enough to read',
    '600 pixels wider than the screen',
  ])
})

test('the proof measures nothing of a page whose style did not come', () => {
  assert.deepEqual(foundOf({ overflowPx: 0, legibleShare: 1, stylesheets: [BARE] }), [
    "set up for phone screens; its width and text couldn't be judged, as a file of its style didn't come",
    "We couldn't tell whether it fits a phone",
  ])
})

test('of a page that is not set up for phones the proof says nothing else, and what its viewport is', () => {
  assert.equal(foundOf({ viewportMeta: null })[0], 'not set up for phone screens: it has no viewport')
  assert.equal(
    foundOf({ viewportMeta: 'width=1024', overflowPx: 0 })[0],
    'not set up for phone screens: its viewport is “width=1024”',
  )
})

test('the share of hardly any text is not told', () => {
  assert.equal(
    foundOf({ legibleShare: 0, textCharacters: 99 })[0],
    'set up for phone screens; as wide as the screen; too little text to measure',
  )
})
