import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemsOfListItem } from './problems-of-list-item.ts'

test('what is wrong with a part stands at the field of that part', () => {
  assert.deepEqual(problemsOfListItem('')({ 'value.email': 'Wrong' }), { email: 'Wrong' })
  assert.deepEqual(problemsOfListItem('testimonials')({ 'value.1.name': 'Missing' }), {
    'testimonials.1.name': 'Missing',
  })
})

test('what is wrong with the whole stands at the field that holds it', () => {
  assert.deepEqual(problemsOfListItem('notice')({ value: 'Too long' }), { notice: 'Too long' })
})
