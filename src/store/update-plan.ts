import { and, eq } from 'drizzle-orm'
import type { AnyCheck } from '#core/check.ts'
import { ticksOf } from '#core/survey/ticks.ts'
import type { NewResult } from '#plan/notification.ts'
import type { Movement } from '#plan/movement.ts'
import { newPlanState, planStateSchema } from '#plan/plan-state.ts'
import { comparedWith, type Dashboard, makeDashboard } from '#plan/dashboard.ts'
import type { Database, Queries } from './database.ts'
import { comparedHistory, newsSince } from './history.ts'
import { endOverride, livingOverrides } from './overrides.ts'
import { planMoves, plans } from './schema/plans.ts'
import { scans } from './schema/scans.ts'
import { conclusiveResultsOfWebsite } from './known-results.ts'
import { readOwnerInput } from './owner-input.ts'
import { lockWebsite, presentationOf, type Website, websiteForWorker } from './websites.ts'

/** A plan that was sorted anew. */
export interface UpdatedPlan {
  website: Website
  movement: Movement
  dashboard: Dashboard
  /** Results that nobody was told of yet. Empty when settled for an owner's word. */
  arrivals: NewResult[]
  /** Names what was settled: the same news again has the same name. */
  news: string
  timeZone: string
}

export interface Settling {
  checks: readonly AnyCheck[]
  at: Date
  run: 'automatic' | 'manual'
  /** Called before anything is kept: when it throws, nothing is, and the same news comes again. */
  tell?(settled: UpdatedPlan): Promise<void>
}

/**
 * Sorts a website's plan anew by its newest results, and keeps plan, dashboard, moves and ended overrides together. One at a
 * time for each website. `null`: the website has gone.
 */
export function updatePlanOfWebsite(
  db: Database,
  websiteId: string,
  settling: Settling,
): Promise<UpdatedPlan | null> {
  return db.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const website = await websiteForWorker(tx, websiteId)
    if (!website) return null
    const [kept] = await tx.select().from(plans).where(eq(plans.websiteId, websiteId))
    const { newestId, before } = await newsSince(tx, websiteId, kept?.settledTo ?? 0)
    const made = await planFromResults(tx, website, settling, kept?.state)
    const settled: UpdatedPlan = {
      ...made,
      website,
      arrivals: settling.tell ? arrivalsOf(settling.checks, before, made.standings) : [],
      news: `${websiteId}:${newestId}`,
    }
    await settling.tell?.(settled)
    await keep(tx, settled, {
      at: settling.at,
      version: (kept?.version ?? 0) + 1,
      settledTo: settling.tell ? newestId : (kept?.settledTo ?? 0),
    })
    return settled
  })
}

/**
 * Sorts the plan anew after the owner's word: an answer, the profile, an override. Nothing is told, and results of a scan that
 * is under way are taken as that scan was asked for.
 */
export async function updatePlanAfterOverride(
  db: Database,
  websiteId: string,
  how: Omit<Settling, 'run' | 'tell'>,
): Promise<UpdatedPlan | null> {
  const going = await db
    .select({ cause: scans.cause })
    .from(scans)
    .where(and(eq(scans.websiteId, websiteId), eq(scans.state, 'running')))
  const isAutomatic = going.some(({ cause }) => cause === 'schedule' || cause === 'retry')
  return updatePlanOfWebsite(db, websiteId, { ...how, run: isAutomatic ? 'automatic' : 'manual' })
}

/** How a website stands by what is known so far, without keeping it: for one whose first scan is still going. */
export const planFromResults = async (
  db: Queries,
  website: Website,
  { checks, at, run }: Omit<Settling, 'tell'>,
  kept?: unknown,
) => {
  const standings = await conclusiveResultsOfWebsite(db, website.id)
  const history = await comparedHistory(db, website.id, comparedWith(at))
  const overrides = await livingOverrides(db, website.id)
  const { answers, profile } = await readOwnerInput(db, website)
  const { timeZone } = await presentationOf(db, website)
  const state = planStateSchema.safeParse(kept)
  const made = makeDashboard(state.success ? state.data : newPlanState(website.address), {
    checks,
    standings,
    history,
    profile,
    overrides,
    ticks: ticksOf(checks, answers),
    website: website.address,
    at,
    run,
    timeZone,
  })
  return { ...made, standings, timeZone }
}

const arrivalsOf = (
  checks: readonly AnyCheck[],
  before: Awaited<ReturnType<typeof newsSince>>['before'],
  standings: Awaited<ReturnType<typeof conclusiveResultsOfWebsite>>,
): NewResult[] =>
  checks.flatMap((check) => {
    const now = standings.get(check.id)?.newest
    const then = before.get(check.id)
    return now && then !== undefined ? [{ check, before: then, now }] : []
  })

async function keep(
  tx: Queries,
  { website, movement, dashboard }: UpdatedPlan,
  rest: { at: Date; version: number; settledTo: number },
): Promise<void> {
  const row = { state: movement.state, plan: movement.plan, overview: dashboard, ...rest }
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
