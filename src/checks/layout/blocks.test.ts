import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LayoutFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { check } from './check.ts'
import { layoutWork } from './work.ts'

const ADDRESS = 'https://joes.test/'
const MISSED = { url: `${ADDRESS}a.css`, loaded: false, ownFault: false }
const CROWDED = { tapTargets: 20, smallTargets: 20 }
const WIDE = {
  ...CROWDED,
  overflowPx: 300,
  culprits: [{ selector: 'nav', right: 300, snippet: '<nav>', spot: { x: 0, y: 0, width: 660, height: 40 } }],
}
/** A page whose classes do nothing, as a script did not come. */
const BARE: Partial<VisitEvidence> = {
  styleReach: { elements: 100, withClass: 90, selected: 5 },
  requests: [{ url: 'https://cdn.test/style.js', type: 'Script', status: null, bytes: 0, failed: true }],
}

function outcomeOf(layout: Partial<LayoutFacts>, visit: Partial<VisitEvidence> = {}) {
  const missing = { state: 'failed', failure: failure('cancelled') } as const
  const mobileVisit = { state: 'ok', value: aVisit({ ...visit, layout: aLayout(layout) }) } as const
  const evidence = { site: aSite(), mobileVisit, desktopVisit: missing, menuLayouts: missing }
  const outcome = check.evaluate(evidence, new Date('2026-11-21T00:00:00.000Z'))
  assert.ok(!('wait' in outcome))
  return outcome
}
type Told = ReturnType<typeof outcomeOf>

const statusOf = (outcome: Told): string | null => ('status' in outcome ? outcome.status : null)
const adviceIn = (outcome: Told): readonly string[] => ('status' in outcome ? (outcome.advice ?? []) : [])
/** What the checklist says of viewport, width, text and targets. */
const testedIn = ({ blocks = [] }: Told) => {
  const list = blocks.find(({ kind }) => kind === 'checklist')
  return list?.kind === 'checklist' ? list.items.map(({ done }) => done) : undefined
}
const outIn = ({ blocks = [] }: Told) => {
  const list = blocks.find((block) => block.kind === 'list' && block.title === 'What sticks out')
  return list?.kind === 'list' ? list.items.map(({ text }) => text) : undefined
}
const card = (right: number) => ({ selector: 'div.card', right, snippet: '<div class="card">' })

test('without a viewport only that is to mend: width, text and targets are seen once there is one', () => {
  const outcome = outcomeOf({ ...WIDE, viewportMeta: null, legibleShare: 0 })
  assert.deepEqual(testedIn(outcome), [false, null, null, null])
  assert.deepEqual([adviceIn(outcome), outIn(outcome)], [[], undefined])
  assert.deepEqual(outcome.facts?.problems, ['viewport'])
})

test('a page that lacks a stylesheet is not accused by boxes, crosses or advice', () => {
  const wide = outcomeOf({ ...WIDE, stylesheets: [MISSED] })
  assert.deepEqual(testedIn(wide), [true, null, null, null])
  assert.deepEqual([outIn(wide), wide.facts?.problems], [undefined, []])
})

test('of a page that fits although a stylesheet did not come, nothing is ticked that the style decides', () => {
  const slight = { ...CROWDED, overflowPx: 9, stylesheets: [MISSED] }
  for (const fits of [outcomeOf({ stylesheets: [MISSED] }), outcomeOf(slight)]) {
    assert.equal(statusOf(fits), 'is_mobile_responsive')
    assert.deepEqual(testedIn(fits), [true, null, null, null])
    assert.match(adviceIn(fits).join(' '), /we saw your page without it/u)
  }
  assert.deepEqual(adviceIn(outcomeOf({ viewportMeta: null, stylesheets: [MISSED] })), [])
  const ownFault = outcomeOf({ stylesheets: [{ ...MISSED, ownFault: true }] })
  assert.deepEqual([testedIn(ownFault), adviceIn(ownFault)], [[true, true, true, true], []])
})

test('a page that its styles do not reach is neither accused nor praised', () => {
  const [fits, wide] = [outcomeOf({}, BARE), outcomeOf(WIDE, BARE)]
  assert.deepEqual([statusOf(fits), statusOf(wide)], [null, null])
  for (const outcome of [fits, wide]) assert.deepEqual(testedIn(outcome), [true, null, null, null])
})

test('what sticks out has one row for each selector, or a sentence where no part is to blame', () => {
  assert.deepEqual(outIn(outcomeOf({ overflowPx: 40, culprits: [card(40), card(30)] })), [
    'div.card: 40 pixels too far to the right',
  ])
  const notSeen = outcomeOf({ overflowPx: 40, culprits: [] })
  assert.deepEqual(outIn(notSeen), ["We couldn't see which part is too wide."])
  assert.doesNotMatch(
    JSON.stringify(layoutWork({ status: 'not_mobile_responsive', facts: { ...notSeen.facts } })),
    /boxed/u,
  )
})

const textsIn = ({ blocks = [] }: Told): string[] =>
  blocks.flatMap((block) => (block.kind === 'checklist' ? block.items.map(({ text }) => text) : []))

test('a page that is hardly wider than the screen is not said to be as wide', () => {
  assert.ok(textsIn(outcomeOf({ overflowPx: 17 })).includes('Hardly wider than the screen'))
  for (const overflowPx of [0, 2, 40])
    assert.ok(textsIn(outcomeOf({ overflowPx })).includes('As wide as the screen, not wider'))
})
