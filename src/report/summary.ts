import { CATEGORY_WORDS } from '#core/categories.ts'
import { CATEGORIES, type Category } from '#core/check.ts'
import type { BlockTone } from '#core/display.ts'
import { type Counts, type CountsAs, countsAs, countsOf, type Summand, worstToneOf } from '#core/counts.ts'
import { itemAskedWith } from '#plan/asked-once.ts'
import type { Report } from './schema.ts'

/** How a category stands: its worst tone. */
export type Overall = BlockTone

export interface CategorySummary {
  category: Category
  title: string
  intro: string
  counts: Counts
  overall: Overall
}

type Document = Pick<Report, 'checks' | 'plan'>
type Checked = Report['checks'][number]

/** What a check of the report counts as. One that applies and has no plan item is not counted: its owner has set it aside. */
export function countOfReportCheck({ plan }: Document, check: Checked): CountsAs {
  const item = plan.items.find((one) => one.check === check.id)
  const as = countsAs({
    result: check,
    isKnown: item?.state !== 'unknown' && check.greyKind !== 'unable',
    isDone: item?.state === 'completed',
    isSetAside: false,
    isAnnounced: false,
  })
  if (as === 'toAnswer' && itemAskedWith(plan.items, check.id) !== undefined) return 'askedWithAnother'
  const isOut = as === 'notRelevant' || as === 'notSwitchedOn' || as === 'noWebsite'
  return item === undefined && !isOut ? 'setAside' : as
}

const summandsOf = (report: Document, checks: readonly Checked[]): Summand[] =>
  checks.map((check) => ({ ...check, as: countOfReportCheck(report, check) }))

/** Counts of all results, or of those of a category. */
export const countsOfReport = (report: Document, category?: Category): Counts =>
  countsOf(summandsOf(report, inCategory(report, category)))

const inCategory = ({ checks }: Document, category?: Category): readonly Checked[] =>
  category === undefined ? checks : checks.filter((check) => check.category === category)

/** Each category with results, with its counts and the worst tone among them. */
export function categoriesOf(report: Report): CategorySummary[] {
  return CATEGORIES.filter((category) => report.checks.some((check) => check.category === category)).map(
    (category) => ({
      category,
      ...CATEGORY_WORDS[category],
      counts: countsOfReport(report, category),
      overall: overallOf(summandsOf(report, inCategory(report, category))),
    }),
  )
}

/** Something missing counts as a warning. */
function overallOf(all: readonly Summand[]): Overall {
  const worst = worstToneOf(all)
  return worst === 'missing' ? 'warning' : (worst ?? 'grey')
}

export const OVERALL_WORDS: Readonly<Record<Overall, string>> = {
  error: 'To fix',
  warning: 'To improve',
  info: 'Good to know',
  success: 'Good',
  grey: 'Not known',
}
