import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsColumn } from './columns.ts'
import { findPlaces, sortPlaces } from './list.ts'
import { prepareRows, preparing } from './prepared-rows.ts'

type Value = string | number | null

/** A tab of one column, and how often its values and its words are read. */
function countingTab() {
  const reads = { values: 0, words: 0 }
  const column: AdsColumn<Value> = {
    id: 'value',
    title: 'Value',
    isFigure: true,
    shown: 'always',
    text: String,
    value: (row) => {
      reads.values += 1
      return row
    },
  }
  const words = (row: Value) => {
    reads.words += 1
    return `Row ${row}`
  }
  return { reads, column, tab: { columns: [column], words, stateOf: () => null } }
}

function sorted(rows: readonly Value[], isDown: boolean): readonly Value[] {
  const { tab } = countingTab()
  const prepared = prepareRows(rows, tab)
  const places = sortPlaces([...rows.keys()], { column: 'value', isDown }, prepared, tab)
  return places.map((place) => rows[place] ?? null)
}

describe('prepared rows', () => {
  it('rank figures by size, and those without one apart', () => {
    const { tab, column } = countingTab()
    const ranks = prepareRows([30, null, 4, 0.5, 30, 100], tab).ranks(column)
    assert.deepEqual([...ranks], [2, -1, 1, 0, 2, 3])
  })

  it('rank words by their characters', () => {
    const { tab, column } = countingTab()
    assert.deepEqual([...prepareRows(['b', 'a', 'ab', 'b'], tab).ranks(column)], [2, 0, 1, 2])
  })

  it('are in order both ways, with none last', () => {
    assert.deepEqual(sorted([30, null, 4, 100], false), [4, 30, 100, null])
    assert.deepEqual(sorted([30, null, 4, 100], true), [100, 30, 4, null])
    assert.deepEqual(sorted([null, null], true), [null, null])
    assert.deepEqual(sorted([], true), [])
  })

  it('keep equal ones as they were, both ways', () => {
    const { tab } = countingTab()
    const prepared = prepareRows([7, 1, 7, 7], tab)
    const inOrder = (isDown: boolean) => sortPlaces([0, 1, 2, 3], { column: 'value', isDown }, prepared, tab)
    assert.deepEqual(inOrder(false), [1, 0, 2, 3])
    assert.deepEqual(inOrder(true), [0, 2, 3, 1])
  })

  it('read each row once, whatever is asked of them', () => {
    const { tab, reads } = countingTab()
    const prepared = prepareRows([3, 1, 2], tab)
    assert.ok([...preparing(prepared, tab)].length > 1)
    for (const isDown of [true, false]) sortPlaces([0, 1, 2], { column: 'value', isDown }, prepared, tab)
    assert.deepEqual(findPlaces(prepared, { search: 'ROW 2', filter: 'all' }, tab), [2])
    assert.deepEqual(findPlaces(prepared, { search: 'row', filter: 'all' }, tab), [0, 1, 2])
    assert.deepEqual(reads, { values: 3, words: 3 })
  })

  it('are whole when ranks are asked for while they are prepared', () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => 2_500 - index)
    const { tab, column, reads } = countingTab()
    const prepared = prepareRows(rows, tab)
    const parts = prepared.rankParts(column)
    parts.next()
    assert.ok(reads.values > 0 && reads.values < rows.length)
    assert.deepEqual(
      [...prepared.ranks(column)],
      rows.map((row) => row - 1),
    )
    assert.equal(parts.next().done, true)
    assert.equal(reads.values, rows.length)
  })
})
