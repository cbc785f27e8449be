import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Network } from '#core/address/networks.ts'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { Database } from './database.ts'
import { owners } from './schema/owners.ts'
import { answers, channels, websites } from './schema/websites.ts'

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

/** The website that an owner has now; `null` before onboarding. */
export async function websiteOfOwner(db: Database, ownerId: string): Promise<Website | null> {
  const [row] = await db
    .select(fields)
    .from(websites)
    .where(and(eq(websites.ownerId, ownerId), isNull(websites.leftAt)))
  return row ?? null
}

/** A website by its id, whoever's it is: for workers, never for a caller. */
export async function websiteForWorker(db: Database, id: string): Promise<Website | null> {
  const [row] = await db.select(fields).from(websites).where(eq(websites.id, id))
  return row ?? null
}

/** The website that a visitor had checked; `null` when the visitor has none. */
export async function websiteOfVisitor(
  db: Database,
  visitorId: string,
  address: string,
): Promise<Website | null> {
  const [row] = await db
    .select(fields)
    .from(websites)
    .where(and(eq(websites.visitorId, visitorId), eq(websites.address, address)))
  return row ?? null
}

type NewWebsite = { address: string | null } & (
  | { ownerId: string; visitorId?: undefined }
  | { visitorId: string; ownerId?: undefined }
)

export async function addWebsite(db: Database, website: NewWebsite): Promise<Website> {
  const host = website.address === null ? null : new URL(website.address).host
  const [row] = await db
    .insert(websites)
    .values({ ...website, host })
    .returning(fields)
  if (!row) throw new Error('PostgreSQL gave no row back')
  return row
}

/** What an owner said, as the checks read it: answers, profile and whether exposed files may be looked for. */
export async function ownersWords(
  db: Database,
  website: Website,
): Promise<{ answers: AnswersEvidence; profile: ProfileEvidence; mayCheck: boolean }> {
  const [given, handles, [owner]] = await Promise.all([
    db.select().from(answers).where(eq(answers.websiteId, website.id)),
    db.select().from(channels).where(eq(channels.websiteId, website.id)),
    website.ownerId === null ? [] : db.select().from(owners).where(eq(owners.id, website.ownerId)),
  ])
  return {
    answers: Object.fromEntries(given.map(({ question, value }) => [question, value])),
    profile: {
      ...(website.address === null ? { noWebsite: true } : {}),
      ...handlesOf(handles),
      ...(owner ? profileOf(owner) : {}),
    },
    mayCheck: owner?.mayCheckAt !== undefined && owner.mayCheckAt !== null,
  }
}

const handlesOf = (rows: readonly { network: Network; handle: string | null }[]): ProfileEvidence =>
  Object.fromEntries(rows.flatMap(({ network, handle }) => (handle === null ? [] : [[network, handle]])))

function profileOf(owner: typeof owners.$inferSelect): ProfileEvidence {
  const { businessName, industry, businessAge, staffCount, country, city, savviness } = owner
  const known = { businessName, industry, businessAge, staffCount, country, city }
  const said = Object.entries(known).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(said), savviness }
}

/** The website that a visitor had checked last. */
export async function newestWebsiteOfVisitor(db: Database, visitorId: string): Promise<Website | null> {
  const [row] = await db
    .select(fields)
    .from(websites)
    .where(eq(websites.visitorId, visitorId))
    .orderBy(desc(websites.createdAt))
    .limit(1)
  return row ?? null
}

/** Gives a visitor's website, with all its results, to the account that the visitor made. */
export async function adoptWebsite(
  db: Database,
  visitorId: string,
  ownerId: string,
): Promise<Website | null> {
  const website = await newestWebsiteOfVisitor(db, visitorId)
  if (!website) return null
  const [row] = await db
    .update(websites)
    .set({ visitorId: null, ownerId })
    .where(and(eq(websites.id, website.id), eq(websites.visitorId, visitorId)))
    .returning(fields)
  return row ?? null
}

/** How dates and the business' name are shown in what we make for a website's owner. */
export async function presentationOf(
  db: Database,
  website: Website,
): Promise<{ businessName?: string; timeZone: string }> {
  const [owner] =
    website.ownerId === null ? [] : await db.select().from(owners).where(eq(owners.id, website.ownerId))
  return {
    timeZone: owner?.timeZone ?? 'Australia/Sydney',
    ...(owner?.businessName ? { businessName: owner.businessName } : {}),
  }
}
