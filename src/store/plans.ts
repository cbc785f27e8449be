import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ShownMove } from '#plan/item-move.ts'
import { planStateSchema } from '#plan/plan-state.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import type { Queries } from './database.ts'
import { oncePerObject } from '#core/once-per.ts'
import { planMoves, plans } from './schema/plans.ts'
import { websites } from './schema/websites.ts'

export interface PlanWithVersion {
  plan: TrackedPlan
  /** Raised each time the plan is updated. */
  version: number
  at: Date
}

/** The present plan of a website; `null` before its first scan. */
export const planOfWebsite = async (db: Queries, websiteId: string): Promise<TrackedPlan | null> =>
  (await planWithVersion(db, websiteId))?.plan ?? null

/** Whether the plan holds one of these checks as completed although a look before this time found it worse: it waits for a second one. */
export async function isDoubtedBefore(
  db: Queries,
  websiteId: string,
  { checks, at }: { checks: readonly string[]; at: Date },
): Promise<boolean> {
  const [row] = await db.select({ state: plans.state }).from(plans).where(eq(plans.websiteId, websiteId))
  const state = planStateSchema.safeParse(row?.state)
  if (!state.success) return false
  return checks.some((check) => {
    const worse = state.data.items[check]?.worse
    return worse ? Date.parse(worse.at) < at.getTime() : false
  })
}

/** The present plan with its version. */
export async function planWithVersion(db: Queries, websiteId: string): Promise<PlanWithVersion | null> {
  const [row] = await db
    .select({ plan: plans.plan, version: plans.version, at: plans.at })
    .from(plans)
    .where(eq(plans.websiteId, websiteId))
  return row ?? null
}

/** A dashboard as JSON text, sent without being parsed: one row by index. */
export interface StampedDashboard {
  /** Identifies the content: changes with each update of the plan. */
  stamp: string
  /** `null`: the caller already has the text with this stamp. */
  text: string | null
}

/** The dashboard of an owner's website, without its text when its stamp is still the `known` one. `null` before the first scan. */
export async function dashboardOfOwner(
  db: Queries,
  ownerId: string,
  known = '',
): Promise<StampedDashboard | null> {
  const [row] = await dashboardQuery(db).execute({ ownerId, known })
  return row ?? null
}

const stamp = sql<string>`concat_ws('-', ${plans.websiteId}, ${plans.version}, extract(epoch from ${plans.at}))`

/** Prepared once for each database: it is the most frequent query. */
const dashboardQuery = oncePerObject((db: Queries) =>
  db
    .select({
      stamp,
      text: sql<
        string | null
      >`case when ${stamp} = ${sql.placeholder('known')} then null else ${plans.dashboard}::text end`,
    })
    .from(websites)
    .innerJoin(plans, eq(plans.websiteId, websites.id))
    .where(and(eq(websites.ownerId, sql.placeholder('ownerId')), isNull(websites.leftAt)))
    .prepare('dashboard_of_owner'),
)

/** The dashboard of any website as JSON text, for its visitor. */
export async function dashboardOfWebsite(db: Queries, websiteId: string): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string>`${plans.dashboard}::text` })
    .from(plans)
    .where(eq(plans.websiteId, websiteId))
  return row?.text ?? null
}

/** The newest moves of a website's plan that are shown, newest first, at most `limit`; `since`: only later ones. */
export async function movesOf(
  db: Queries,
  websiteId: string,
  { since, limit }: { since?: Date; limit: number },
): Promise<ShownMove[]> {
  const shown = and(
    eq(planMoves.websiteId, websiteId),
    sql`${planMoves.move} ->> 'isSilent' is distinct from 'true'`,
  )
  const rows = await db
    .select({ move: planMoves.move })
    .from(planMoves)
    .where(since ? and(shown, gt(planMoves.at, since)) : shown)
    .orderBy(desc(planMoves.at), planMoves.check)
    .limit(limit)
  return rows.map(({ move: { isSilent: _isSilent, ...move } }) => move)
}
