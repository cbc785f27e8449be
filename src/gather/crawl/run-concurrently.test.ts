import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { runConcurrently } from './run-concurrently.ts'

test('all items are worked on, also those that the work adds', async () => {
  const waiting = [1]
  const done: number[] = []
  await runConcurrently<number>({
    next: () => waiting.shift(),
    atOnce: 2,
    mayStart: () => true,
    work: async (item) => {
      await setImmediate()
      done.push(item)
      if (item < 4) waiting.push(item * 2, item * 2 + 1)
    },
  })
  assert.deepEqual(
    done.toSorted((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7],
  )
})

test('at most the given number run at once', async () => {
  const waiting = [1, 2, 3, 4, 5]
  let running = 0
  let most = 0
  await runConcurrently<number>({
    next: () => waiting.shift(),
    atOnce: 2,
    mayStart: () => true,
    work: async () => {
      running += 1
      most = Math.max(most, running)
      await setImmediate()
      running -= 1
    },
  })
  assert.equal(most, 2)
})

test('running work is finished when no more may start', async () => {
  const waiting = [1, 2, 3]
  const done: number[] = []
  await runConcurrently<number>({
    next: () => waiting.shift(),
    atOnce: 1,
    mayStart: (running) => done.length + running < 2,
    work: async (item) => {
      await setImmediate()
      done.push(item)
    },
  })
  assert.deepEqual(done, [1, 2])
  assert.deepEqual(waiting, [3])
})

test('an error of the work is thrown', async () => {
  const once = [1]
  await assert.rejects(
    runConcurrently({
      next: () => once.shift(),
      atOnce: 1,
      mayStart: () => true,
      work: () => Promise.reject(new Error('ours')),
    }),
    /ours/u,
  )
})
