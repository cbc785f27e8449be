import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { partOf } from '#server/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { folderFiles } from '#server/files/folder-files.ts'
import { dumpTables } from '#store/backup/dump.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { testDatabase } from '#support/database.ts'
import { realApi } from '#support/real-api.ts'
import { archiveOf, JOURNAL, migrationsOf, sessionOf, VERSIONS } from './versions.ts'

const MIGRATE = join(import.meta.dirname, '../support/migrate-process.ts')
const NEWEST = VERSIONS.at(-1) ?? ''

describe('an upgrade', () => {
  let folder: string
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-upgrades-'))
    database = await testDatabase()
  })
  afterEach(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })

  /** Puts the data of a version into the database, with the tables of `migrations`. */
  const restore = (version: string, migrations?: string) =>
    restoreBackup(
      archiveOf(version),
      {
        databaseUrl: database.url,
        files: folderFiles(join(folder, 'files')),
        dataFolder: folder,
        keepSecret: () => undefined,
        ...(migrations === undefined ? {} : { migrations }),
      },
      { replace: true },
    )

  /** The owner who signed in with that version reads account, overview, plan and history. */
  async function serves(version: string): Promise<void> {
    const { cookie, host } = sessionOf(version)
    const api = await realApi({ url: database.url, close: async () => undefined })
    try {
      const owner = api.visitor()
      const headers = { cookie: `__Secure-${cookie}` }
      for (const path of ['/me', '/overview', '/plan', '/export']) {
        const { status, text } = await owner.get(path, headers)
        assert.equal(status, 200, `${path} was answered ${status}: ${text.slice(0, 300)}`)
      }
      assert.match((await owner.get('/overview', headers)).text, new RegExp(host, 'u'))
    } finally {
      await api.close()
    }
  }

  /** Hashes of all rows, by table. */
  async function hashes(name: string): Promise<[string, string][]> {
    const place = join(folder, name)
    const { tables } = await dumpTables(database.url, mkdtempSync(place))
    const made = (await readdir(folder)).find((entry) => entry.startsWith(name)) ?? ''
    return Promise.all(
      tables.map(async (table) => [table.name, (await partOf('', join(folder, made, table.name))).sha256]),
    )
  }

  it('is tried with the data of every version of the tables, up to the newest that was released', () => {
    assert.deepEqual(VERSIONS, JOURNAL.entries.map(({ tag }) => tag).slice(0, VERSIONS.length))
  })

  for (const version of VERSIONS) {
    it(`of the data of ${version} migrates them, serves their owner, and goes back by restore`, async () => {
      const before = migrationsOf(version)
      const { parts } = await restore(version, before)
      await migrateDatabase(database.url)
      await serves(version)
      await restore(version, before)
      const saved = parts
        .filter(({ name }) => name.startsWith('tables/'))
        .map(({ name, sha256 }) => [name.slice('tables/'.length), sha256])
      assert.deepEqual(await hashes('after'), saved)
      assert.deepEqual(await readFile(join(folder, 'files/reports/kept.pdf'), 'utf8'), '%PDF-1.4 made up')
      rmSync(before, { recursive: true })
    })
  }

  it('is not needed to restore a backup of an earlier version: its rows are migrated as they come', async () => {
    await restore(VERSIONS[0] ?? '')
    await serves(VERSIONS[0] ?? '')
  })

  it('F12 is done once by three servers that start together', async () => {
    const before = migrationsOf('0000_first')
    await restore('0000_first', before)
    const run = promisify(execFile)
    await Promise.all(Array.from({ length: 3 }, () => run(process.execPath, [MIGRATE, database.url])))
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows } = await client.query('select created_at::float8 as time from drizzle.__drizzle_migrations')
    await client.end()
    assert.deepEqual(
      rows.map(({ time }) => time),
      JOURNAL.entries.map(({ when }) => when),
    )
    await serves('0000_first')
    rmSync(before, { recursive: true })
  })

  it('F12 that fails changes nothing, and the version before serves on', async () => {
    await restore(NEWEST)
    const planted = migrationsOf(JOURNAL.entries.at(-1)?.tag ?? '', [
      'ALTER TABLE owners ADD COLUMN planted integer',
      'UPDATE owners SET planted = 1 / 0',
    ])
    const rows = await hashes('with')
    await assert.rejects(
      migrateDatabase(database.url, planted),
      /failed \(division by zero\)\. Nothing was changed/u,
    )
    assert.deepEqual(await hashes('still'), rows)
    await serves(NEWEST)
    rmSync(planted, { recursive: true })
  })
})
