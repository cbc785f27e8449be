import { countOfItem, isToDo } from '#core/counts.ts'
import { BACK_DAYS } from '#core/history.ts'
import type { Snapshot } from '#core/snapshot.ts'
import { type SocialToday, socialToday } from '#core/social/today.ts'
import { type Movement, movePlan } from './movement.ts'
import type { MovementInput } from './movement-input.ts'
import { type Overview, overviewOf } from './overview.ts'
import type { PlanState } from './plan-state.ts'
import { DAY_MS } from '#core/time-units.ts'

/** The day that results are compared with. */
export const comparedWith = (at: Date): Date => new Date(at.getTime() - BACK_DAYS * DAY_MS)

/** Everything that the dashboard shows, kept as one row. */
export interface Dashboard extends Overview {
  website: { address: string | null; host: string | null }
  /** Time of the newest result, ISO 8601; `null`: none yet. */
  lookedAt: string | null
  /** Items that are open: to fix, to answer, or without a result yet. */
  toDo: number
  social: SocialToday[]
  /** Whether enough is known to begin a business summary. */
  hasSummary: boolean
}

export interface DashboardInput extends MovementInput {
  /** Snapshots by check id, as {@link Overview.changes} reads them. */
  history: ReadonlyMap<string, readonly Snapshot[]>
}

/** Updates the plan and makes the dashboard from it. Pure. */
export function makeDashboard(
  previous: PlanState,
  input: DashboardInput,
): { movement: Movement; dashboard: Dashboard } {
  const { checks, knownByCheck, website } = input
  const movement = movePlan(previous, input)
  const { plan } = movement
  const times = [...knownByCheck.values()].map(({ newest }) => newest.updatedAt)
  return {
    movement,
    dashboard: {
      ...overviewOf({ ...input, plan }),
      website: { address: website, host: website === null ? null : new URL(website).host },
      lookedAt: times.toSorted().at(-1) ?? null,
      toDo: plan.items.filter((item) => isToDo(countOfItem(item))).length,
      social: socialToday(checks, knownByCheck),
      hasSummary: [...knownByCheck.values()].some(({ lastKnown }) => lastKnown !== null),
    },
  }
}
