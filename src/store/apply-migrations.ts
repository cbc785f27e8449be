import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { StartRefused } from './start-refused.ts'

/** How long a statement waits for a table that others use: nobody has to wait longer behind it. */
const LOCK_TIMEOUT = '30s'

const LIST = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

export interface MigrationRange {
  /** Folder that `drizzle-kit generate` writes. */
  folder: string
  /** Time of the newest applied migration, in milliseconds since 1970; 0 without any. */
  after: number
  /** Time of the last one to apply. */
  upTo?: number
}

/**
 * Applies missing migrations in the caller's transaction, and lists each as Drizzle does. Throws {@link StartRefused}, which names the migration
 * that failed: the transaction is then to be rolled back.
 */
export async function applyMigrations(
  client: ClientBase,
  { folder, after, upTo = Number.POSITIVE_INFINITY }: MigrationRange,
): Promise<void> {
  await client.query(LIST)
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
  const all = readMigrationFiles({ migrationsFolder: folder })
  const missing = all.filter(({ folderMillis: time }) => time > after && time <= upTo)
  for (const { sql, hash, folderMillis } of missing) {
    try {
      for (const statement of sql) await client.query(statement)
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ])
    } catch (error) {
      throw failed(new Date(folderMillis), error)
    }
  }
  await client.query("set local lock_timeout = '0'")
}

const failed = (written: Date, cause: unknown): StartRefused =>
  new StartRefused(
    `The database could not be migrated: the migration of ${written.toISOString()} failed (${cause instanceof Error ? cause.message : String(cause)}). ` +
      'Nothing was changed, and the version before works with it as it did.',
    { cause },
  )
