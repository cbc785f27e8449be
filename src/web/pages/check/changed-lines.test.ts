import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import { linesOfSide } from './changed-lines.ts'
import { whatChanged } from './what-changed.ts'

const spots = (...texts: string[]): { status: string; description: string; blocks: Block[] } => ({
  status: 'medium_risk',
  description: 'We found some.',
  blocks: [{ kind: 'list', items: texts.map((text) => ({ text })) }],
})
const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const sides = (was: string[], now: string[]) => {
  const changed = whatChanged(spots(...was), spots(...now))
  return [linesOfSide(changed, 'was'), linesOfSide(changed, 'now')]
}

test('what is gone is named once, where all that has changed is gone', () => {
  assert.deepEqual(sides(SEVEN.slice(0, 3), []), [['a', 'b', 'c'], ['All of these are gone.']])
  assert.deepEqual(sides(SEVEN, []), [['a', 'b', 'c', 'd', 'e', 'And 2 more'], ['All of these are gone.']])
})

test('one that is gone, or some beside one that is new, is said by its name', () => {
  assert.deepEqual(sides(['a'], []), [['a'], ['a: gone']])
  assert.deepEqual(sides(['a', 'b'], ['c']), [
    ['a', 'b'],
    ['a: gone', 'b: gone', 'c: new'],
  ])
})

test('not all are gone where one of those that are not shown is new', () => {
  const [, now] = sides(SEVEN, ['h'])
  assert.deepEqual(now, ['a: gone', 'b: gone', 'c: gone', 'd: gone', 'e: gone', 'And 3 more'])
})
