import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classesIn } from './classes-in.ts'

test('classes are found in every kind of rule', () => {
  const style = '.a.b>.c:hover,p.d{margin:.5em}@media print{.e::before{content:"x"}}'
  assert.deepEqual(
    [...classesIn(style)].filter((name) => /^[a-z]$/u.test(name)),
    ['a', 'b', 'c', 'd', 'e'],
  )
})

test('an escaped name is that of the page', () => {
  const style = String.raw`.md\:flex{} .w-1\/2{} .\32 xl{} .café{} .p-1\.5{}`
  assert.deepEqual([...classesIn(style)], ['md:flex', 'w-1/2', '2xl', 'café', 'p-1.5'])
})
