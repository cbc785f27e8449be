import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ANY_OVERRIDE_ENDS } from '#core/plan-states.ts'
import type { Override } from '#plan/override.ts'
import type { Queries } from './database.ts'
import { overrides } from './schema/plans.ts'

/** An override with its end; `endedAt` is `null` while it is in force. */
export interface PastOverride extends Override {
  endedAt: string | null
  end: (typeof ANY_OVERRIDE_ENDS)[number] | null
}

/** The overrides of a website that are in force. */
export async function overridesInForce(db: Queries, websiteId: string): Promise<Override[]> {
  const rows = await db
    .select()
    .from(overrides)
    .where(and(eq(overrides.websiteId, websiteId), isNull(overrides.endedAt)))
  return rows.map(read)
}

/** Every override that was ever given for a check, newest first. */
export async function overridesOfCheck(
  db: Queries,
  websiteId: string,
  check: string,
): Promise<PastOverride[]> {
  const rows = await db
    .select()
    .from(overrides)
    .where(and(eq(overrides.websiteId, websiteId), eq(overrides.check, check)))
    .orderBy(desc(overrides.createdAt))
  return rows.map(read)
}

/** Saves an override; an earlier one ends as `replaced` and stays in the history. */
export async function saveOverride(db: Queries, websiteId: string, override: Override): Promise<void> {
  await endOverride(db, { websiteId, check: override.check, end: 'replaced' })
  const { check, kind, note, status, at, expiresAt } = override
  await db.insert(overrides).values({
    websiteId,
    check,
    kind,
    note,
    status,
    createdAt: new Date(at),
    expiresAt: new Date(expiresAt),
  })
}

interface Ending {
  websiteId: string
  check: string
  end: NonNullable<PastOverride['end']>
}

/** Ends the override of a check; `false` when none is in force. */
export async function endOverride(db: Queries, { websiteId, check, end }: Ending): Promise<boolean> {
  const ended = await db
    .update(overrides)
    .set({ end, endedAt: sql`now()` })
    .where(and(eq(overrides.websiteId, websiteId), eq(overrides.check, check), isNull(overrides.endedAt)))
    .returning({ id: overrides.id })
  return ended.length > 0
}

const read = (row: typeof overrides.$inferSelect): PastOverride => ({
  check: row.check,
  kind: row.kind,
  note: row.note,
  status: row.status,
  at: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  end: row.end,
})
