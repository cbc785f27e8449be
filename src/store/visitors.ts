import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { visitors } from './schema/websites.ts'
import { theRow } from './the-row.ts'

/** The visitor whose cookie has this hash; `null` when there is none. */
export async function visitorByToken(db: Database, tokenHash: string): Promise<string | null> {
  const [row] = await db.select({ id: visitors.id }).from(visitors).where(eq(visitors.tokenHash, tokenHash))
  return row?.id ?? null
}

/** Adds a visitor, and returns its id. */
export async function addVisitor(db: Database, tokenHash: string): Promise<string> {
  const row = theRow(await db.insert(visitors).values({ tokenHash }).returning({ id: visitors.id }))
  return row.id
}
