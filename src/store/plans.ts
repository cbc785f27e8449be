import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Move } from '#plan/move.ts'
import type { TrackedPlan } from '#plan/tracked.ts'
import type { Queries } from './database.ts'
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

/** The dashboard of an owner's website as JSON text, ready to be sent: one row by index, parsed by nobody. */
export async function dashboardOfOwner(db: Queries, ownerId: string): Promise<string | null> {
  const [row] = await db
    .select({ text: sql<string>`${plans.overview}::text` })
    .from(websites)
    .innerJoin(plans, eq(plans.websiteId, websites.id))
    .where(and(eq(websites.ownerId, ownerId), isNull(websites.leftAt)))
  return row?.text ?? null
}

/** The same of any website, for its visitor. */
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
