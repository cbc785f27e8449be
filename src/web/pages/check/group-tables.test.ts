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
  assert.deepEqual(groupTables([table('Broken'), table('Not checked')]), [
    { kind: 'tables', tables: [table('Broken'), table('Not checked')] },
  ])
})

test('another block between tables stays in order and separates them', () => {
  const parts = groupTables([table('A'), note, note, table('B')])
  assert.deepEqual(
    parts.map((part) => (part.kind === 'tables' ? part.tables.length : part.blocks.length)),
    [1, 2, 1],
  )
})
