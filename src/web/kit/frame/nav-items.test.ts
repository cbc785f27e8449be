import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORIES } from '#core/check.ts'
import { navIdInBar } from './nav-items.ts'
import type { NavId } from './nav-items.ts'

const BAR: NavId[] = ['overview', 'plan', 'results', 'learn', 'more']

test('an item of the bar is itself, a category is Results, everything else is More', () => {
  assert.equal(navIdInBar('plan', BAR), 'plan')
  for (const category of CATEGORIES) assert.equal(navIdInBar(category, BAR), 'results')
  assert.equal(navIdInBar('summary', BAR), 'more')
  assert.equal(navIdInBar('settings', BAR), 'more')
})
