import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TypedSummary } from '#summary/shape.ts'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import { typedFrom } from '#summary/typed.ts'
import { mergeSummary } from './merge-summary.ts'

type Part = TypedSummary['parts'][number]

const section = (id: number, ...columns: string[]): Part => ({
  kind: 'free',
  id,
  title: `Section ${id}`,
  columns,
  hidden: false,
})
const empty = typedFrom(EMPTY_SUMMARY)
const [ann, bea] = [
  { name: 'Ann', about: 'Bookkeeper' },
  { name: 'Bea', about: 'Lawyer' },
]
const read: TypedSummary = {
  ...empty,
  partners: [ann, bea],
  categories: ['visibility'],
  parts: [...empty.parts, section(100_001, 'Roses', 'Three people')],
}

const columnsOf = (here: string[], there: string[]) => {
  const merged = mergeSummary(
    { ...read, parts: [section(100_001, ...here)] },
    { ...read, parts: [section(100_001, 'Roses', 'Three people')] },
    { ...read, parts: [section(100_001, ...there)] },
  )
  return merged.parts.flatMap((part) => (part.kind === 'free' ? part.columns : []))
}

describe('a summary that was saved in two tabs', () => {
  it('A22 has each field, row and choice of both', () => {
    const typed: TypedSummary = {
      ...read,
      name: 'Mia Rose',
      partners: [ann, { name: 'Bea', about: 'Solicitor' }, { name: 'Cai', about: '' }],
      metrics: [{ name: 'Bouquets', about: '900' }],
      categories: [...read.categories, 'sitespeed'],
    }
    const now: TypedSummary = {
      ...read,
      address: '12 King Street',
      partners: [{ name: 'Ann', about: 'Accountant' }, bea, { name: 'Dee', about: 'Printer' }],
      metrics: [{ name: 'Weddings', about: '30' }],
      categories: [],
    }
    const merged = mergeSummary(typed, read, now)
    assert.deepEqual(merged, {
      ...read,
      name: 'Mia Rose',
      address: '12 King Street',
      partners: [
        { name: 'Ann', about: 'Accountant' },
        { name: 'Bea', about: 'Solicitor' },
        { name: 'Cai', about: '' },
        { name: 'Dee', about: 'Printer' },
      ],
      metrics: [
        { name: 'Bouquets', about: '900' },
        { name: 'Weddings', about: '30' },
      ],
      categories: ['sitespeed'],
    })
  })

  it('A22 has the sections of both, each with the text, place and visibility that one of them gave it', () => {
    const [first, ...others] = read.parts
    assert.ok(first)
    const typed = { ...read, parts: [...others, first, section(100_002, 'New here')] }
    const hidden = read.parts.map((part) => ({ ...part, hidden: part.kind === 'metrics' }))
    const now = { ...read, parts: [...hidden, section(100_003, 'New there')] }
    const { parts } = mergeSummary(typed, read, now)
    assert.deepEqual(
      parts.map((part) => (part.kind === 'free' ? part.id : part.kind)),
      ['partners', 'metrics', 'finance', 'online', 'categories', 100_001, 100_003, 'objectives', 100_002],
    )
    assert.deepEqual(
      parts.filter(({ hidden: isHidden }) => isHidden).map(({ kind }) => kind),
      ['metrics'],
    )
  })

  it('A22 has the text of each column, in the columns that were chosen here', () => {
    assert.deepEqual(columnsOf(['Tulips', 'Three people'], ['Roses', 'Four people']), [
      'Tulips',
      'Four people',
    ])
    assert.deepEqual(columnsOf(['Roses\n\nThree people'], ['Roses', 'Four people']), ['Roses\n\nFour people'])
    assert.deepEqual(columnsOf(['Roses', 'Three people', ''], ['Tulips']), ['Tulips', '', ''])
    assert.deepEqual(columnsOf(['Roses', 'Three people'], ['Tulips']), ['Tulips'])
  })
})
