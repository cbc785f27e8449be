import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { keywordLookups } from './schema/keyword-lookups.ts'
import { websites } from './schema/websites.ts'
import { theRow } from './the-row.ts'

export type KeywordLookup = Omit<typeof keywordLookups.$inferSelect, 'websiteId'>
type NewLookup = Omit<typeof keywordLookups.$inferInsert, 'id'>
/** What was asked, without its answer. */
export type LookupQuestion = Pick<KeywordLookup, 'provider' | 'keyword' | 'device' | 'location'>

const { websiteId: _website, ...ofLookup } = getTableColumns(keywordLookups)

/** Look-ups of one website that are shown and kept. */
const MOST_KEPT = 1_000

/** The look-ups of an owner's present website, newest first. */
export const keywordLookupsOf = (db: Queries, ownerId: string): Promise<KeywordLookup[]> =>
  db
    .select(ofLookup)
    .from(keywordLookups)
    .innerJoin(websites, eq(websites.id, keywordLookups.websiteId))
    .where(and(eq(websites.ownerId, ownerId), isNull(websites.leftAt)))
    .orderBy(desc(keywordLookups.at), desc(keywordLookups.id))
    .limit(MOST_KEPT)

/** The newest answer to a question since a time; `null`: none. */
export async function newestLookup(
  db: Queries,
  websiteId: string,
  asked: { question: LookupQuestion; since: Date },
): Promise<KeywordLookup | null> {
  const [row] = await db
    .select(ofLookup)
    .from(keywordLookups)
    .where(
      and(eq(keywordLookups.websiteId, websiteId), gt(keywordLookups.at, asked.since), asks(asked.question)),
    )
    .orderBy(desc(keywordLookups.at))
    .limit(1)
  return row ?? null
}

/** Keeps an answer. Beyond the number that is kept, the oldest goes. */
export async function keepLookup(db: Queries, lookup: NewLookup): Promise<KeywordLookup> {
  const row = theRow(await db.insert(keywordLookups).values(lookup).returning(ofLookup))
  const [oldest] = await db
    .select({ at: keywordLookups.at })
    .from(keywordLookups)
    .where(eq(keywordLookups.websiteId, lookup.websiteId))
    .orderBy(desc(keywordLookups.at))
    .offset(MOST_KEPT - 1)
    .limit(1)
  if (oldest)
    await db
      .delete(keywordLookups)
      .where(and(eq(keywordLookups.websiteId, lookup.websiteId), lt(keywordLookups.at, oldest.at)))
  return row
}

/** Removes every answer to the question that a look-up answers. `false`: the owner has no such look-up. */
export async function removeKeyword(db: Queries, ownerId: string, id: string): Promise<boolean> {
  const own = db.select({ id: websites.id }).from(websites).where(eq(websites.ownerId, ownerId))
  const [found] = await db
    .select()
    .from(keywordLookups)
    .where(and(eq(keywordLookups.id, id), inArray(keywordLookups.websiteId, own)))
  if (!found) return false
  await db.delete(keywordLookups).where(and(eq(keywordLookups.websiteId, found.websiteId), asks(found)))
  return true
}

/** Whether a look-up is one of this question. */
const asks = ({ provider, keyword, device, location }: LookupQuestion) =>
  and(
    eq(keywordLookups.provider, provider),
    eq(keywordLookups.keyword, keyword),
    sql`${keywordLookups.device} is not distinct from ${device}`,
    eq(keywordLookups.location, location),
  )
