import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemsOfListItem } from './problems-of-list-item.ts'

test('a message about a part is at the field of that part', () => {
  assert.deepEqual(problemsOfListItem('')({ 'value.email': 'Wrong' }), { email: 'Wrong' })
  assert.deepEqual(problemsOfListItem('testimonials')({ 'value.1.name': 'Missing' }), {
    'testimonials.1.name': 'Missing',
  })
})

test('a message about the whole is at the field that contains it', () => {
  assert.deepEqual(problemsOfListItem('notice')({ value: 'Too long' }), { notice: 'Too long' })
})
