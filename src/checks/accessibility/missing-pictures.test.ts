import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AccessibilityFacts } from '#core/evidence/visit.ts'
import { stepText } from '#core/words.ts'
import { aVisit } from '#support/visits.ts'
import { judgeAccessibility } from './judge.ts'
import { accessWork } from './work.ts'

type Violation = AccessibilityFacts['violations'][number]

const pictures = (id: string, ...names: string[]): Violation => ({
  id,
  impact: 'critical',
  help: 'Images must have alternative text',
  helpUrl: null,
  nodes: names.length,
  examples: names.map((name) => ({
    selector: 'img',
    snippet: `<img width="9" src="img/${name}?a=1&amp;b=2">`,
  })),
})

/** What is judged of a page with this barrier, where these pictures are missing. */
function judged(violation: Violation, ...missing: string[]) {
  const visit = aVisit({ accessibility: { score: 80, violations: [violation], passes: 20, incomplete: 1 } })
  const requests = missing.map((name) => ({
    url: new URL(`img/${name}?a=1&b=2`, visit.finalUrl).href,
    type: 'Image',
    status: 404,
    bytes: 0,
    failed: true,
  }))
  const outcome = judgeAccessibility({ ...visit, requests: [...visit.requests, ...requests] })
  assert.ok('status' in outcome)
  return outcome
}

const firstStep = (violation: Violation, ...missing: string[]) => {
  const { status, facts } = judged(violation, ...missing)
  const work = accessWork({ status, facts: { ...facts } })
  return work && [stepText(work.steps[0] ?? ''), work.isReadyMade]
}

describe('pictures that are missing', () => {
  it('are no barrier of their own: they are put back first', () => {
    const two = pictures('image-alt', 'a.gif', 'b.gif')
    assert.deepEqual(
      judged(two, 'a.gif').facts.violations.map(({ nodes }) => nodes),
      [1],
    )
    assert.deepEqual(judged(two, 'a.gif', 'b.gif').facts.violations, [])
  })

  it('are no barrier either where more are broken than the visit keeps as examples', () => {
    const many = { ...pictures('image-alt', 'a.gif', 'b.gif'), nodes: 12 }
    assert.deepEqual(judged(many, 'a.gif', 'b.gif').facts.violations, [])
    assert.deepEqual(
      judged(many, 'a.gif').facts.violations.map(({ nodes }) => nodes),
      [11],
    )
    assert.equal(judged(many).facts.violations[0]?.nodes, 12)
  })
})

describe('the worksheet of pictures', () => {
  it('is spoken of without the number of what the visit saw', () => {
    assert.deepEqual(firstStep(pictures('image-alt', 'a.gif', 'b.gif')), [
      'Write one line for each picture of your homepage in the ready-made worksheet, and put it into the picture; pictures of other pages, if it has any, can follow. Where Search ranking asks for them, it’s the same worksheet: once is enough',
      true,
    ])
  })

  it('has no lines for buttons and drawings', () => {
    assert.deepEqual(firstStep(pictures('input-image-alt', 'a.gif')), [
      'A picture used as a button has no words for people who cannot see it',
      false,
    ])
  })
})
