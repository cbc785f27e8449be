import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client, escapeIdentifier } from 'pg'
import { to } from 'pg-copy-streams'
import { MIGRATION_LOCK, schemaVersion } from '../migrate.ts'
import { type Table, tablesOf } from './tables.ts'

export interface Dump {
  /** Time of the newest applied migration, in milliseconds since 1970. */
  schema: number
  tables: Table[]
}

/**
 * Writes every table into a file of its name in a folder, all of one moment, while others go on writing. The files have the text format of
 * https://www.postgresql.org/docs/18/sql-copy.html
 */
export async function dumpTables(url: string, folder: string): Promise<Dump> {
  const [lock, client] = [new Client({ connectionString: url }), new Client({ connectionString: url })]
  for (const one of [lock, client]) one.on('error', () => undefined)
  try {
    await lock.connect()
    await client.connect()
    await preventMigrations(lock)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const schema = await schemaVersion(client)
    const tables = await tablesOf(client)
    for (const table of tables) {
      const rows = client.query(to(`COPY ${copied(table)} TO STDOUT`))
      await pipeline(rows, createWriteStream(join(folder, table.name), { flags: 'wx', mode: 0o600 }))
    }
    // Fails where the lock was lost meanwhile.
    await lock.query('COMMIT')
    return { schema, tables }
  } finally {
    await Promise.all([lock.end(), client.end()])
  }
}

/**
 * Prevents a migration until the connection's transaction ends. It has to be one of its own: a snapshot is as old as the first query of its
 * transaction, also where that query waited for the lock, and would be older than the migration.
 */
async function preventMigrations(lock: Client): Promise<void> {
  await lock.query('BEGIN')
  // It does nothing while the tables are read, for which a server may end it.
  await lock.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  await lock.query('SELECT pg_advisory_xact_lock_shared($1)', [MIGRATION_LOCK])
}

/** Table and columns, as COPY names them. */
export const copied = ({ name, columns }: Table): string =>
  `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`
