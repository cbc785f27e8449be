import type { CountsAs } from '#core/counts.ts'
import type { CategoryAnswer } from '#web/app/queries/result-queries.ts'
import { pathWithDialog } from '#web/app/nav/use-open-dialog.ts'

type Row = CategoryAnswer['checks'][number]
/** In the order in which the groups are shown. */
const TITLES: Readonly<Record<CountsAs, string>> = {
  toFix: 'To fix',
  toAnswer: 'To answer',
  askedWithAnother: 'Waiting for the same answer',
  waiting: 'Waiting for a result',
  good: 'Good',
  couldNotCheck: 'Couldn’t be checked',
  notSwitchedOn: 'Not switched on yet',
  noWebsite: 'Needs a website',
  notRelevant: 'Doesn’t apply, or set aside',
  setAside: 'Doesn’t apply, or set aside',
}

/** The checks of a category, grouped under the words that are used everywhere; empty groups are left out. */
export function groupRows(rows: readonly Row[]): { title: string; rows: Row[] }[] {
  return [...new Set(Object.values(TITLES))]
    .map((title) => ({ title, rows: rows.filter(({ countsAs }) => TITLES[countsAs] === title) }))
    .filter((group) => group.rows.length > 0)
    .map((group) => ({ ...group, title: needOf(group.rows) ?? group.title }))
}

/** What all of these need where that is no website but the same other thing. */
function needOf(rows: readonly Row[]): string | undefined {
  const [need, ...others] = new Set(
    rows.map(({ countsAs, result }) => (countsAs === 'noWebsite' ? result?.tag : undefined)),
  )
  return others.length === 0 ? need : undefined
}

/** The link of a row: a check with questions for the owner opens with them. */
export function hrefOf({ path, result, countsAs }: Pick<Row, 'path' | 'result' | 'countsAs'>): string {
  if (countsAs !== 'toAnswer' || result?.greyKind !== 'more_info') return path
  return pathWithDialog(path, 'survey')
}
