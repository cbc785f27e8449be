import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvSheet, importFile } from '#core/format/csv.ts'
import type { Fix, Piece } from '#fixes/fix.ts'
import { withSheets } from './sheets-on-paper.ts'

const sheet = (content: string, given: Partial<Piece> = {}): Piece => ({
  title: 'Titles',
  kind: 'csv',
  name: 'titles.csv',
  content,
  ...given,
})
const shown = (...pieces: Piece[]) => {
  const fix: Fix = {
    id: 'one',
    check: 'any',
    title: 'New titles',
    why: 'They help.',
    pieces,
    where: { place: 'your website', steps: [] },
    builderDoesIt: false,
  }
  return withSheets([fix]).flatMap((one) => one.pieces)
}

test('a sheet is the table of its rows, as they were before they were made safe for a spreadsheet', () => {
  const content = csvSheet([
    ['Page', 'Empty', 'New, title'],
    ['/a', '', '+Prices "2026"'],
    ['/b', '', 'Line\nand line'],
  ])
  assert.deepEqual(shown(sheet(content))[0]?.preview, {
    kind: 'table',
    columns: [{ label: 'Page' }, { label: 'New, title' }],
    rows: [
      ['/a', '+Prices "2026"'],
      ['/b', 'Line\nand line'],
    ],
  })
})

test('what stays as it is says so, so that nobody types it anew', () => {
  const content = csvSheet([
    ['Page', 'Title now', 'New title', 'New description'],
    ['/a', 'Home', 'Bread | Joe', ''],
    ['/b', 'Pies', 'Pies', 'All our pies.'],
    ['/c', '', '', ''],
  ])
  const preview = shown(sheet(content))[0]?.preview
  assert.deepEqual(preview?.kind === 'table' && preview.rows, [
    ['/a', 'Home', 'Bread | Joe', ''],
    ['/b', 'Pies', 'as it is', 'All our pies.'],
    ['/c', '', '', ''],
  ])
})

test('a file for a program is left out, and what has a preview or is no sheet is left as it is', () => {
  const text: Piece = { title: 'Text', kind: 'text', content: 'Words' }
  const previewed = sheet('x', { preview: { kind: 'table', columns: [{ label: 'Old' }], rows: [['a']] } })
  assert.deepEqual(shown(sheet(importFile([['a', 'b']])), text, previewed), [text, previewed])
})
