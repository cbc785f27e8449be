import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#core/block.ts'
import type { Piece } from '#fixes/fix.ts'
import { isLongPiece, piecesOnPaper, rowsOf, sheetsElsewhere, splitBlocks } from './paper-blocks.ts'

const numbered = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at))
const split = (block: Block): [shown: Block[], raw: Block[]] => {
  const { shown, raw } = splitBlocks([block])
  return [shown, raw]
}
const facts = (count: number): Block => ({
  kind: 'facts',
  title: 'Seen',
  rows: numbered(count, (at) => ({ label: `${at}`, value: 'x' })),
})
const list = (count: number): Block => ({ kind: 'list', items: numbered(count, (at) => ({ text: `${at}` })) })
const checklist = (count: number): Block => ({
  kind: 'checklist',
  items: numbered(count, (at) => ({ text: `${at}`, done: null })),
})
const table = (count: number, total?: number): Block => ({
  kind: 'table',
  columns: [{ label: 'Page' }],
  rows: numbered(count, (at) => [`${at}`]),
  total,
})
const code = (text: string): Block => ({ kind: 'code', title: 'Record', code: text })

test('eight rows stand in a finding; of more, four do and all are in the appendix', () => {
  for (const block of [facts, list, checklist]) {
    assert.deepEqual(split(block(8)), [[block(8)], []])
    assert.deepEqual(split(block(9)), [[block(4)], [block(9)]])
  }
  assert.deepEqual(split(table(8)), [[table(8)], []])
  assert.deepEqual(split(table(9)), [[table(4, 9)], [table(9)]])
  assert.deepEqual(split(table(9, 40)), [[table(4, 40)], [table(9, 40)]])
})

const lines = (count: number): string => numbered(count, () => 'x').join('\n')

test('a long text stands in the appendix alone', () => {
  assert.deepEqual(split(code('x'.repeat(1_400))), [[code('x'.repeat(1_400))], []])
  assert.deepEqual(split(code('x'.repeat(1_401))), [[], [code('x'.repeat(1_401))]])
  assert.deepEqual(split(code(lines(24))), [[code(lines(24))], []])
  assert.deepEqual(split(code(lines(25))), [[], [code(lines(25))]])
})

const piece = (given: Partial<Piece>): Piece => ({ title: 'Piece', kind: 'text', content: 'x', ...given })
const ROWS = { columns: [{ label: 'Old' }], rows: [['a']] }
const SHEET = piece({ kind: 'csv', preview: { kind: 'table', ...ROWS } })
const search = (count: number): Piece =>
  piece({
    kind: 'csv',
    preview: {
      kind: 'search',
      rows: numbered(count, (at) => ({ address: `/${at}`, title: 'T', description: 'D' })),
    },
  })

test('a sheet is on paper as the table of its preview, and search results as a table of texts', () => {
  assert.deepEqual(rowsOf(SHEET), { kind: 'table', ...ROWS })
  assert.deepEqual(rowsOf(search(1)), {
    columns: [{ label: 'Page' }, { label: 'New title' }, { label: 'New description' }],
    rows: [['/0', 'T', 'D']],
  })
  const card = { kind: 'share', host: 'joes.test', title: 'T', description: 'D', picture: null } as const
  assert.equal(rowsOf(piece({ kind: 'csv', preview: card })), null)
  assert.equal(rowsOf(piece({ kind: 'csv' })), null)
})

test('a piece is long by its rows where it is a sheet, else by its text', () => {
  assert.equal(isLongPiece(search(8)), false)
  assert.equal(isLongPiece(search(9)), true)
  assert.equal(isLongPiece({ ...search(1), content: 'x'.repeat(1_401) }), false)
  assert.equal(isLongPiece({ ...search(9), kind: 'text' }), false)
  assert.equal(isLongPiece(piece({ content: 'x'.repeat(1_401) })), true)
})

test('on paper are the pieces to use now, a text without its markup, and sheets with rows', () => {
  const text = piece({ title: 'Cookies: text' })
  const markup = piece({ title: 'Cookies: HTML', kind: 'html' })
  const other = piece({ title: 'Returns: HTML', kind: 'html' })
  const bare = piece({ title: 'Sheet', kind: 'csv' })
  const left = [
    piece({ kind: 'page' }),
    piece({ isLater: true }),
    piece({ content: ' \n' }),
    markup,
    bare,
    { ...bare, isLater: true },
  ]
  assert.deepEqual(piecesOnPaper({ pieces: [text, other, SHEET, ...left] }), [text, other, SHEET])
  assert.deepEqual(piecesOnPaper({ pieces: [{ ...text, isLater: true }, markup] }), [markup])
  assert.deepEqual(sheetsElsewhere({ pieces: [text, SHEET, ...left] }), [bare])
})
