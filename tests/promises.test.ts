import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** How many bad inputs and faults each group of the catalogue holds: `U` is `U01` to `U30`, and so on. */
const GROUPS = {
  U: 30,
  D: 15,
  T: 21,
  H: 25,
  C: 16,
  W: 12,
  B: 27,
  A: 24,
  I: 13,
  X: 10,
  P: 12,
  O: 8,
  F: 20,
  L: 8,
} as const

/** Promises that no test keeps yet. This list may only shrink. */
const LATER: ReadonlySet<string> = new Set([
  'L07', // two hours of a scan every ten seconds: too long for a test
])

const idsOf = (group: keyof typeof GROUPS): string[] =>
  Array.from({ length: GROUPS[group] }, (_, index) => `${group}${String(index + 1).padStart(2, '0')}`)

/** A quoted text on one line, such as a title; comments do not count. */
const QUOTED = /(['"`])(?:(?!\1).)+\1/gu

/** Ids in the titles of tests, or in the names of rows that titles are made of. */
const mentioned = new Set(
  globSync(['src/**/*.test.ts', 'tests/**/*.test.ts'])
    .filter((file) => !file.endsWith('promises.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').match(QUOTED) ?? [])
    .flatMap((text) => text.match(/\b[A-Z]\d\d\b/gu) ?? []),
)

for (const group of ['U', 'D', 'T', 'H', 'C', 'W', 'B', 'A', 'I', 'X', 'P', 'O', 'F', 'L'] as const) {
  test(`every promise of group ${group} has a test`, () => {
    const missing = idsOf(group).filter((id) => !mentioned.has(id) && !LATER.has(id))
    assert.deepEqual(missing, [])
  })
}

test('no promise with a test is still listed as later', () => {
  assert.deepEqual(
    [...LATER].filter((id) => mentioned.has(id)),
    [],
  )
})
