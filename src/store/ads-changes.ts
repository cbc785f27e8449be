import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { type AdsOutcome, OPEN_OUTCOMES } from '#core/ads/activity.ts'
import type { AdsChange, CampaignToCreate } from '#core/ads/changes.ts'
import { removeAdsDraft } from './ads-drafts.ts'
import type { Queries } from './database.ts'
import type { StoredConnection } from './owner-connections.ts'
import { connectionResults, connections } from './schema/connections.ts'
import { adsChanges } from './schema/ads.ts'

export type StoredAdsChange = typeof adsChanges.$inferSelect
/** A change as it is written down before it is made. */
export type AdsChangeToMake = Pick<
  StoredAdsChange,
  'key' | 'actor' | 'who' | 'change' | 'what' | 'before' | 'after' | 'at' | 'draftId'
>
type AddAssets = Extract<AdsChange, { kind: 'add_assets' }>
type Of = Pick<StoredConnection, 'id' | 'mode'>
type OfAccount = Pick<StoredConnection, 'id' | 'accountId'>

/** The change of a key; `null`: none was written down. */
export async function adsChangeOfKey(
  db: Queries,
  connectionId: string,
  key: string,
): Promise<StoredAdsChange | null> {
  const [row] = await db
    .select()
    .from(adsChanges)
    .where(and(eq(adsChanges.connectionId, connectionId), eq(adsChanges.key, key)))
  return row ?? null
}

/**
 * Writes a change down. One that was refused before may be made again with its key; `null`: another call has written this key down already.
 */
export async function writeAdsChange(
  db: Queries,
  { id, mode, accountId }: Of & OfAccount,
  change: AdsChangeToMake & Partial<Pick<StoredAdsChange, 'outcome' | 'ids' | 'sentAt'>>,
): Promise<StoredAdsChange | null> {
  const again = { outcome: 'pending' as const, reason: null, sentAt: null, accountId, ...change }
  const [row] = await db
    .insert(adsChanges)
    .values({ ...change, accountId, connectionId: id, origin: mode })
    .onConflictDoUpdate({
      target: [adsChanges.connectionId, adsChanges.key],
      set: again,
      setWhere: eq(adsChanges.outcome, 'rejected'),
    })
    .returning()
  return row ?? null
}

/** Notes that the request leaves that Google acts on. `false`: how it ended was settled meanwhile, and it must not leave. */
export async function noteAdsChangeSent(db: Queries, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(adsChanges)
    .set({ sentAt: at })
    .where(and(eq(adsChanges.id, id), isOpen))
    .returning({ id: adsChanges.id })
  return rows.length > 0
}

/** How a change ended. What is settled stays as it is. The draft of what was made goes first: nobody has to finish it any more. */
export async function endAdsChange(
  db: Queries,
  { id, connectionId, draftId }: Pick<StoredAdsChange, 'id' | 'connectionId' | 'draftId'>,
  ended: { outcome: AdsOutcome; reason?: string; ids?: readonly string[] },
): Promise<void> {
  if (ended.outcome === 'done' && draftId !== null) await removeAdsDraft(db, connectionId, draftId)
  await db
    .update(adsChanges)
    .set(ended)
    .where(and(eq(adsChanges.id, id), isOpen))
}

const isOpen = inArray(adsChanges.outcome, OPEN_OUTCOMES)

/** What was sent to an account is known from that account alone. */
const canBeKnownFrom = (accountId: string | null | typeof connections.accountId) =>
  or(
    isNull(adsChanges.sentAt),
    isNull(adsChanges.accountId),
    accountId === null ? undefined : eq(adsChanges.accountId, accountId),
  )

/** The changes of a connection's account of which it is not known whether they were made, oldest first; not those of an account that was chosen before. */
export const openAdsChangesOf = (db: Queries, { id, accountId }: OfAccount): Promise<StoredAdsChange[]> =>
  db
    .select()
    .from(adsChanges)
    .where(and(eq(adsChanges.connectionId, id), isOpen, canBeKnownFrom(accountId)))
    .orderBy(adsChanges.at)

/** The owners with a change that was written down before a time, and can be settled now. */
export async function ownersWithOpenAdsChanges(db: Queries, before: Date): Promise<string[]> {
  const rows = await db
    .select({ ownerId: connections.ownerId })
    .from(adsChanges)
    .innerJoin(connections, eq(connections.id, adsChanges.connectionId))
    .where(and(isOpen, lt(adsChanges.at, before), canBeKnownFrom(connections.accountId)))
  return [...new Set(rows.map(({ ownerId }) => ownerId))]
}

/** What a campaign was made of; `null`: it was not made with Fettle. */
export async function madeCampaignOf(
  db: Queries,
  connectionId: string,
  campaignId: string,
): Promise<CampaignToCreate | null> {
  const isIts = sql`${adsChanges.ids} ->> 0 = ${campaignId}`
  const isCreation = sql`${adsChanges.change} ->> 'kind' = 'create_campaign'`
  const [row] = await db
    .select({ change: adsChanges.change })
    .from(adsChanges)
    .where(and(eq(adsChanges.connectionId, connectionId), isIts, isCreation))
  return row?.change.kind === 'create_campaign' ? row.change.campaign : null
}

/** What was put at places with Fettle: sitelinks and callouts, by the changes that did it, with those of them that were in the account before. */
export async function madeAssetsOf(
  db: Queries,
  connectionId: string,
): Promise<(Pick<AddAssets, 'type' | 'level' | 'levelId' | 'existing'> & { ids: readonly string[] })[]> {
  const isAdding = sql`${adsChanges.change} ->> 'kind' = 'add_assets'`
  const rows = await db
    .select({ change: adsChanges.change, ids: adsChanges.ids })
    .from(adsChanges)
    .where(and(eq(adsChanges.connectionId, connectionId), isAdding))
  return rows.flatMap(({ change, ids }) => {
    if (change.kind !== 'add_assets') return []
    const { type, level, levelId, existing } = change
    return [{ type, level, levelId, existing, ids }]
  })
}

/** Changes of a connection, newest first, after one that is known. */
export async function adsActivityOf(
  db: Queries,
  connectionId: string,
  { after, most }: { after: string | null; most: number },
): Promise<StoredAdsChange[]> {
  const [known] = after
    ? await db
        .select({ id: adsChanges.id, at: adsChanges.at })
        .from(adsChanges)
        .where(and(eq(adsChanges.id, after), eq(adsChanges.connectionId, connectionId)))
    : []
  const isOlder = known
    ? or(lt(adsChanges.at, known.at), and(eq(adsChanges.at, known.at), lt(adsChanges.id, known.id)))
    : undefined
  return db
    .select()
    .from(adsChanges)
    .where(and(eq(adsChanges.connectionId, connectionId), isOlder))
    .orderBy(desc(adsChanges.at), desc(adsChanges.id))
    .limit(most)
}

/** Forgets what was read of some kinds: it was changed, and is read again when it is shown. */
export async function forgetReads(
  db: Queries,
  connectionId: string,
  reads: readonly string[],
): Promise<void> {
  await db
    .delete(connectionResults)
    .where(and(eq(connectionResults.connectionId, connectionId), inArray(connectionResults.read, [...reads])))
}

/** Works on a connection while no other change of it is made. `false`: it is gone, or of the other mode by now. */
export async function holdConnection(db: Queries, { id, mode }: Of): Promise<boolean> {
  const [row] = await db
    .select({ mode: connections.mode })
    .from(connections)
    .where(eq(connections.id, id))
    .for('update')
  return row?.mode === mode
}
