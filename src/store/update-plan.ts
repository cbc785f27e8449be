import { and, eq } from 'drizzle-orm'
import type { AnyCheck } from '#core/check.ts'
import { isByClock } from '#core/scan-states.ts'
import { sellingAnswer } from '#core/survey/selling-answer.ts'
import { ticksOf } from '#core/survey/ticks.ts'
import type { NewResult } from '#plan/notification.ts'
import type { Movement } from '#plan/movement.ts'
import type { ScanStart } from '#plan/movement-input.ts'
import { newPlanState, planStateSchema } from '#plan/plan-state.ts'
import { comparedWith, type Dashboard, makeDashboard } from '#plan/dashboard.ts'
import type { Database, Queries } from './database.ts'
import { comparedHistory, newResultsSince } from './history.ts'
import { endOverride, overridesInForce } from './overrides.ts'
import { planMoves, plans } from './schema/plans.ts'
import { scans } from './schema/scans.ts'
import { briefResultsOfWebsite } from './known-results.ts'
import { readOwnerInput } from './owner-input.ts'
import { lockWebsite, presentationOf, type Website, websiteForWorker } from './websites.ts'

/** An updated plan. */
export interface UpdatedPlan {
  website: Website
  movement: Movement
  dashboard: Dashboard
  /** Results of which the owner was not notified yet. Empty after an owner's own change. */
  arrivals: NewResult[]
  /** Identifies the results of the update: a repeated update has the same one. */
  news: string
  timeZone: string
}

export interface PlanUpdate {
  checks: readonly AnyCheck[]
  at: Date
  scan: ScanStart
  /** Called before anything is written: when it throws, nothing is, and the next update has the same results. */
  beforeSaving?(updated: UpdatedPlan): Promise<void>
}

/**
 * Updates a website's plan from its newest results, and writes plan, dashboard, moves and ended overrides together. One update at a time for
 * each website. `null`: the website is gone.
 */
export function updatePlanOfWebsite(
  db: Database,
  websiteId: string,
  update: PlanUpdate,
): Promise<UpdatedPlan | null> {
  return db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const website = await websiteForWorker(tx, websiteId)
    if (!website) return null
    const [kept] = await tx.select().from(plans).where(eq(plans.websiteId, websiteId))
    const { newestId, before } = await newResultsSince(tx, websiteId, kept?.notifiedTo ?? 0)
    const made = await planFromResults(tx, website, update, kept?.state)
    const updated: UpdatedPlan = {
      ...made,
      website,
      arrivals: update.beforeSaving ? arrivalsOf(update.checks, before, made.knownByCheck) : [],
      news: `${websiteId}:${newestId}`,
    }
    await update.beforeSaving?.(updated)
    await save(tx, updated, {
      at: update.at,
      version: (kept?.version ?? 0) + 1,
      notifiedTo: update.beforeSaving ? newestId : (kept?.notifiedTo ?? 0),
    })
    return updated
  })
}

/**
 * Updates the plan after the owner's own change: an answer, the profile, an override. Nobody is notified, and results of a running scan count
 * as automatic or manual, as that scan is.
 */
export async function updatePlanAfterOverride(
  db: Database,
  websiteId: string,
  how: Omit<PlanUpdate, 'scan' | 'beforeSaving'>,
): Promise<UpdatedPlan | null> {
  const going = await db
    .select({ cause: scans.cause })
    .from(scans)
    .where(and(eq(scans.websiteId, websiteId), eq(scans.state, 'running')))
  const isAutomatic = going.some(({ cause }) => isByClock(cause))
  return updatePlanOfWebsite(db, websiteId, { ...how, scan: isAutomatic ? 'automatic' : 'manual' })
}

/** The plan from the results so far, not saved: for a website whose first scan is still running. */
export const planFromResults = async (
  db: Queries,
  website: Website,
  { checks, at, scan }: Omit<PlanUpdate, 'beforeSaving'>,
  kept?: unknown,
) => {
  const knownByCheck = await briefResultsOfWebsite(db, website.id)
  const history = await comparedHistory(db, website.id, comparedWith(at))
  const overrides = await overridesInForce(db, website.id)
  const { answers, profile } = await readOwnerInput(db, website)
  const { timeZone } = await presentationOf(db, website)
  const state = planStateSchema.safeParse(kept)
  const made = makeDashboard(state.success ? state.data : newPlanState(website.address), {
    checks,
    knownByCheck,
    history,
    profile,
    overrides,
    ticks: ticksOf(checks, answers),
    sells: sellingAnswer(answers),
    website: website.address,
    at,
    scan,
    timeZone,
  })
  return { ...made, knownByCheck, timeZone }
}

const arrivalsOf = (
  checks: readonly AnyCheck[],
  before: Awaited<ReturnType<typeof newResultsSince>>['before'],
  knownByCheck: Awaited<ReturnType<typeof briefResultsOfWebsite>>,
): NewResult[] =>
  checks.flatMap((check) => {
    const now = knownByCheck.get(check.id)?.newest
    const then = before.get(check.id)
    return now && then !== undefined ? [{ check, before: then, now }] : []
  })

async function save(
  tx: Queries,
  { website, movement, dashboard }: UpdatedPlan,
  rest: { at: Date; version: number; notifiedTo: number },
): Promise<void> {
  const row = { state: movement.state, plan: movement.plan, dashboard, ...rest }
  await tx
    .insert(plans)
    .values({ websiteId: website.id, ...row })
    .onConflictDoUpdate({ target: plans.websiteId, set: row })
  if (movement.moves.length > 0)
    await tx
      .insert(planMoves)
      .values(movement.moves.map((move) => ({ websiteId: website.id, check: move.check, move, at: rest.at })))
  for (const { override, end } of movement.endedOverrides)
    await endOverride(tx, { websiteId: website.id, check: override.check, end })
}
