import { CATEGORY_WORDS } from '#core/categories.ts'
import { CATEGORIES, type Category } from '#core/check.ts'
import { type Counted, type Counts, countOf, NO_COUNTS } from '#core/counts.ts'
import type { Report } from './schema.ts'

export type Overall = 'error' | 'warning' | 'info' | 'success' | 'grey'

export interface CategorySummary {
  category: Category
  title: string
  intro: string
  counts: Counts
  overall: Overall
}

/** Counts over all results that have a plan entry. */
export function countsOf(report: Pick<Report, 'checks' | 'plan'>, category?: Category): Counts {
  const planned = new Set(report.plan.items.map(({ check }) => check))
  const counts = { ...NO_COUNTS }
  for (const check of report.checks) {
    const count = planned.has(check.id) && (!category || check.category === category) ? countOf(check) : null
    if (count) counts[count] += 1
  }
  return counts
}

/** Each category that has results, with its counts and the worst tone among them. */
export function categoriesOf(report: Report): CategorySummary[] {
  return CATEGORIES.filter((category) => report.checks.some((check) => check.category === category)).map(
    (category) => ({
      category,
      ...CATEGORY_WORDS[category],
      counts: countsOf(report, category),
      overall: overallOf(report.checks.filter((check) => check.category === category)),
    }),
  )
}

const ORDER: readonly Overall[] = ['error', 'warning', 'info', 'success']

function overallOf(checks: readonly Counted[]): Overall {
  const tones = new Set(checks.filter(({ applicable }) => applicable).map(toneOf))
  return ORDER.find((tone) => tones.has(tone)) ?? 'grey'
}

/** Something missing weighs like a warning. */
const toneOf = ({ display, greyKind }: Counted): Overall =>
  display === 'missing' ? (greyKind === 'missing' ? 'warning' : 'grey') : display

export const OVERALL_WORDS: Readonly<Record<Overall, string>> = {
  error: 'To fix',
  warning: 'To improve',
  info: 'Good to know',
  success: 'Good',
  grey: 'Not known',
}
