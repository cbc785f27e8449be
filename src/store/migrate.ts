import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client, type ClientBase } from 'pg'
import { z } from 'zod'
import { applyMigrations } from './apply-migrations.ts'
import { StartRefused } from './start-refused.ts'

/** Folder of the migrations that `drizzle-kit generate` writes. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url))
/** Number of the advisory lock that lets one server migrate while the others wait. */
export const MIGRATION_LOCK = 7_214_747

/**
 * Applies the missing migrations in one transaction. Of several servers that start at once, one does it: the lock ends with the transaction, so
 * that it also holds behind a pooler that gives connections to transactions. Throws {@link StartRefused}, and changes nothing, when a newer
 * Fettle has used the database, or a migration fails.
 */
export async function migrateDatabase(url: string, folder: string = MIGRATIONS): Promise<void> {
  const client = new Client({ connectionString: url })
  // A broken connection rejects the running statement; without a listener the error would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A backup holds the lock until its last table is read: where there is nothing to do, nobody waits for it.
    if ((await schemaVersion(client)) === newestOf(folder)) return
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const after = await schemaVersion(client)
    if (after > newestOf(folder)) {
      throw new StartRefused(
        'This database was written by a newer Fettle. Start that version, or restore a backup made by this one.',
      )
    }
    await applyMigrations(client, { folder, after })
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** Times of the migrations in the folder, in milliseconds since 1970, in order. */
export function timesOf(folder: string): number[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')))
  return entries.map(({ when }) => when)
}

/** Time of the newest migration in the folder, in milliseconds since 1970. */
export const newestOf = (folder: string): number => Math.max(0, ...timesOf(folder))

const newest = z.tuple([z.object({ newest: z.coerce.number() })])

/** Time of the newest migration applied to this database; 0 without any. */
export async function schemaVersion(client: ClientBase): Promise<number> {
  // Asked of the catalogue's rows: `to_regclass` may still answer what it found before this connection waited for the lock.
  const made = await client.query(
    "select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'",
  )
  if (made.rowCount === 0) return 0
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return newest.parse(rows)[0].newest
}
