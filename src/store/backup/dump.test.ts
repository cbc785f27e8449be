import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { testDatabase } from '#support/database.ts'
import { until } from '#support/until.ts'
import { MIGRATION_LOCK } from '../migrate.ts'
import { dumpTables } from './dump.ts'

describe('the tables of a backup', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let other: Client
  let folder: string
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-dump-'))
    database = await testDatabase()
    other = new Client({ connectionString: database.url })
    await other.connect()
  })
  after(async () => {
    await other.end()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const waitsForLock = async () => {
    const waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    return (await other.query(waiting)).rowCount === 1
  }

  it('F19 are those of the newer version where a migration was waited for', async () => {
    await other.query('BEGIN')
    await other.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await other.query('CREATE TABLE made_later (n int); INSERT INTO made_later VALUES (7)')
    const dumping = dumpTables(database.url, folder)
    await until('the backup waits for the migration', waitsForLock)
    await other.query('COMMIT')
    const { tables } = await dumping
    assert.ok(tables.some(({ name }) => name === 'made_later'))
    assert.equal(readFileSync(join(folder, 'made_later'), 'utf8'), '7\n')
  })
})
