import { catalogue } from '#checks/catalogue.generated.ts'
import type { Dashboard } from '#plan/dashboard.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import { planWithVersion } from '#store/plans.ts'
import { planFromResults } from '#store/update-plan.ts'
import type { Website } from '#store/websites.ts'
import { MINUTE_MS } from '#core/time-units.ts'
import type { Services } from '../services.ts'

export interface CurrentPlan {
  plan: TrackedPlan
  /** 0 while the first results are arriving: nothing is stored yet. */
  version: number
  at: Date
}

/** The stored plan, or, during the first scan, the plan of the results so far. */
export async function currentPlan(services: Services, website: Website): Promise<CurrentPlan> {
  const kept = await planWithVersion(services.db, website.id)
  if (kept) return kept
  const at = services.now()
  const { movement } = await planFromResults(services.db, website, { checks: catalogue, at, scan: 'manual' })
  return { plan: movement.plan, version: 0, at }
}

/** No update of a plan takes longer; the clock of the machine that judged may be ahead. */
const LONGEST_UPDATE_MS = 10 * MINUTE_MS

/** Whether a plan was made before the newest of these results, and is about to be made again. */
export function isUpdating({ version, at }: CurrentPlan, newest: readonly string[], now: Date): boolean {
  if (version === 0) return false
  const newestAt = Math.max(...newest.map((time) => Date.parse(time)))
  return newestAt > at.getTime() && now.getTime() - newestAt < LONGEST_UPDATE_MS
}

/** The dashboard of a website without a plan. */
export async function currentDashboard({ db, now }: Services, website: Website): Promise<Dashboard> {
  const { dashboard } = await planFromResults(db, website, { checks: catalogue, at: now(), scan: 'manual' })
  return dashboard
}
