import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askAgainIn, isSettled } from './ask-again.ts'

const asked = (job: object | null, mayChange: boolean) => ({ job, mayChange })

test('nobody asks for a first job again that is shown already', () => {
  assert.equal(askAgainIn(asked({}, false), 9_000), false)
  assert.equal(askAgainIn(asked({}, true), 9_000), 2_500)
  assert.equal(askAgainIn(asked({}, true), 17_000), false)
  assert.deepEqual([isSettled(asked({}, true), 9_000), isSettled(asked({}, true), 17_000)], [false, true])
})

test('a scan that takes ten minutes without a job leaves most of the network’s answers to others', () => {
  let [elapsed, calls] = [8_000, 0]
  while (elapsed < 600_000) {
    calls += 1
    elapsed += askAgainIn(asked(null, true), elapsed) || Number.POSITIVE_INFINITY
  }
  assert.ok(calls < 80, String(calls))
  assert.equal(askAgainIn(undefined, 9_000), 2_500)
})
