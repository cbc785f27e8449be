import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DrizzleQueryError } from 'drizzle-orm'
import { faultLine } from './settings.ts'

describe('an error of signing in', () => {
  it('is told in one line, without the statement and its values', () => {
    const cause = new Error('duplicate key value\nFailing row contains (mia@roses.fixture)')
    const failed = new DrizzleQueryError('insert into "user" values ($1)', ['mia@roses.fixture'], cause)
    assert.equal(
      faultLine('Not created\n', [failed, 'mia@roses.fixture']),
      'Not created: Error: duplicate key value',
    )
    assert.equal(faultLine('Not created', [new TypeError('mia@roses.fixture')]), 'Not created: TypeError')
  })
})
