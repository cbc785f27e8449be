import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openPool } from '#store/database.ts'
import { StorageFull } from '#store/storage-full.ts'
import { testDatabase } from '#support/database.ts'
import { outageOf } from './outage.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
before(async () => {
  database = await testDatabase()
})
after(() => database.close())

/** The error of a statement, as a route gets it. */
async function thrownBy(text: string, url = database.url): Promise<unknown> {
  const pool = openPool(url, 1)
  try {
    await pool.db.execute(sql.raw(text))
    assert.fail('nothing was thrown')
  } catch (error) {
    return error
  } finally {
    await pool.close()
  }
}

const answered = (error: unknown) => {
  const outage = outageOf(error)
  return outage && [outage.status, outage.code, outage.details.retryAfterSeconds]
}

const DOWN = [503, 'unavailable', 5]

test('F06 a connection that ends during a query is a temporary outage', async () => {
  assert.deepEqual(answered(await thrownBy('SELECT pg_terminate_backend(pg_backend_pid())')), DOWN)
})

test('F06 a connection that was lost before the query is one too', async () => {
  const client = new Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve)
  })
  await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  await ended
  const error: unknown = await client.query('SELECT 1').catch((thrown: unknown) => thrown)
  assert.deepEqual(answered(error), DOWN)
})

for (const [what, url] of [
  ['a socket that is not there', 'postgresql://a:b@localhost/c?host=%2Fnowhere'],
  ['a port where nobody listens', 'postgresql://a:b@127.0.0.1:1/c'],
  ['a host whose name is not known', 'postgresql://a:b@nowhere.invalid/c'],
] as const) {
  test(`F06 ${what} is an outage`, async () =>
    assert.deepEqual(answered(await thrownBy('SELECT 1', url)), DOWN))
}

test('F06 a database that its operator has closed is an outage', async () => {
  const closed = await testDatabase()
  const name = new URL(closed.url).pathname.slice(1)
  const other = openPool(database.url, 1)
  const accepts = (yes: boolean) =>
    other.db.execute(sql.raw(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS ${yes}`))
  try {
    await accepts(false)
    assert.deepEqual(answered(await thrownBy('SELECT 1', closed.url)), DOWN)
  } finally {
    await accepts(true)
    await other.close()
    await closed.close()
  }
})

test('F08 a full disk, of the database or of the files, has its own answer', async () => {
  const full = "DO $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$"
  assert.deepEqual(answered(await thrownBy(full)), [503, 'storage_full', undefined])
  assert.deepEqual(answered(new StorageFull()), [503, 'storage_full', undefined])
})

test('an internal error is no outage', async () => {
  assert.equal(answered(await thrownBy('SELECT no_such_column')), null)
  assert.equal(answered(new Error('ENOENT')), null)
  assert.equal(answered('down'), null)
})
