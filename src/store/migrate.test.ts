import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { Client } from 'pg'
import { z } from 'zod'
import { testDatabase } from '#support/database.ts'
import { migrateDatabase, MIGRATION_LOCK, MIGRATIONS } from './migrate.ts'
import { StartRefused } from './start-refused.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let client: Client
let folder: string
before(async () => {
  database = await testDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
after(async () => {
  await client.end()
  await database.close()
})
afterEach(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-migrations-'))
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE; DROP TABLE IF EXISTS a, b, c')
})

/** Writes migrations, each of some statements, as `drizzle-kit generate` does. */
function write(...migrations: string[][]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = migrations.map((statements, at) => {
    writeFileSync(join(folder, `000${at}_x.sql`), statements.join(';\n--> statement-breakpoint\n'))
    return { idx: at, version: '7', when: at + 1, tag: `000${at}_x`, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }))
}

const migrate = () => migrateDatabase(database.url, folder)

async function tables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relname IN ('a', 'b', 'c') ORDER BY 1",
  )
  return rows.map(({ name }) => name)
}

test('migrations are applied in order, and once', async () => {
  write(['CREATE TABLE a (n int)'])
  await migrate()
  write(['CREATE TABLE a (n int)'], ['ALTER TABLE a RENAME TO b'])
  await migrate()
  await migrate()
  assert.deepEqual(await tables(), ['b'])
})

test('a database that is of this version already is not waited for while a backup is made', async () => {
  write(['CREATE TABLE a (n int)'])
  await migrate()
  await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await migrate()
  await client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK])
})

test('F12 of five servers that start at once, one migrates and all start', async () => {
  write(['CREATE TABLE a (n int)', 'CREATE TABLE b (n int)'], ['INSERT INTO a VALUES (1)'])
  await Promise.all(Array.from({ length: 5 }, migrate))
  assert.deepEqual((await client.query('SELECT n FROM a')).rows, [{ n: 1 }])
})

const STATEMENTS = ['CREATE TABLE a (n int)', 'CREATE TABLE b (n int)', 'CREATE TABLE c (n int)']
for (const at of STATEMENTS.keys()) {
  test(`F12 killed in statement ${at + 1} of 3, the database keeps the old version and the next start migrates it`, async () => {
    const kill = 'SELECT pg_terminate_backend(pg_backend_pid())'
    write(STATEMENTS.slice(0, 1), STATEMENTS.slice(1).toSpliced(at, 0, kill))
    await assert.rejects(migrate())
    assert.deepEqual(await tables(), [])
    write(STATEMENTS.slice(0, 1), STATEMENTS.slice(1))
    await migrate()
    assert.deepEqual(await tables(), ['a', 'b', 'c'])
  })
}

test('F12 a migration that fails is named, nothing of it or of those before it stays, and the old version starts', async () => {
  write(['CREATE TABLE a (n int)'])
  await migrate()
  write(['CREATE TABLE a (n int)'], ['CREATE TABLE b (n int)'], ['INSERT INTO b VALUES (1)', 'SELECT 1 / 0'])
  await assert.rejects(
    migrate(),
    (error) =>
      error instanceof StartRefused &&
      /the migration of 1970-01-01T00:00:00.003Z failed \(division by zero\)\. Nothing was changed/u.test(
        error.message,
      ),
  )
  assert.deepEqual(await tables(), ['a'])
  write(['CREATE TABLE a (n int)'])
  await migrate()
})

test('F12 a database of a newer Fettle is refused and not changed', async () => {
  write(['CREATE TABLE a (n int)'], ['CREATE TABLE b (n int)'])
  await migrate()
  write(['CREATE TABLE c (n int)'])
  await assert.rejects(migrate(), StartRefused)
  assert.deepEqual(await tables(), ['a', 'b'])
})

test('each migration is newer than the one before; otherwise databases with the earlier one would skip it', () => {
  const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })
  const { entries } = journal.parse(JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')))
  const times = entries.map(({ when }) => when)
  assert.deepEqual(
    times,
    [...new Set(times)].toSorted((one, other) => one - other),
  )
})
