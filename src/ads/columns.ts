import type { AdsMetrics } from '#core/ads/rows.ts'
import { plainLetters } from '#core/format/plain-letters.ts'
import { figureInSheet, type FigureFormat, figureText, figureTitle } from './figure-words.ts'
import { figureOf, FIGURE_KINDS, FIGURE_IDS, type FigureId, totalFigures } from './figures.ts'

/** A column of a tab. */
export interface AdsColumn<Row> {
  /** For figures the id of the specification. */
  id: string
  title: string
  isFigure: boolean
  /** `always`: it cannot be taken out. `at_first`: it is there until it is taken out. `when_chosen`: it is there once the owner chooses it. */
  shown: 'always' | 'at_first' | 'when_chosen'
  /** What rows are sorted by; `null` is last. */
  value: (row: Row) => string | number | null
  text: (row: Row) => string
  /** In a file; absent: as on the screen. */
  inSheet?: (row: Row) => string
  titleInSheet?: string
  /** In every file, because the screen says it below the name. */
  inEverySheet?: true
  /** Of all rows that are listed. */
  total?: (rows: readonly Row[]) => string
}

const SHOWN_AT_FIRST: readonly FigureId[] = [
  'impressions',
  'clicks',
  'cost',
  'avgCPC',
  'conversions',
  'costPerConv',
]

/** A column of words that stands below the name on the screen, and by itself in a file. */
export const detailColumn = <Row>(id: string, title: string, text: (row: Row) => string): AdsColumn<Row> => ({
  ...textColumn(id, title, text, 'when_chosen'),
  inEverySheet: true,
})

/** The columns of figures, in the order of the specification, with the bid strategy where it has it. */
export function figureColumns<Row extends { metrics: AdsMetrics }>(
  format: FigureFormat,
  bidStrategy?: AdsColumn<Row>,
): AdsColumn<Row>[] {
  const sumOf = lastSum()
  return FIGURE_IDS.flatMap((id) => {
    const column = figureColumn(id, format, sumOf)
    return id === 'cost' && bidStrategy ? [column, bidStrategy] : [column]
  })
}

/** Adds rows up once for all columns: of ten thousand rows that takes a slow phone a tenth of a second. */
function lastSum(): (rows: readonly { metrics: AdsMetrics }[]) => AdsMetrics {
  let last: { rows: readonly { metrics: AdsMetrics }[]; sum: AdsMetrics } | null = null
  return (rows) => {
    if (last?.rows !== rows) last = { rows, sum: totalFigures(rows.map(({ metrics }) => metrics)) }
    return last.sum
  }
}

function figureColumn<Row extends { metrics: AdsMetrics }>(
  id: FigureId,
  format: FigureFormat,
  sumOf: (rows: readonly Row[]) => AdsMetrics,
): AdsColumn<Row> {
  const title = figureTitle(id, format)
  const isMoney = FIGURE_KINDS[id] === 'money'
  return {
    id,
    title,
    isFigure: true,
    shown: SHOWN_AT_FIRST.includes(id) ? 'at_first' : 'when_chosen',
    value: ({ metrics }) => figureOf(id, metrics, format.countsConversions),
    text: ({ metrics }) => figureText(id, metrics, format),
    inSheet: ({ metrics }) => figureInSheet(id, metrics, format),
    titleInSheet: isMoney ? `${title} (${format.currency})` : title,
    total: (rows) => figureText(id, sumOf(rows), format),
  }
}

/** A column of words. */
export const textColumn = <Row>(
  id: string,
  title: string,
  text: (row: Row) => string,
  shown: AdsColumn<Row>['shown'] = 'always',
): AdsColumn<Row> => ({ id, title, isFigure: false, shown, text, value: (row) => plainLetters(text(row)) })
