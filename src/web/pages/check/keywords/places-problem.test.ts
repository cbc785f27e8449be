import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesProblem } from './places-problem.ts'

const [search, begin] = [new Error('No answer'), new Error('Too often')]

test('what the field could not begin with is no error once a place is chosen', () => {
  assert.equal(placesProblem({ search: null, begin, isChosen: false }), 'Too often')
  assert.equal(placesProblem({ search: null, begin, isChosen: true }), undefined)
})

test('a search that failed is an error, also beside a place that is chosen', () => {
  assert.equal(placesProblem({ search, begin, isChosen: true }), 'No answer')
  assert.equal(placesProblem({ search: null, begin: null, isChosen: false }), undefined)
})
