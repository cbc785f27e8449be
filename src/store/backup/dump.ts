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
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // Prevents a migration until the last table is read.
    await client.query('SELECT pg_advisory_xact_lock_shared($1)', [MIGRATION_LOCK])
    const schema = await schemaVersion(client)
    const tables = await tablesOf(client)
    for (const table of tables) {
      const rows = client.query(to(`COPY ${copied(table)} TO STDOUT`))
      await pipeline(rows, createWriteStream(join(folder, table.name), { flags: 'wx', mode: 0o600 }))
    }
    return { schema, tables }
  } finally {
    await client.end()
  }
}

/** Table and columns, as COPY names them. */
export const copied = ({ name, columns }: Table): string =>
  `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`
