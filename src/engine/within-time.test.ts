import assert from 'node:assert/strict'
import { test } from 'node:test'
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
