import type { CheckResult } from './result.ts'

/** The four counts that are used everywhere. Checks without a plan entry, and what does not apply, are in none of them. */
export interface Counts {
  good: number
  toFix: number
  toAnswer: number
  couldNotCheck: number
}

export const NO_COUNTS: Readonly<Counts> = { good: 0, toFix: 0, toAnswer: 0, couldNotCheck: 0 }

export type Counted = Pick<CheckResult, 'display' | 'greyKind' | 'applicable'>

/** Which of the four counts a result belongs to; `null`: in none. */
export function countOf({ display, greyKind, applicable }: Counted): keyof Counts | null {
  if (!applicable || greyKind === 'not_relevant') return null
  if (display === 'success') return 'good'
  if (greyKind === 'unable') return 'couldNotCheck'
  return greyKind === 'more_info' || greyKind === 'review' ? 'toAnswer' : 'toFix'
}
