import type { AdsColumn } from './columns.ts'

interface PreparedTab<Row> {
  columns: readonly AdsColumn<Row>[]
  /** What a search looks in. */
  words: (row: Row) => string
}

/** A tab's rows with what finding and sorting them needs. Each part is worked out once, when it is first asked for. */
export interface PreparedRows<Row> {
  rows: readonly Row[]
  /** What a search looks in, in small letters, for each row; for the first `most` at least, where not all are needed yet. */
  words: (most?: number) => readonly string[]
  /** The rank of each row by a column's values: 0 is the least, equal values have one rank, -1 has no value. */
  ranks: (column: AdsColumn<Row>) => Int32Array
}

/** Prepares rows: comparing the values of ten thousand anew for each sort takes a slow phone a tenth of a second. */
export function prepareRows<Row>(
  rows: readonly Row[],
  { words }: Pick<PreparedTab<Row>, 'words'>,
): PreparedRows<Row> {
  const lowerWords: string[] = []
  const ranks = new Map<string, Int32Array>()
  return {
    rows,
    words: (most = rows.length) => {
      for (const row of rows.slice(lowerWords.length, most)) lowerWords.push(words(row).toLowerCase())
      return lowerWords
    },
    ranks: ({ id, value }) => {
      const known = ranks.get(id) ?? ranksOf(rows.map(value))
      ranks.set(id, known)
      return known
    },
  }
}

function ranksOf(values: readonly (string | number | null)[]): Int32Array {
  const numbers = new Set<number>()
  const texts = new Set<string>()
  for (const value of values) {
    if (typeof value === 'number') numbers.add(value)
    else if (value !== null) texts.add(value)
  }
  // Without a function to compare with, both sorts are the engine's own: numbers by size, texts by their characters' codes.
  const inOrder = [...Float64Array.from(numbers).toSorted(), ...[...texts].toSorted()]
  const rankOf = new Map<string | number | null, number>(inOrder.map((value, rank) => [value, rank]))
  return Int32Array.from(values, (value) => rankOf.get(value) ?? -1)
}

/** A slow phone takes some 20 ms for the words of so many rows. */
const PART = 1_000

/** The parts of the preparation, for moments in which nothing else is to be done: the words, then each column. */
export function* preparing<Row>(
  prepared: PreparedRows<Row>,
  { columns }: Pick<PreparedTab<Row>, 'columns'>,
): Generator<void> {
  for (let most = PART; most < prepared.rows.length + PART; most += PART) {
    prepared.words(most)
    yield
  }
  for (const column of columns) {
    prepared.ranks(column)
    yield
  }
}
