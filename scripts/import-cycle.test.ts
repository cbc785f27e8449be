import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importCycle } from './import-cycle.ts'

const cycleOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  importCycle(new Map(Object.entries(imports)))

test('files that share others import no file that imports them', () => {
  assert.equal(
    cycleOf({ page: ['table', 'icons'], table: ['icons', 'react'], icons: ['react'], react: [] }),
    null,
  )
})

test('two files that import each other are named', () => {
  assert.deepEqual(cycleOf({ page: ['icons'], icons: ['visitors'], visitors: ['react', 'icons'] }), [
    'icons',
    'visitors',
  ])
})

test('a cycle of several files is found below the file where it begins', () => {
  assert.deepEqual(cycleOf({ a: ['b'], b: ['c'], c: ['d', 'a'], d: [] }), ['a', 'b', 'c'])
})
