import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { z } from 'zod'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number, the same for everybody: who holds this lock migrates, the others wait. */
const LOCK = 7_214_747

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** The database was written by a newer Fettle; nothing was changed. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'This database was written by a newer Fettle. Start that version, or restore a backup made by this one.',
    )
  }
}

/** Brings the tables up to date, in one transaction; of several at once one does it. Throws {@link NewerDatabaseError}. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if ((await appliedUpTo(client)) > newestOfOurs()) throw new NewerDatabaseError()
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: FOLDER })
  } finally {
    await client.end()
  }
}

async function appliedUpTo(client: Client): Promise<number> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (known.rows[0]?.name === null) return 0
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return Number(rows[0]?.newest ?? 0)
}

function newestOfOurs(): number {
  const { entries } = journal.parse(JSON.parse(readFileSync(`${FOLDER}/meta/_journal.json`, 'utf8')))
  return Math.max(0, ...entries.map(({ when }) => when))
}
