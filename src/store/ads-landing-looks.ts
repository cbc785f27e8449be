import { and, eq, lt } from 'drizzle-orm'
import type { LandingFinding, LandingInput } from '#core/ads/landing.ts'
import type { Queries } from './database.ts'
import type { StoredConnection } from './owner-connections.ts'
import { adsLandingLooks } from './schema/ads.ts'
import { connections } from './schema/connections.ts'
import { theRow } from './the-row.ts'

type StoredLandingLook = typeof adsLandingLooks.$inferSelect

/** Keeps a look that somebody asked for; its id. */
export async function keepLandingLook(
  db: Queries,
  { id, mode }: Pick<StoredConnection, 'id' | 'mode'>,
  look: Pick<StoredLandingLook, 'input' | 'at'> & Partial<Pick<StoredLandingLook, 'state' | 'why'>>,
): Promise<string> {
  const row = theRow(
    await db
      .insert(adsLandingLooks)
      .values({ ...look, connectionId: id, origin: mode })
      .returning({ id: adsLandingLooks.id }),
  )
  return row.id
}

/** `null`: this connection has none of that id. */
export async function landingLookOf(
  db: Queries,
  connectionId: string,
  id: string,
): Promise<StoredLandingLook | null> {
  const [row] = await db
    .select()
    .from(adsLandingLooks)
    .where(and(eq(adsLandingLooks.id, id), eq(adsLandingLooks.connectionId, connectionId)))
  return row ?? null
}

/** A look that is to be made, with its owner; `null`: it has ended, or is gone with its connection. */
export async function landingLookToMake(
  db: Queries,
  id: string,
): Promise<{ ownerId: string; input: LandingInput } | null> {
  const [row] = await db
    .select({ ownerId: connections.ownerId, input: adsLandingLooks.input })
    .from(adsLandingLooks)
    .innerJoin(connections, eq(connections.id, adsLandingLooks.connectionId))
    .where(and(eq(adsLandingLooks.id, id), eq(adsLandingLooks.state, 'looking')))
  return row ?? null
}

/** Keeps how a look ended. What has ended stays as it is. */
export async function endLandingLook(
  db: Queries,
  id: string,
  ended: { state: 'done'; findings: readonly LandingFinding[] } | { state: 'failed'; why: string },
): Promise<void> {
  await db
    .update(adsLandingLooks)
    .set(ended)
    .where(and(eq(adsLandingLooks.id, id), eq(adsLandingLooks.state, 'looking')))
}

/** Ends what was asked for before a time and never ended, and removes what was asked for before another. */
export async function sweepLandingLooks(
  db: Queries,
  { lost, old, why }: { lost: Date; old: Date; why: string },
): Promise<void> {
  await db
    .update(adsLandingLooks)
    .set({ state: 'failed', why })
    .where(and(eq(adsLandingLooks.state, 'looking'), lt(adsLandingLooks.at, lost)))
  await db.delete(adsLandingLooks).where(lt(adsLandingLooks.at, old))
}
