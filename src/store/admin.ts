import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { GOING_STATES } from '#core/scan-states.ts'
import { channelsWithTimes, saveChannels } from './channels.ts'
import type { Database, Queries } from './database.ts'
import { user } from './schema/auth.ts'
import { owners } from './schema/owners.ts'
import { scans } from './schema/scans.ts'
import { websites } from './schema/websites.ts'
import { addWebsite, firstAddress, type Website, websiteOfOwner } from './websites.ts'

interface UserSearch {
  search: string
  limit: number
  page: number
}

const listed = {
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerified,
  operator: user.operator,
  createdAt: user.createdAt,
  onboardedAt: owners.onboardedAt,
  websiteId: websites.id,
  address: websites.address,
}

/** Accounts whose name, e-mail address or website contains a text, newest first. Only for the operator. */
export async function listUsers(db: Database, { search, limit, page }: UserSearch) {
  const has = (column: AnyPgColumn) => sql`strpos(lower(${column}), lower(${search})) > 0`
  const where = search === '' ? undefined : or(has(user.email), has(user.name), has(websites.address))
  const own = and(eq(websites.ownerId, user.id), isNull(websites.leftAt))
  const [users, [counted]] = await Promise.all([
    db
      .select(listed)
      .from(user)
      .leftJoin(owners, eq(owners.id, user.id))
      .leftJoin(websites, own)
      .where(where)
      .orderBy(desc(user.createdAt), user.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(user).leftJoin(websites, own).where(where),
  ])
  return { users, total: counted?.total ?? 0 }
}

/**
 * Gives an owner another website, or the first one: results of the old one stay with it, social channels are copied. `null`: there is no such
 * owner, or no onboarding yet. The present website changes nothing.
 */
export function changeWebsite(
  db: Database,
  { ownerId, address, at }: { ownerId: string; address: string; at: Date },
): Promise<Website | null> {
  return db.transaction(async (tx) => {
    await tx.select({ id: owners.id }).from(owners).where(eq(owners.id, ownerId)).for('update')
    const old = await websiteOfOwner(tx, ownerId)
    if (!old || old.address === address) return old
    const website =
      old.address === null
        ? await firstAddress(tx, old.id, address)
        : await replace(tx, { old, ownerId, address, at })
    // The owner allowed checks of the earlier website only, so has to allow them again.
    await tx
      .update(owners)
      .set({ mayCheckAt: null, version: sql`${owners.version} + 1` })
      .where(eq(owners.id, ownerId))
    return website
  })
}

async function replace(
  tx: Queries,
  { old, ownerId, address, at }: { old: Website; ownerId: string; address: string; at: Date },
): Promise<Website> {
  await tx.update(websites).set({ leftAt: at }).where(eq(websites.id, old.id))
  await tx
    .update(scans)
    .set({ state: 'cancelled', reason: 'cancelled', endedAt: at })
    .where(and(eq(scans.websiteId, old.id), inArray(scans.state, GOING_STATES)))
  const website = await addWebsite(tx, { ownerId, address })
  const { channels, times } = await channelsWithTimes(tx, old.id)
  await saveChannels(tx, website.id, channels, times)
  return website
}
