import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Artifacts } from 'lighthouse/types/artifacts.js'
import type Result from 'lighthouse/types/lhr/lhr.js'
import { accessibilityOf, type MoreAxe } from './accessibility.ts'

const nodeAt = (devtoolsNodePath: string) => ({ node: { devtoolsNodePath, selector: 'p', snippet: '<p>' } })
const AXE = {
  violations: [
    { id: 'color-contrast', impact: 'serious', help: 'Contrast', nodes: [nodeAt('one'), nodeAt('two')] },
    { id: 'image-alt', impact: 'critical', help: 'Pictures', nodes: [nodeAt('three')] },
  ],
  incomplete: [],
  passes: [{}],
  notApplicable: [],
} as unknown as Artifacts['Accessibility']
const LHR = {
  categories: {
    accessibility: {
      score: 0.15,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'image-alt', weight: 10 },
        { id: 'html-has-lang', weight: 3 },
        { id: 'video-caption', weight: 10 },
      ],
    },
  },
  audits: {
    'color-contrast': { score: 0 },
    'image-alt': { score: 0 },
    'html-has-lang': { score: 1 },
    'video-caption': { score: null },
  },
} as unknown as Result
const again = (...paleAgain: string[]): MoreAxe => ({ violations: [], passes: 0, incomplete: 0, paleAgain })

const found = (more: MoreAxe | null) => {
  const facts = accessibilityOf(LHR, AXE, { more, spots: new Map() })
  assert.ok('score' in facts)
  return [facts.score, facts.passes, facts.violations.map(({ id, nodes }) => [id, nodes])]
}

test('words whose contrast is enough at the second look are left out', () => {
  assert.deepEqual(found(again('two')), [
    15,
    1,
    [
      ['image-alt', 1],
      ['color-contrast', 1],
    ],
  ])
})

test('where all of them are enough, the rule has passed, and the score says so', () => {
  assert.deepEqual(found(again()), [50, 2, [['image-alt', 1]]])
})

test('without a second look everything stays', () => {
  assert.deepEqual(found(null), [
    15,
    1,
    [
      ['image-alt', 1],
      ['color-contrast', 2],
    ],
  ])
})
