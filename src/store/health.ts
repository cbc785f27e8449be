import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'

/** Throws when the database does not answer. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

const facts = z.tuple([
  z.object({
    version: z.string(),
    bytes: z.coerce.number(),
    migrations: z.coerce.number(),
    newest: z.coerce.number(),
  }),
])

/** Version and size of the database, its number of migrations, and the time of the newest one. */
export async function databaseFacts(db: Database) {
  const { rows } = await db.execute(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      count(*) as migrations, coalesce(max(created_at), 0) as newest
    from drizzle.__drizzle_migrations`)
  const [{ newest, ...rest }] = facts.parse(rows)
  return { ...rest, newest: new Date(newest) }
}
