import type { CountsAs } from '#core/counts.ts'
import type { CategoryAnswer } from '#web/app/queries/result-queries.ts'
import { SURVEY_QUERY } from '#web/app/nav/use-open-questions.ts'

type Row = CategoryAnswer['checks'][number]
const TITLES: readonly (readonly [string, readonly CountsAs[]])[] = [
  ['To fix', ['toFix']],
  ['To answer', ['toAnswer']],
  ['Waiting for a result', ['waiting']],
  ['Good', ['good']],
  ['Couldn’t be checked', ['couldNotCheck']],
  ['Not switched on yet', ['notSwitchedOn']],
  ['Needs a website', ['noWebsite']],
  ['Doesn’t apply, or set aside', ['notRelevant', 'setAside']],
]

/** The checks of a category, grouped under the words that are used everywhere; empty groups are left out. */
export function groupRows(rows: readonly Row[]): { title: string; rows: Row[] }[] {
  return TITLES.map(([title, kinds]) => ({
    title,
    rows: rows.filter(({ countsAs }) => kinds.includes(countsAs)),
  })).filter((group) => group.rows.length > 0)
}

/** The link of a row: a check with questions for the owner opens with them. */
export function hrefOf({ path, result, countsAs }: Pick<Row, 'path' | 'result' | 'countsAs'>): string {
  if (countsAs !== 'toAnswer' || result?.greyKind !== 'more_info') return path
  return `${path}${path.includes('?') ? '&' : '?'}${SURVEY_QUERY}`
}
