import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { aResult } from '#support/results.ts'
import { rateResult } from './rated-result.ts'

const scored = catalogue.find(({ scoreFact }) => scoreFact !== undefined)
assert.ok(scored?.scoreFact)
const { id, scoreFact, unableStatus } = scored

test('a result has the score that its check names, and is conclusive unless its check could not look', () => {
  const result = aResult({ id, facts: { [scoreFact]: 64 } })
  assert.deepEqual(rateResult(catalogue, result), { result, conclusive: true, score: 64 })
  const failed = aResult({ id, status: unableStatus, reasonCode: 'timeout' })
  assert.deepEqual(rateResult(catalogue, failed), { result: failed, conclusive: false, score: null })
})

test('a result of a check that is gone has no score, and is conclusive unless it says that we could not look', () => {
  const result = aResult({ id: 'gone', facts: { [scoreFact]: 64 } })
  assert.deepEqual(rateResult(catalogue, result), { result, conclusive: true, score: null })
  const failed = aResult({ id: 'gone', greyKind: 'unable' })
  assert.deepEqual(rateResult(catalogue, failed), { result: failed, conclusive: false, score: null })
})
