import type { PlanItem } from './plan.ts'

/** What an owner can do in one evening. */
export interface Tonight {
  /** Ids of the checks, in the order of the plan. */
  checks: string[]
  minutes: number
  /** "Tonight: 25 minutes". */
  label: string
}

const MOST_JOBS = 3
const MOST_MINUTES = 60

/** The first jobs of the plan that fit into one evening, three at most. `null`: none does. `items` are in the plan's order. */
export function tonightOf(
  items: readonly Pick<PlanItem, 'check' | 'place' | 'tonightMinutes'>[],
): Tonight | null {
  const checks: string[] = []
  let minutes = 0
  for (const { check, place, tonightMinutes } of items) {
    if (place === null || tonightMinutes === null || checks.length === MOST_JOBS) continue
    if (minutes + tonightMinutes > MOST_MINUTES) continue
    checks.push(check)
    minutes += tonightMinutes
  }
  return checks.length === 0 ? null : { checks, minutes, label: `Tonight: ${minutes} minutes` }
}
