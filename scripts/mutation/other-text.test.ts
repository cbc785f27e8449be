import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mutantsOf } from './mutants.ts'

/** The texts that replace the last literal of a line. */
const othersOf = (source: string): string[] => {
  const at = source.lastIndexOf("''")
  return mutantsOf('a.ts', source).flatMap(({ start, text }) => (start === at ? [text] : []))
}

test('the default of the first part of a split text is no mutant, because that part is always there', () => {
  for (const source of ["a.split('#')[0] ?? ''", "b().split('?', 1)[0] ?? ''"])
    assert.deepEqual(othersOf(source), [], source)
})

test('any other default is one: of another part, of a pattern, of no separator, of no part', () => {
  for (const source of [
    "a.split('#')[1] ?? ''",
    "a.split(/x*/u)[0] ?? ''",
    "a.split('')[0] ?? ''",
    "a.split('#', 0)[0] ?? ''",
    "a[0] ?? ''",
    "a.split('#')[0] + ''",
  ])
    assert.deepEqual(othersOf(source), ["'mutated'"], source)
})
