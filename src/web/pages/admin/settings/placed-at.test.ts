import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placedAt } from './placed-at.ts'

test('what is wrong with a part stands at the field of that part', () => {
  assert.deepEqual(placedAt('')({ 'value.email': 'Wrong' }), { email: 'Wrong' })
  assert.deepEqual(placedAt('testimonials')({ 'value.1.name': 'Missing' }), {
    'testimonials.1.name': 'Missing',
  })
})

test('what is wrong with the whole stands at the field that holds it', () => {
  assert.deepEqual(placedAt('notice')({ value: 'Too long' }), { notice: 'Too long' })
})
