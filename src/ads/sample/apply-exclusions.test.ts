import assert from 'node:assert/strict'
import { test } from 'node:test'
import { excludedFrom } from './apply-exclusions.ts'

const TODAY = '2026-11-21'
const [YOUNG, OLD, MEN] = [
  { kind: 'age', value: '18-24' },
  { kind: 'age', value: '65+' },
  { kind: 'gender', value: '18-24' },
]
const since = (from: string, to: string | null = null) => ({ run: { from, to } })

test('a value is excluded from today on, and stays as it was where it is excluded already', () => {
  const kept = { ...YOUNG, ...since('2026-10-01') }
  assert.deepEqual(excludedFrom([], [YOUNG], TODAY), [{ ...YOUNG, ...since(TODAY) }])
  assert.deepEqual(excludedFrom([kept], [YOUNG, OLD], TODAY), [kept, { ...OLD, ...since(TODAY) }])
})

test('one that is no longer wanted ends today; one of another kind with the same value is another', () => {
  const kept = { ...YOUNG, ...since('2026-10-01') }
  assert.deepEqual(excludedFrom([kept], [MEN], TODAY), [
    { ...YOUNG, ...since('2026-10-01', TODAY) },
    { ...MEN, ...since(TODAY) },
  ])
})

test('one that was excluded before keeps those days, and is excluded anew from today on', () => {
  const ended = { ...YOUNG, ...since('2026-10-01', '2026-11-01') }
  assert.deepEqual(excludedFrom([ended], [], TODAY), [ended])
  assert.deepEqual(excludedFrom([ended], [YOUNG], TODAY), [ended, { ...YOUNG, ...since(TODAY) }])
})
