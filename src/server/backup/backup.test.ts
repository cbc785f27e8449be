import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { Pool } from 'pg'
import { extract } from 'tar'
import { StartRefused } from '#store/start-refused.ts'
import { testDatabase } from '#support/database.ts'
import { sorted } from '#support/file-names.ts'
import { backupOf } from '#support/forged-backup.ts'
import { folderFiles } from '../files/folder-files.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const NOW = new Date('2026-03-04T05:06:07Z')

let folder: string
let from: Awaited<ReturnType<typeof testDatabase>>
let pool: Pool
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-backup-'))
  from = await testDatabase()
  pool = new Pool({ connectionString: from.url })
  const odd = JSON.stringify({ text: 'tab\t, line\n, back\\slash, quote", Māori' })
  await pool.query('INSERT INTO settings (key, value) VALUES ($1, $2)', ['odd', odd])
  await folderFiles(join(folder, 'from')).put('reports/a.pdf', Buffer.from([0, 1, 2, 255]))
})
after(async () => {
  await pool.end()
  await from.close()
  rmSync(folder, { recursive: true })
})

let to: Awaited<ReturnType<typeof testDatabase>>
let archive: string
let count = 0
beforeEach(async () => {
  to = await testDatabase()
  count += 1
  archive = join(folder, `${count}.tar.gz`)
  mkdirSync(join(folder, `data-${count}`))
})
afterEach(() => to.close())

const restored = () => folderFiles(join(folder, `to-${count}`))
const secrets: string[] = []

const backup = (file = archive) =>
  makeBackup(
    { databaseUrl: from.url, files: folderFiles(join(folder, 'from')), secret: 'the-key' },
    file,
    NOW,
  )

const restore = (replace = false) =>
  restoreBackup(
    archive,
    {
      databaseUrl: to.url,
      files: restored(),
      dataFolder: join(folder, `data-${count}`),
      keepSecret: (secret) => secrets.push(secret),
    },
    { replace },
  )

async function ask(url: string, text: string): Promise<unknown[]> {
  const one = new Pool({ connectionString: url, max: 1 })
  // The server may close this connection when its database is dropped; without a listener the error would fail the test.
  one.on('error', () => undefined)
  const { rows } = await one.query(text)
  await one.end()
  return rows
}

/** Adds a visitor and a website in one transaction: nobody may see one without the other. */
const addPair = () =>
  pool.query(`WITH v AS (INSERT INTO visitors (token_hash) VALUES (gen_random_uuid()::text) RETURNING id)
    INSERT INTO websites (visitor_id) SELECT id FROM v`)

const pairs = `SELECT (SELECT count(*)::int FROM visitors) AS visitors,
  (SELECT count(*)::int FROM websites JOIN visitors ON visitor_id = visitors.id) AS websites`

test('F19 a backup made while others write holds one moment, with every row committed before', async () => {
  for (let n = 0; n < 20; n += 1) await addPair()
  const stop = new AbortController()
  const writer = (async () => {
    while (!stop.signal.aborted) await addPair()
  })()
  await backup()
  stop.abort()
  await writer
  await restore()
  const [seen] = await ask(to.url, pairs)
  const [now] = await ask(from.url, pairs)
  assert.ok(isPair(seen) && isPair(now))
  assert.equal(seen.visitors, seen.websites)
  assert.ok(seen.visitors >= 20 && seen.visitors <= now.visitors)
})

const isPair = (row: unknown): row is { visitors: number; websites: number } =>
  typeof row === 'object' && row !== null && 'visitors' in row && 'websites' in row

test('F19 rows, files and the key come back as they were; only we may read the backup', async () => {
  await backup()
  assert.equal(statSync(archive).mode & 0o777, 0o600)
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('.')),
    [],
  )
  const { madeAt } = await restore()
  assert.equal(madeAt, NOW.toISOString())
  assert.deepEqual(await ask(to.url, 'TABLE settings'), await ask(from.url, 'TABLE settings'))
  assert.deepEqual([...((await restored().get('reports/a.pdf')) ?? [])], [0, 1, 2, 255])
  assert.equal(secrets.at(-1), 'the-key')
  assert.deepEqual(readdirSync(join(folder, `data-${count}`)), [])
})

test('a backup overwrites no file', async () => {
  writeFileSync(archive, 'mine')
  await assert.rejects(backup(), StartRefused)
  assert.equal(readFileSync(archive, 'utf8'), 'mine')
})

test('a database with rows is not overwritten without `replace`', async () => {
  await backup()
  await ask(to.url, "INSERT INTO settings (key, value) VALUES ('mine', '1')")
  await restored().put('mine', Buffer.from('x'))
  await assert.rejects(restore(), /not empty.*--replace/u)
  assert.deepEqual(await ask(to.url, 'SELECT key FROM settings'), [{ key: 'mine' }])
  assert.deepEqual(await sorted(restored().list()), ['mine'])
  await restore(true)
  assert.deepEqual(await ask(to.url, 'SELECT key FROM settings'), [{ key: 'odd' }])
  assert.deepEqual(await sorted(restored().list()), ['reports/a.pdf'])
})

test('a database in use is not overwritten', async () => {
  await backup()
  const user = new Pool({ connectionString: to.url })
  await user.query('SELECT 1')
  await assert.rejects(restore(true), /in use/u)
  await user.end()
})

test('a database that PostgreSQL itself tidies up is not in use, also where the kind of that process is hidden', async () => {
  await backup()
  // What a role without `pg_read_all_stats` sees of an autovacuum worker: no role, and no kind.
  await ask(
    to.url,
    `CREATE VIEW public.pg_stat_activity AS
       SELECT datname, usesysid, backend_type, pid FROM pg_catalog.pg_stat_activity
       UNION ALL SELECT current_database(), NULL, NULL, 1;
     DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$`,
  )
  await restore(true)
  assert.deepEqual(await ask(to.url, 'SELECT key FROM settings'), [{ key: 'odd' }])
})

/** A backup made by somebody else, whose manifest is true. */
async function forge(change: (manifest: BackupManifest, bodies: Map<string, Buffer>) => void): Promise<void> {
  const good = join(folder, `good-${count}.tar.gz`)
  const manifest = await backup(good)
  const place = join(folder, `good-${count}`)
  mkdirSync(place)
  await extract({ file: good, cwd: place })
  const bodies = new Map(manifest.parts.map(({ name }) => [name, readFileSync(join(place, name))]))
  change(manifest, bodies)
  writeFileSync(archive, backupOf(manifest, bodies))
}

test('F19 rows that break a foreign key are all refused', async () => {
  await forge((_, bodies) => {
    const row = ['00000000-0000-4000-8000-000000000000', 'facebook', '\\N', 'f', '\\N']
    bodies.set('tables/channels', Buffer.from(`${row.join('\t')}\n`))
  })
  await assert.rejects(restore(), /foreign key/u)
  assert.deepEqual(await ask(to.url, 'SELECT key FROM settings'), [])
  assert.notDeepEqual(await ask(to.url, "SELECT conname FROM pg_constraint WHERE contype = 'f'"), [])
})

test('F19 a backup of another version, or with other tables, is refused', async () => {
  await forge((manifest) => {
    manifest.dump.schema += 1
  })
  await assert.rejects(restore(), /made by Fettle \d.*keeps its data in another way/u)
  rmSync(join(folder, `good-${count}`), { recursive: true })
  rmSync(join(folder, `good-${count}.tar.gz`))
  await forge((manifest) => {
    manifest.dump.tables[0]?.columns.push('more')
  })
  await assert.rejects(restore(), /another version/u)
  assert.deepEqual(await ask(to.url, 'SELECT key FROM settings'), [])
})
