import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  START,
  isBlank,
  questionFor,
  needsTools,
  nextSorting,
  shownColumns,
  shownText,
  tableView,
} from './table-view.ts'

const numbered = (count: number): string[][] =>
  Array.from({ length: count }, (_, index) => [`Row ${index + 1}`])
const column = (rows: readonly (readonly string[])[], index = 0): (string | undefined)[] =>
  rows.map((row) => row[index])

test('ten rows have no tools, eleven have them', () => {
  assert.equal(needsTools(numbered(10)), false)
  assert.equal(needsTools(numbered(11)), true)
})

test('a search ends where the rows became too few for its field', () => {
  const question = { search: 'rose', sorting: { column: 0, down: true }, page: 1 }
  assert.deepEqual(questionFor(numbered(11), question), question)
  assert.deepEqual(questionFor(numbered(10), question), START)
})

test('the rows shown are told with thousands', () => {
  const view = tableView(numbered(1_204), { ...START, page: 119 })
  assert.equal(shownText(view, 1_204), '1,191 to 1,200 of 1,204')
  assert.equal(shownText(tableView(numbered(5), START), 1_204), 'The first 5 of 1,204')
  assert.equal(shownText(tableView(numbered(50), START), 1_204), '1 to 10 of the first 50; 1,204 in all')
})

test('pages have ten rows and show from which to which', () => {
  const rows = numbered(21)
  assert.deepEqual(
    { ...tableView(rows, START), rows: 0 },
    { rows: 0, found: 21, pages: 3, page: 0, from: 1, to: 10 },
  )
  const last = tableView(rows, { ...START, page: 2 })
  assert.deepEqual(column(last.rows), ['Row 21'])
  assert.deepEqual([last.from, last.to], [21, 21])
  assert.equal(tableView(numbered(20), START).pages, 2)
})

test('a page that does not exist becomes the nearest one', () => {
  assert.equal(tableView(numbered(21), { ...START, page: 9 }).page, 2)
  assert.equal(tableView(numbered(21), { ...START, page: -1 }).page, 0)
})

test('search reads every cell, whatever the case, and may leave no rows', () => {
  const rows = [
    ['Order online', 'Home'],
    ['Wedding flowers', 'Every page'],
  ]
  assert.deepEqual(column(tableView(rows, { ...START, search: ' HOME ' }).rows), ['Order online'])
  const none = tableView(rows, { ...START, search: 'tulip' })
  assert.deepEqual([none.found, none.pages, none.from, none.to], [0, 1, 0, 0])
})

test('cells sort by the number they begin with, with its thousands, whatever its unit, and words alphabetically', () => {
  const figures = [['1,204'], ['36'], ['4.4 s'], ['180 ms']]
  const up = tableView(figures, { ...START, sorting: { column: 0, down: false } })
  assert.deepEqual(column(up.rows), ['4.4 s', '36', '180 ms', '1,204'])
  const words = [['éclair'], ['Zebra'], ['apple']]
  const sorted = tableView(words, { ...START, sorting: { column: 0, down: false } })
  assert.deepEqual(column(sorted.rows), ['apple', 'éclair', 'Zebra'])
})

test('a number that is only a bound has its place among the others', () => {
  const pages = [['at least 500'], ['1,204'], ['36'], ['About 40']]
  const up = tableView(pages, { ...START, sorting: { column: 0, down: false } })
  assert.deepEqual(column(up.rows), ['36', 'About 40', 'at least 500', '1,204'])
})

test('empty cells are last in both directions, and equal rows keep their order', () => {
  const rows = [
    ['', 'a'],
    ['2', 'b'],
    ['1', 'c'],
    ['2', 'd'],
  ]
  const up = tableView(rows, { ...START, sorting: { column: 0, down: false } })
  assert.deepEqual(column(up.rows, 1), ['c', 'b', 'd', 'a'])
  const down = tableView(rows, { ...START, sorting: { column: 0, down: true } })
  assert.deepEqual(column(down.rows, 1), ['b', 'd', 'c', 'a'])
})

test('a heading sorts ascending, then descending, then as before; another heading starts again', () => {
  const up = nextSorting(null, 1)
  const down = nextSorting(up, 1)
  assert.deepEqual(
    [up, down],
    [
      { column: 1, down: false },
      { column: 1, down: true },
    ],
  )
  assert.equal(nextSorting(down, 1), null)
  assert.deepEqual(nextSorting(down, 0), { column: 0, down: false })
})

/** Indexes of the columns with a heading, and of the cells below each. */
const shownPlaces = (under: boolean[]) =>
  shownColumns(under.map((below, index) => ({ label: `${index}`, under: below }))).map((column) => [
    column.place,
    column.under,
  ])

test('a column shown below another has no heading; the first one and a second one below it have', () => {
  assert.deepEqual(shownPlaces([false, true, false]), [
    [0, 1],
    [2, null],
  ])
  assert.deepEqual(shownPlaces([true, false]), [
    [0, null],
    [1, null],
  ])
  assert.deepEqual(shownPlaces([false, true, true]), [
    [0, 1],
    [2, null],
  ])
})

test('a cell with nothing in it, or below it, is blank', () => {
  const row = ['mx.joes.test', '10', ' ', '']
  const blank = (place: number, under: number | null = null) => isBlank(row, { place, under })
  assert.deepEqual([blank(1), blank(2), blank(3), blank(9)], [false, true, true, true])
  assert.deepEqual([blank(2, 1), blank(2, 3)], [false, true])
})
