import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from './kind-of.ts'

const result = { greyKind: null, applicable: true, goldStar: false }

test('what does not apply asks for nothing, whatever else is known', () => {
  assert.equal(kindOf({ ...result, applicable: false, goldStar: true }), 'not-relevant')
  assert.equal(kindOf({ ...result, greyKind: 'not_relevant' }), 'not-relevant')
})

test('the other greys ask for what they need', () => {
  assert.equal(kindOf({ ...result, greyKind: 'unable' }), 'unchecked')
  assert.equal(kindOf({ ...result, greyKind: 'more_info' }), 'question')
  assert.equal(kindOf({ ...result, greyKind: 'missing' }), 'work')
  assert.equal(kindOf({ ...result, greyKind: 'review' }), 'work')
})

test('a gold star is kept, everything else is work', () => {
  assert.equal(kindOf({ ...result, goldStar: true }), 'good')
  assert.equal(kindOf(result), 'work')
})
