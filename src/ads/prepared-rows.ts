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
  /** The same work part by part. */
  rankParts: (column: AdsColumn<Row>) => Generator<void>
}

/** Prepares rows: comparing the values of ten thousand anew for each sort takes a slow phone a tenth of a second. */
export function prepareRows<Row>(
  rows: readonly Row[],
  { words }: Pick<PreparedTab<Row>, 'words'>,
): PreparedRows<Row> {
  const lowerWords: string[] = []
  const rankings = new Map<string, Ranking>()
  const rankingOf = ({ id, value }: AdsColumn<Row>): Ranking => {
    const ranking = rankings.get(id) ?? rankRows(rows, value)
    rankings.set(id, ranking)
    return ranking
  }
  return {
    rows,
    words: (most = rows.length) => {
      for (const row of rows.slice(lowerWords.length, most)) lowerWords.push(words(row).toLowerCase())
      return lowerWords
    },
    ranks: (column) => {
      const { ranks, parts } = rankingOf(column)
      while (parts.next().done !== true);
      return ranks
    },
    rankParts: (column) => rankingOf(column).parts,
  }
}

interface Ranking {
  /** Complete once all parts are done. */
  ranks: Int32Array
  parts: Generator<void>
}

function rankRows<Row>(rows: readonly Row[], value: AdsColumn<Row>['value']): Ranking {
  const ranks = new Int32Array(rows.length).fill(-1)
  return { ranks, parts: rankInParts(rows, value, ranks) }
}

/** So many rows are read in one part: a slow phone takes some 20 ms for the words of them. */
const PART = 1_000

function* rankInParts<Row>(
  rows: readonly Row[],
  value: AdsColumn<Row>['value'],
  ranks: Int32Array,
): Generator<void> {
  const values: (string | number | null)[] = []
  const numbers = new Set<number>()
  const texts = new Set<string>()
  for (const [place, row] of rows.entries()) {
    const read = value(row)
    values.push(read)
    if (typeof read === 'number') numbers.add(read)
    else if (read !== null) texts.add(read)
    if (place % PART === PART - 1) yield
  }
  // Without a function to compare with, both sorts are the engine's own: numbers by size, texts by their characters' codes.
  const inOrder = [...Float64Array.from(numbers).toSorted(), ...[...texts].toSorted()]
  yield
  const rankOf = new Map<string | number | null, number>(inOrder.map((read, rank) => [read, rank]))
  yield
  for (const [place, read] of values.entries()) ranks[place] = rankOf.get(read) ?? -1
}

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
    yield* prepared.rankParts(column)
    yield
  }
}
