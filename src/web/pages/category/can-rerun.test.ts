import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CountsAs } from '#core/counts.ts'
import { canRerun } from './can-rerun.ts'

const can = (rows: readonly CountsAs[], hasWebsite: boolean): boolean =>
  canRerun(
    rows.map((countsAs) => ({ countsAs })),
    hasWebsite,
  )

test('tests are run again only where they may find something new', () => {
  assert.equal(can(['notSwitchedOn', 'noWebsite'], true), false)
  assert.equal(can(['notSwitchedOn', 'toAnswer'], true), true)
  // Facebook not switched on, LinkedIn announced, no account on the two others.
  assert.equal(can(['notSwitchedOn', 'notSwitchedOn', 'notRelevant', 'notRelevant'], false), false)
  assert.equal(can(['toAnswer', 'noWebsite', 'setAside'], false), false)
  assert.equal(can(['toFix', 'noWebsite'], false), true)
})
