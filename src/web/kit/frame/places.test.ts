import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CATEGORIES } from '#core/check.ts'
import { placeInBar } from './places.ts'
import type { PlaceId } from './places.ts'

const BAR: PlaceId[] = ['overview', 'plan', 'results', 'learn', 'more']

test('a place in the bar is itself, a category is results, everything else is more', () => {
  assert.equal(placeInBar('plan', BAR), 'plan')
  for (const category of CATEGORIES) assert.equal(placeInBar(category, BAR), 'results')
  assert.equal(placeInBar('summary', BAR), 'more')
  assert.equal(placeInBar('settings', BAR), 'more')
})
