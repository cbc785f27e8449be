import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TookTooLong } from '#engine/within-time.ts'
import { inTime } from './in-time.ts'

function made(work: () => string) {
  const faults: [what: string, error: unknown][] = []
  const onFault = (what: string, error: unknown): void => void faults.push([what, error])
  return { made: inTime('the findings', work, { onFault, instead: () => 'nothing', ms: 100 }), faults }
}

test('work that ends gives what it made', () => {
  assert.deepEqual(
    made(() => 'all'),
    { made: 'all', faults: [] },
  )
})

test('work without end is ended, in the middle of a pattern too, and logged', () => {
  for (const work of [endless, () => String(/^(?:a+)+$/u.test(`${'a'.repeat(60)}!`))]) {
    const { made: got, faults } = made(work)
    assert.equal(got, 'nothing')
    assert.equal(faults[0]?.[0], 'the findings')
    assert.ok(faults[0]?.[1] instanceof TookTooLong)
  }
})

test('work that fails costs only what it would have made', () => {
  const { made: got, faults } = made(() => {
    throw new Error('broken')
  })
  assert.equal(got, 'nothing')
  assert.equal(String(faults[0]?.[1]), 'Error: broken')
})

const endless = (): never => {
  for (;;);
}
