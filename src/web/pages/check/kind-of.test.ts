import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resultKindOf } from './kind-of.ts'

const result = { greyKind: null, applicable: true, goldStar: false, status: 'any', reasonCode: null }

test('a check that does not apply needs nothing, whatever else is known', () => {
  assert.equal(resultKindOf({ ...result, applicable: false, goldStar: true }), 'not-relevant')
  assert.equal(resultKindOf({ ...result, greyKind: 'not_relevant' }), 'not-relevant')
})

test('the other greys need an answer or another try', () => {
  assert.equal(resultKindOf({ ...result, greyKind: 'unable' }), 'unchecked')
  assert.equal(resultKindOf({ ...result, greyKind: 'more_info' }), 'question')
  assert.equal(resultKindOf({ ...result, greyKind: 'missing' }), 'work')
  assert.equal(resultKindOf({ ...result, greyKind: 'review' }), 'work')
})

test('a check that failed is not a question, even where it asks with the same status', () => {
  const failed = { ...result, status: 'not_checked', greyKind: 'more_info' } as const
  assert.equal(resultKindOf({ ...failed, reasonCode: 'provider_quota' }), 'unchecked')
  assert.equal(resultKindOf(failed), 'question')
})

test('a check that cannot be done here or now is left out, however its status is shown', () => {
  assert.equal(
    resultKindOf({ ...result, greyKind: 'unable', reasonCode: 'provider_not_configured' }),
    'left-out',
  )
  assert.equal(resultKindOf({ ...result, greyKind: 'unable', reasonCode: 'no_website' }), 'left-out')
  assert.equal(resultKindOf({ ...result, greyKind: 'more_info', status: 'comming_soon' }), 'left-out')
})

test('a result with a gold star is to be kept, every other needs work', () => {
  assert.equal(resultKindOf({ ...result, goldStar: true }), 'good')
  assert.equal(resultKindOf(result), 'work')
})
