import { and, eq, isNull, sql } from 'drizzle-orm'
import { businessNameAsShown, nameAsShown } from '#core/owner-input/names.ts'
import type { Queries } from './database.ts'
import { user } from './schema/auth.ts'
import { owners } from './schema/owners.ts'
import { websites } from './schema/websites.ts'

/** An owner with the account's fields. */
export type Owner = typeof owners.$inferSelect & { email: string; emailVerified: boolean; operator: boolean }

/** The fields that an owner may change. */
export type OwnerChange = Partial<Omit<typeof owners.$inferInsert, 'id' | 'version' | 'createdAt'>>

interface NewOwner {
  id: string
  firstName: string
  lastName: string
}

/** Makes the owner of a new account. A second call for the same account changes nothing. */
export async function ownerCreated(db: Queries, { id, firstName, lastName }: NewOwner): Promise<void> {
  await db.insert(owners).values({ id, firstName, lastName }).onConflictDoNothing()
}

/** The owner of an account, made now when signing up was interrupted before that; `null` when there is no account. */
export async function ownerOf(db: Queries, id: string): Promise<Owner | null> {
  const [row] = await db
    .select({ account: user, owner: owners })
    .from(user)
    .leftJoin(owners, eq(owners.id, user.id))
    .where(eq(user.id, id))
  if (!row) return null
  const { email, emailVerified, operator, name } = row.account
  if (row.owner) return { ...withoutLinks(row.owner), email, emailVerified, operator }
  const [firstName = '', ...rest] = name.split(' ')
  await ownerCreated(db, { id, firstName, lastName: rest.join(' ') })
  return ownerOf(db, id)
}

/** Removes links from names: those of a sign-in provider, and those stored before the form's rule, are in mails to strangers too. */
const withoutLinks = (owner: typeof owners.$inferSelect): typeof owners.$inferSelect => ({
  ...owner,
  firstName: nameAsShown(owner.firstName),
  lastName: nameAsShown(owner.lastName),
  businessName: businessNameAsShown(owner.businessName),
})

/** Saves a form of the profile that was read at this version. `false`: something else was saved meanwhile, and nothing is written. */
export async function saveOwner(
  db: Queries,
  { id, version }: { id: string; version: number },
  change: OwnerChange,
): Promise<boolean> {
  const saved = await db
    .update(owners)
    .set({ ...change, version: sql`${owners.version} + 1` })
    .where(and(eq(owners.id, id), eq(owners.version, version)))
    .returning({ id: owners.id })
  return saved.length > 0
}

/** Raises the version when the profile was changed by something other than its forms. */
export async function raiseVersion(db: Queries, id: string): Promise<void> {
  await db
    .update(owners)
    .set({ version: sql`${owners.version} + 1` })
    .where(eq(owners.id, id))
}

/** Copies the owner's name to the account, where the operator's pages and the password rule read it. */
export async function renameAccount(db: Queries, id: string, name: string): Promise<void> {
  await db.update(user).set({ name }).where(eq(user.id, id))
}

/** Records when the owner first saw the tour. */
export async function markTourSeen(db: Queries, id: string, at: Date): Promise<void> {
  await db
    .update(owners)
    .set({ tourSeenAt: at })
    .where(and(eq(owners.id, id), isNull(owners.tourSeenAt)))
}

/** Words that an owner's password must not be built from: the business name and the website's host. */
export async function ownWordsOf(db: Queries, id: string): Promise<string[]> {
  const rows = await db
    .select({ businessName: owners.businessName, host: websites.host })
    .from(owners)
    .leftJoin(websites, and(eq(websites.ownerId, owners.id), isNull(websites.leftAt)))
    .where(eq(owners.id, id))
  return rows.flatMap(({ businessName, host }) => [businessName, host]).filter((word) => word !== null)
}
