import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DrizzleQueryError } from 'drizzle-orm'
import { failedStatement } from './failed-statement.ts'

const QUERY = 'update "account"'

test('a failed statement is told without its parameters, as it was thrown and as a plain object', () => {
  const cause = new Error('disk full')
  const error = new DrizzleQueryError(QUERY, ['HASHED-PASSWORD'], cause)
  for (const given of [error, { query: QUERY, params: ['HASHED-PASSWORD'], cause }])
    assert.deepEqual(failedStatement(given), { text: QUERY, cause })
})

test('so is one without a cause', () => {
  const error = new DrizzleQueryError(QUERY, ['HASHED-PASSWORD'])
  for (const given of [error, { query: QUERY, params: ['HASHED-PASSWORD'] }])
    assert.deepEqual(failedStatement(given), { text: QUERY, cause: undefined })
})

test('no other error is a failed statement', () => {
  assert.equal(failedStatement(new Error('disk full')), null)
  assert.equal(failedStatement({ query: QUERY }), null)
})
