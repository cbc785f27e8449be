import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { Client, escapeIdentifier } from 'pg'
import { from } from 'pg-copy-streams'
import { applyMigrations } from '../apply-migrations.ts'
import { MIGRATION_LOCK, schemaVersion } from '../migrate.ts'
import { StartRefused } from '../start-refused.ts'
import { copied, type Dump } from './dump.ts'
import { countersOf, foreignKeysOf, type Table, tablesOf } from './tables.ts'

export interface LoadOptions {
  dump: Dump
  /** Holds one file of rows for each table. */
  folder: string
  /** Folder of the migrations. */
  migrations: string
  /** Rows that the database has may be deleted. */
  replace: boolean
  /** Called when all rows are loaded, before they are committed: when it throws, nothing changes. */
  beforeEnd: () => Promise<void>
}

/**
 * Makes the tables of the dump's version, loads its rows and migrates them to the newest version, in one transaction. What was there is dropped, of
 * whatever version it was. Throws {@link StartRefused} for tables that our migrations do not make, a database in use or of another program, and
 * one with rows unless `replace` is set.
 */
export async function loadTables(url: string, options: LoadOptions): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await refuse(client, options)
    await rebuild(client, options)
    await load(client, options)
    await applyMigrations(client, { folder: options.migrations, after: options.dump.schema })
    await options.beforeEnd()
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** The kind of another role's session may be hidden from us: it counts as a client. Autovacuum's belongs to no role. */
async function refuse(client: Client, { replace }: LoadOptions): Promise<void> {
  const { rowCount: others } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend' AND pid <> pg_backend_pid()",
  )
  if (others !== 0)
    throw new StartRefused('The database is in use. Stop every Fettle that works with it first.')
  const tables = await tablesOf(client)
  if (tables.length > 0 && (await schemaVersion(client)) === 0)
    throw new StartRefused('The database has tables of another program. Restore into one of its own.')
  if (!replace && !(await isEmpty(client, tables))) {
    throw new StartRefused('The database is not empty. To lose all that is in it, add --replace.')
  }
}

/** Drops our tables, and makes those of the dump's version. */
async function rebuild(client: Client, { dump, migrations }: LoadOptions): Promise<void> {
  for (const { name } of await tablesOf(client))
    await client.query(`DROP TABLE public.${escapeIdentifier(name)} CASCADE`)
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')
  await applyMigrations(client, { folder: migrations, after: 0, upTo: dump.schema })
  const made: Dump = { schema: await schemaVersion(client), tables: await tablesOf(client) }
  if (!isDeepStrictEqual(sorted(made), sorted(dump)))
    throw new StartRefused('This backup was made by another version of Fettle. Restore it with that one.')
}

/** Columns have another order where a migration was not applied in the order of a new database. */
const sorted = ({ schema, tables }: Dump): Dump => ({
  schema,
  tables: tables.map(({ name, columns }) => ({ name, columns: columns.toSorted() })),
})

async function isEmpty(client: Client, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT 1 FROM public.${escapeIdentifier(name)} LIMIT 1`)
    if (rowCount !== 0) return false
  }
  return true
}

async function load(client: Client, { dump, folder }: LoadOptions): Promise<void> {
  const keys = await foreignKeysOf(client)
  for (const { drop } of keys) await client.query(drop)
  for (const table of dump.tables) {
    await pipeline(
      createReadStream(join(folder, table.name)),
      client.query(from(`COPY ${copied(table)} FROM STDIN`)),
    )
  }
  for (const { add } of keys) await client.query(add)
  for (const { sequence, table, column } of await countersOf(client)) {
    const highest = `SELECT max(${escapeIdentifier(column)}) FROM public.${escapeIdentifier(table)}`
    await client.query(`SELECT setval($1, coalesce((${highest}), 0) + 1, false)`, [sequence])
  }
  // Waiting jobs belong to the deleted rows; pg-boss makes its tables again at the next start.
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
}
