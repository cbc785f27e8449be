import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { TookTooLong, withinTime } from './within-time.ts'

/** Each hyphen may be in either part: some 2⁴⁰ ways. */
const HOLDS = (): boolean => /^(?:-|\w|-\w)+!$/u.test('-a'.repeat(40))

test('work without end is ended, in the middle of a pattern too, and what comes after it is done', () => {
  assert.throws(() => withinTime(200, HOLDS), TookTooLong)
  assert.throws(
    () =>
      withinTime(200, () => {
        for (;;);
      }),
    TookTooLong,
  )
  assert.equal(
    withinTime(60_000, () => 'done'),
    'done',
  )
})

test('work that catches every error is ended all the same', () => {
  const caught: unknown[] = []
  const stubborn = (): void => {
    try {
      HOLDS()
    } catch (error) {
      caught.push(error)
    }
  }
  assert.throws(() => withinTime(200, stubborn), TookTooLong)
  assert.deepEqual(caught, [])
})

test('an error of the work, and nothing at all, are given as they are', () => {
  const own = new TypeError('mine')
  assert.throws(
    () =>
      withinTime(60_000, () => {
        throw own
      }),
    own,
  )
  assert.equal(
    withinTime(60_000, () => undefined),
    undefined,
  )
})

/** As on a machine so full that nothing has the processor. */
const waits = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)

/** Waits as often as given, and is done the next time. */
function waitingFirst(times: number): () => string {
  let begun = 0
  return () => {
    begun += 1
    if (begun <= times) waits()
    return `done, tries ${begun}`
  }
}

test('work that only waited is begun once more, with twice as much time, and is then ended', () => {
  assert.equal(withinTime(200, waitingFirst(1)), 'done, tries 2')
  assert.throws(() => withinTime(100, waits), { message: 'It was ended after 200 ms', wasWorking: false })
})

test('the processor time of other threads is not taken for the work’s', async () => {
  const busy = new Worker('for (;;);', { eval: true })
  try {
    await once(busy, 'online')
    assert.equal(withinTime(300, waitingFirst(1)), 'done, tries 2')
  } finally {
    await busy.terminate()
  }
})

/** Has something made and read by work that is over, and that nobody else keeps. */
function readByWork(): WeakRef<object> {
  const evidence = { pages: ['a'] }
  assert.equal(
    withinTime(60_000, () => evidence.pages.length),
    1,
  )
  return new WeakRef(evidence)
}

test('what the work has read is not kept once it is over', async () => {
  const read = readByWork()
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  assert.ok(typeof collect === 'function')
  // A reference is kept for the turn in which it was made.
  await setTimeout(10)
  collect()
  assert.equal(read.deref(), undefined)
})
