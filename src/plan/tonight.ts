import { AN_EVENING } from '#core/job-time.ts'

/** What an owner can do in one evening. */
export interface Tonight {
  /** Ids of the checks, in the order of the plan. */
  checks: string[]
  minutes: number
  /** "Tonight: 25 minutes". */
  label: string
}

/** What of an open plan item decides whether it is for tonight. */
interface EveningJob {
  check: string
  tonightMinutes: number | null
  isPinned: boolean
}

const MOST_JOBS = 3

/**
 * The first jobs of the plan that fit into one evening, three at most. `null`: none does. `items` are the open ones in the plan's order. A pinned
 * job comes before all others: where it no longer fits, none of them takes its place.
 */
export function tonightOf(items: readonly EveningJob[]): Tonight | null {
  const checks: string[] = []
  let minutes = 0
  for (const { check, tonightMinutes, isPinned } of items) {
    if (tonightMinutes === null) continue
    const fits = minutes + tonightMinutes <= AN_EVENING
    if (checks.length === MOST_JOBS || (isPinned && !fits)) break
    if (!fits) continue
    checks.push(check)
    minutes += tonightMinutes
  }
  return checks.length === 0 ? null : { checks, minutes, label: `Tonight: ${minutes} minutes` }
}
