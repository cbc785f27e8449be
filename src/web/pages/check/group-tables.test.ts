import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import { groupTables } from './group-tables.ts'

const table = (title: string): Extract<Block, { kind: 'table' }> => ({
  kind: 'table',
  title,
  columns: [],
  rows: [],
})
const note: Block = { kind: 'note', text: 'n' }

test('tables that follow each other share a card', () => {
  const [part] = groupTables([table('Broken'), table('Not checked')])
  assert.equal(part?.kind, 'tables')
})

test('a table alone needs no choice', () => {
  assert.deepEqual(groupTables([table('Broken')]), [{ kind: 'blocks', blocks: [table('Broken')] }])
})

test('what stands between keeps its place', () => {
  const parts = groupTables([table('A'), note, table('B'), table('C')])
  assert.deepEqual(
    parts.map(({ kind }) => kind),
    ['blocks', 'blocks', 'tables'],
  )
})
