import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { zoneOfOwner } from '#core/business/time-zone.ts'
import { businessNameAsShown } from '#core/owner-input/names.ts'
import type { Queries } from './database.ts'
import { owners } from './schema/owners.ts'
import { websites } from './schema/websites.ts'
import { theRow } from './the-row.ts'

export interface Website {
  id: string
  ownerId: string | null
  visitorId: string | null
  address: string | null
  host: string | null
}

const fields = {
  id: websites.id,
  ownerId: websites.ownerId,
  visitorId: websites.visitorId,
  address: websites.address,
  host: websites.host,
}

/** The owner's present website; `null` before onboarding. */
export async function websiteOfOwner(db: Queries, ownerId: string): Promise<Website | null> {
  const [row] = await db
    .select(fields)
    .from(websites)
    .where(and(eq(websites.ownerId, ownerId), isNull(websites.leftAt)))
  return row ?? null
}

/** A website by its id without a check of its owner: only for workers. */
export async function websiteForWorker(db: Queries, id: string): Promise<Website | null> {
  const [row] = await db.select(fields).from(websites).where(eq(websites.id, id))
  return row ?? null
}

/** The host of a website; `null` for a business without one. */
export const hostOfWebsite = async (db: Queries, id: string): Promise<string | null> =>
  (await websiteForWorker(db, id))?.host ?? null

/** The visitor's website with this address, the newest if two requests at once added it twice; `null` when there is none. */
export async function websiteOfVisitor(
  db: Queries,
  visitorId: string,
  address: string,
): Promise<Website | null> {
  const [row] = await db
    .select(fields)
    .from(websites)
    .where(and(eq(websites.visitorId, visitorId), eq(websites.address, address)))
    .orderBy(desc(websites.createdAt))
    .limit(1)
  return row ?? null
}

type NewWebsite = { address: string | null } & (
  | { ownerId: string; visitorId?: undefined }
  | { visitorId: string; ownerId?: undefined }
)

export async function addWebsite(db: Queries, website: NewWebsite): Promise<Website> {
  const host = website.address === null ? null : new URL(website.address).host
  return theRow(
    await db
      .insert(websites)
      .values({ ...website, host })
      .returning(fields),
  )
}

/** The visitor's newest website. */
export async function newestWebsiteOfVisitor(db: Queries, visitorId: string): Promise<Website | null> {
  const [row] = await db
    .select(fields)
    .from(websites)
    .where(eq(websites.visitorId, visitorId))
    .orderBy(desc(websites.createdAt))
    .limit(1)
  return row ?? null
}

/** Gives a visitor's website, with all its results, to an account; `null` when the visitor has no website with this address. */
export async function adoptWebsite(
  db: Queries,
  { visitorId, ownerId, address }: { visitorId: string; ownerId: string; address: string },
): Promise<Website | null> {
  // The same as `websiteOfVisitor`: where the address was added twice, the owner gets one website.
  const newest = db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.visitorId, visitorId), eq(websites.address, address)))
    .orderBy(desc(websites.createdAt))
    .limit(1)
  const [row] = await db
    .update(websites)
    .set({ visitorId: null, ownerId })
    .where(inArray(websites.id, newest))
    .returning(fields)
  return row ?? null
}

/** Adds the address to a business without a website; `null` when it has one already. */
export async function firstAddress(db: Queries, id: string, address: string): Promise<Website | null> {
  const [row] = await db
    .update(websites)
    .set({ address, host: new URL(address).host })
    .where(and(eq(websites.id, id), isNull(websites.address)))
    .returning(fields)
  return row ?? null
}

/** Locks a website until the transaction ends, so that starts for it happen one after the other. */
export async function lockWebsite(db: Queries, id: string): Promise<void> {
  await db.select({ id: websites.id }).from(websites).where(eq(websites.id, id)).for('no key update')
}

/** Time zone and business name for mails and reports of a website's owner. */
export async function presentationOf(
  db: Queries,
  website: Website,
): Promise<{ businessName?: string; timeZone: string; savviness?: number }> {
  const [owner] =
    website.ownerId === null ? [] : await db.select().from(owners).where(eq(owners.id, website.ownerId))
  const businessName = businessNameAsShown(owner?.businessName ?? null)
  return {
    timeZone: zoneOfOwner(owner),
    ...(businessName === null ? {} : { businessName }),
    ...(owner?.savviness ? { savviness: owner.savviness } : {}),
  }
}
