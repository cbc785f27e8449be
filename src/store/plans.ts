import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Move } from '#plan/item-move.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import type { Queries } from './database.ts'
import { oncePer } from './once-per.ts'
import { planMoves, plans } from './schema/plans.ts'
import { websites } from './schema/websites.ts'

export interface KeptPlan {
  plan: TrackedPlan
  /** Raised each time the plan is sorted anew. */
  version: number
  at: Date
}

/** The plan of a website as it stands; `null`: nothing has been looked at yet. */
export const planOfWebsite = async (db: Queries, websiteId: string): Promise<TrackedPlan | null> =>
  (await keptPlan(db, websiteId))?.plan ?? null

/** The same with its version. */
export async function keptPlan(db: Queries, websiteId: string): Promise<KeptPlan | null> {
  const [row] = await db
    .select({ plan: plans.plan, version: plans.version, at: plans.at })
    .from(plans)
    .where(eq(plans.websiteId, websiteId))
  return row ?? null
}

/** A dashboard as JSON text, ready to be sent: one row by index, parsed by nobody. */
export interface KeptDashboard {
  /** Names what stands in it: another one after each settling. */
  stamp: string
  /** `null`: the caller has the one with this stamp already. */
  text: string | null
}

/** The dashboard of an owner's website, without its text when it is still the `known` one. `null`: nothing has been looked at yet. */
export async function dashboardOfOwner(
  db: Queries,
  ownerId: string,
  known = '',
): Promise<KeptDashboard | null> {
  const [row] = await dashboardQuery(db).execute({ ownerId, known })
  return row ?? null
}

const stamp = sql<string>`concat_ws('-', ${plans.websiteId}, ${plans.version}, extract(epoch from ${plans.at}))`

/** Made once for each database: it is asked more often than anything else. */
const dashboardQuery = oncePer((db: Queries) =>
  db
    .select({
      stamp,
      text: sql<
        string | null
      >`case when ${stamp} = ${sql.placeholder('known')} then null else ${plans.overview}::text end`,
    })
    .from(websites)
    .innerJoin(plans, eq(plans.websiteId, websites.id))
    .where(and(eq(websites.ownerId, sql.placeholder('ownerId')), isNull(websites.leftAt)))
    .prepare('dashboard_of_owner'),
)

/** The dashboard of any website as JSON text, for its visitor. */
export async function dashboardOfWebsite(db: Queries, websiteId: string): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string>`${plans.overview}::text` })
    .from(plans)
    .where(eq(plans.websiteId, websiteId))
  return row?.text ?? null
}

/** The moves of a website's plan that are told, newest first. */
export async function movesOf(
  db: Queries,
  websiteId: string,
  { since, limit }: { since?: Date; limit: number },
): Promise<Move[]> {
  const own = eq(planMoves.websiteId, websiteId)
  const rows = await db
    .select({ move: planMoves.move })
    .from(planMoves)
    .where(since ? and(own, gt(planMoves.at, since)) : own)
    .orderBy(desc(planMoves.at), planMoves.check)
    .limit(limit)
  return rows.map(({ move }) => move).filter(({ isSilent }) => !isSilent)
}
