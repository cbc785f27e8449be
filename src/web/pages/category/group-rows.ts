import type { CategoryAnswer } from '../../app/result-queries.ts'
import { SURVEY_QUERY } from '../check/use-asked.ts'

type Row = CategoryAnswer['checks'][number]
type Kind = 'to-do' | 'to-answer' | 'good' | 'unchecked' | 'waiting' | 'aside'

const TITLES: readonly (readonly [Kind, string])[] = [
  ['to-do', 'To fix'],
  ['to-answer', 'To answer'],
  ['waiting', 'Waiting for a result'],
  ['good', 'Good'],
  ['unchecked', 'Couldn’t be checked'],
  ['aside', 'Doesn’t apply, or set aside'],
]

/** The checks of a category under the words that are used everywhere; empty groups are left out. */
export function groupRows(rows: readonly Row[]): { title: string; rows: Row[] }[] {
  return TITLES.map(([kind, title]) => ({ title, rows: rows.filter((row) => kindOf(row) === kind) })).filter(
    (group) => group.rows.length > 0,
  )
}

function kindOf({ standing, setAside }: Pick<Row, 'standing' | 'setAside'>): Kind {
  if (setAside) return 'aside'
  if (!standing) return 'waiting'
  const { greyKind, applicable, display } = standing
  if (!applicable || greyKind === 'not_relevant') return 'aside'
  if (greyKind === 'unable') return 'unchecked'
  if (greyKind === 'more_info' || greyKind === 'review') return 'to-answer'
  return display === 'success' ? 'good' : 'to-do'
}

/** Where a row leads: a check that waits for the owner's word opens with its questions. */
export function hrefOf({ path, standing }: Pick<Row, 'path' | 'standing'>): string {
  if (standing?.greyKind !== 'more_info') return path
  return `${path}${path.includes('?') ? '&' : '?'}${SURVEY_QUERY}`
}
