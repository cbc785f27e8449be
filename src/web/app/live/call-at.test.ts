import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { DAY_MS } from '#core/time-units.ts'
import { callAt } from './call-at.ts'

/** How often it was called after each of these steps of the clock, which begins at 0; `time` is the time to call at. */
function calls(t: TestContext, time: number, steps: readonly number[]): number[] {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  let count = 0
  callAt(time, () => void (count += 1))
  return steps.map((ms) => {
    t.mock.timers.tick(ms)
    return count
  })
}

test('a time that has passed is reached at once', (t) => {
  assert.deepEqual(calls(t, -1, [0]), [1])
})

test('a time is reached once, when it has come', (t) => {
  assert.deepEqual(calls(t, 1_000, [999, 1, 1_000]), [0, 1, 1])
})

test('a time is reached that is further ahead than a timer can wait', (t) => {
  assert.deepEqual(calls(t, 60 * DAY_MS, [59 * DAY_MS, DAY_MS]), [0, 1])
})

test('a time that was called off is not reached', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const callOff = callAt(1_000, () => assert.fail('was called'))
  callOff()
  t.mock.timers.tick(2_000)
})
