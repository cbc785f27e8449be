import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { TookTooLong } from '#engine/within-time.ts'
import type { Fix } from '#fixes/fix.ts'
import { resultOf } from '#support/result-of.ts'
import { readyMadeInTime } from './ready-made-in-time.ts'

const AT = '2026-11-21T08:42:00.000Z'
const RESULTS = ['contact-form', 'address-autofill', 'ssl', 'https'].map((id) => ({
  ...resultOf('contact-form', 'no_contact_form', AT),
  id,
}))
const INPUT = { evidence: {}, profile: {}, answers: {}, timeZone: 'UTC' }
const fixes: readonly Fix[] = []

/** As `readyMade`, but that it does `instead` for some checks. */
const makingBut =
  (ids: readonly string[], instead: () => never) =>
  ([result]: readonly { id: string }[]): ReadonlyMap<string, readonly Fix[]> => {
    const id = result?.id ?? ''
    return ids.includes(id) ? instead() : new Map([[id, fixes]])
  }
const endless = (): never => {
  for (;;);
}

function made(ids: readonly string[], instead: () => never) {
  const faults: [where: string, error: unknown][] = []
  const onFault = (where: string, error: unknown): void => void faults.push([where, error])
  const pieces = readyMadeInTime(RESULTS, INPUT, { onFault, ms: 100, making: makingBut(ids, instead) })
  return { checks: [...pieces.keys()], faults }
}

test('a check whose pieces are endless goes without them, which is logged, and the others have theirs', () => {
  const { checks, faults } = made(['contact-form'], endless)
  assert.deepEqual(checks, ['address-autofill', 'ssl', 'https'])
  assert.equal(faults.length, 1)
  assert.equal(faults[0]?.[0], 'the pieces of contact-form')
  assert.ok(faults[0]?.[1] instanceof TookTooLong)
})

test('after two such checks no more are begun: they may be as slow', () => {
  const { checks, faults } = made(['contact-form', 'address-autofill', 'ssl'], endless)
  assert.deepEqual(checks, [])
  assert.equal(faults.length, 2)
})

test('a fault in the pieces of checks costs theirs alone', () => {
  const { checks, faults } = made(['contact-form', 'address-autofill', 'ssl'], () => {
    throw new Error('A fault')
  })
  assert.deepEqual(checks, ['https'])
  assert.equal(faults.length, 3)
})

test('nothing of a process or a command makes pieces in any other way', () => {
  const others = globSync('src/{server,cli}/**/*.ts').filter(
    (file) => !file.includes('/ready-made-in-time') && /\breadyMade\b/u.test(readFileSync(file, 'utf8')),
  )
  assert.deepEqual(others, [])
})
