import { CATEGORIES, type Category } from '#core/check.ts'
import type { CheckResult } from '#core/result.ts'
import type { Report } from './schema.ts'

/** The four counts that are used everywhere. Checks without a plan entry, and what does not apply, are in none of them. */
export interface Counts {
  good: number
  toFix: number
  toAnswer: number
  couldNotCheck: number
}

export type Overall = 'error' | 'warning' | 'info' | 'success' | 'grey'

export interface CategorySummary {
  category: Category
  title: string
  intro: string
  counts: Counts
  overall: Overall
}

type Shown = Pick<CheckResult, 'id' | 'display' | 'greyKind' | 'applicable' | 'category'>

const TITLES: Readonly<Record<Category, { title: string; intro: string }>> = {
  compliance: { title: 'Compliance', intro: 'Keep your business and your customers safe.' },
  visibility: { title: 'Visibility', intro: 'Help people find you.' },
  'customer-experience': { title: 'Customer experience', intro: 'Make it easy to choose you.' },
  'social-media': { title: 'Social media', intro: 'Stay in touch where your customers are.' },
  sitespeed: { title: 'Site speed', intro: "Don't keep people waiting." },
}

/** Which of the four counts a result belongs to; `null`: in none. */
export function countOf({ display, greyKind, applicable }: Shown): keyof Counts | null {
  if (!applicable || greyKind === 'not_relevant') return null
  if (display === 'success') return 'good'
  if (greyKind === 'unable') return 'couldNotCheck'
  return greyKind === 'more_info' || greyKind === 'review' ? 'toAnswer' : 'toFix'
}

/** Counts over all results that have a plan entry. */
export function countsOf(report: Pick<Report, 'checks' | 'plan'>, category?: Category): Counts {
  const planned = new Set(report.plan.items.map(({ check }) => check))
  const counts: Counts = { good: 0, toFix: 0, toAnswer: 0, couldNotCheck: 0 }
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
      ...TITLES[category],
      counts: countsOf(report, category),
      overall: overallOf(report.checks.filter((check) => check.category === category)),
    }),
  )
}

const ORDER: readonly Overall[] = ['error', 'warning', 'info', 'success']

function overallOf(checks: readonly Shown[]): Overall {
  const tones = new Set(checks.filter(({ applicable }) => applicable).map(toneOf))
  return ORDER.find((tone) => tones.has(tone)) ?? 'grey'
}

/** Something missing weighs like a warning. */
const toneOf = ({ display, greyKind }: Shown): Overall =>
  display === 'missing' ? (greyKind === 'missing' ? 'warning' : 'grey') : display

export const OVERALL_WORDS: Readonly<Record<Overall, string>> = {
  error: 'To fix',
  warning: 'To improve',
  info: 'Good to know',
  success: 'Good',
  grey: 'Not known',
}
