import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { aVisit } from '#support/visits.ts'
import { toldInFull } from './told-in-full.ts'

const BARE_PICTURES = {
  id: 'image-alt',
  impact: 'critical' as const,
  help: 'Images must have alternative text',
  helpUrl: null,
  nodes: 2,
  examples: [{ selector: 'img.logo', snippet: '<img class="logo">' }],
}

const broken = (violations = [BARE_PICTURES], given: Partial<VisitEvidence> = {}): VisitEvidence =>
  aVisit({ accessibility: { score: 70, violations, passes: 20, incomplete: 1 }, ...given })

test('the report on a computer has in full what the result leaves to the phone', () => {
  const [list, ...others] = toldInFull.blocks({ desktopVisit: broken(), mobileVisit: broken() })
  assert.deepEqual(others, [])
  assert.ok(list?.kind === 'list')
  const [told, ...more] = list.items
  assert.deepEqual(more, [])
  assert.equal(told?.text, 'Some pictures have no description for people who cannot see them')
  assert.deepEqual(told?.technical, [
    'image-alt: Images must have alternative text',
    'img.logo',
    '<img class="logo">',
  ])
})

test('there is nothing to add where the result tells all of it, or knows only of the computer', () => {
  const desktopVisit = broken()
  assert.deepEqual(toldInFull.blocks({ desktopVisit, mobileVisit: broken([]) }), [])
  assert.deepEqual(toldInFull.blocks({ desktopVisit }), [])
  const wall = broken([BARE_PICTURES], { notOwnersPage: true })
  assert.deepEqual(toldInFull.blocks({ desktopVisit: wall, mobileVisit: broken() }), [])
})
