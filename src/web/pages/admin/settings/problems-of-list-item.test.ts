import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problemsOfLines, problemsOfListItem } from './problems-of-list-item.ts'

test('a message about a part is at the field of that part', () => {
  assert.deepEqual(problemsOfListItem('')({ 'value.email': 'Wrong' }), { email: 'Wrong' })
  assert.deepEqual(problemsOfListItem('testimonials')({ 'value.1.name': 'Missing' }), {
    'testimonials.1.name': 'Missing',
  })
})

test('a message about the whole is at the field that contains it', () => {
  assert.deepEqual(problemsOfListItem('notice')({ value: 'Too long' }), { notice: 'Too long' })
})

test('a message about one line is at the field of all lines', () => {
  const placed = problemsOfLines('leftAlone')
  assert.deepEqual(placed({ 'value.0': 'One line for each' }), { leftAlone: 'One line for each' })
  assert.deepEqual(placed({ 'value.3': 'Fourth', 'value.5': 'Sixth' }), { leftAlone: 'Fourth' })
  assert.deepEqual(placed({ value: 'Too many' }), { leftAlone: 'Too many' })
  assert.deepEqual(placed({}), {})
})
