import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { openPool } from '#store/database.ts'
import { settingOf } from '#store/settings.ts'
import { testDatabase } from '#support/database.ts'
import { allProcesses } from '#support/processes.ts'
import { until } from '#support/until.ts'
import { folderFiles } from '../files/folder-files.ts'
import { drill } from './drill.ts'
import { openedBackup } from './opened-backup.ts'
import { isBackupDue, storeBackup } from './store-backup.ts'
import { HOUR_MS } from '#core/time-units.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const hoursLater = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS)
const PASSPHRASE = 'four words that nobody says'

describe('backups by the clock', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let store: ReturnType<typeof openPool>
  let dataFolder: string
  before(async () => {
    database = await testDatabase()
    store = openPool(database.url, 2)
  })
  after(async () => {
    await store.close()
    await database.close()
  })
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'fettle-stored-'))
    await store.pool.query('delete from settings')
  })
  afterEach(() => rmSync(dataFolder, { recursive: true }))

  const kept = (): string => join(dataFolder, 'kept')
  const tools = (passphrase: string | null = null, folder = kept()) => ({
    db: store.db,
    source: { databaseUrl: database.url, files: folderFiles(join(dataFolder, 'files')), secret: 'the-key' },
    settings: { to: { folder }, everyHours: 24, keepDays: 30, passphrase },
    dataFolder,
  })

  test('are due at once, and again when the newest is old enough', async () => {
    assert.equal(await isBackupDue(tools(), NOW), true)
    await storeBackup(tools(), NOW)
    assert.equal(await isBackupDue(tools(), hoursLater(23)), false)
    assert.equal(await isBackupDue(tools(), hoursLater(24)), true)
  })

  test('are never due where no place is set', async () => {
    const settings = { ...tools().settings, to: null }
    assert.equal(await isBackupDue({ db: store.db, settings }, NOW), false)
  })

  test('that fail say why, leave nothing, and are due again after an hour', async () => {
    writeFileSync(join(dataFolder, 'no-folder'), '')
    await assert.rejects(storeBackup(tools(null, join(dataFolder, 'no-folder')), NOW))
    const { made, failure } = (await settingOf(store.db, 'storedBackup')).value
    assert.equal(made, null)
    assert.match(failure?.why ?? '', /EEXIST|ENOTDIR/u)
    assert.deepEqual(readdirSync(dataFolder), ['no-folder'])
    assert.equal(await isBackupDue(tools(), hoursLater(0.9)), false)
    assert.equal(await isBackupDue(tools(), hoursLater(1)), true)
  })

  test('remove the folders that killed processes left, and none in which one works', async () => {
    const [left, going] = ['.fettle-backup-AAAAAA', '.fettle-restore-BBBBBB']
    for (const name of [left, going]) mkdirSync(join(dataFolder, name))
    const before = new Date(Date.now() - 11 * HOUR_MS)
    utimesSync(join(dataFolder, left), before, before)
    await storeBackup(tools(), NOW)
    assert.deepEqual(readdirSync(dataFolder).toSorted(), [going, 'kept'])
  })

  test('older than they are kept are removed, and the newest never', async () => {
    const first = await storeBackup(tools(), NOW)
    const second = await storeBackup(tools(), hoursLater(24 * 10))
    const third = await storeBackup(tools(), hoursLater(24 * 35))
    assert.deepEqual(readdirSync(kept()), [second, third])
    const last = await storeBackup(tools(), hoursLater(24 * 365))
    assert.deepEqual(readdirSync(kept()), [last])
    assert.notEqual(first, last)
  })

  test('F19 come back whole in a drill, which tells what it counted', async () => {
    await store.pool.query("insert into settings (key, value) values ('a', '1'), ('b', '2')")
    await folderFiles(join(dataFolder, 'files')).put('reports/a.pdf', Buffer.from('%PDF'))
    const name = await storeBackup(tools(PASSPHRASE), NOW)
    const file = await openedBackup(join(kept(), name), dataFolder, PASSPHRASE)
    const report = await drill({ name, file }, NOW)
    assert.deepEqual(report.problems, [])
    assert.deepEqual([report.backup, report.rows, report.files], [name, 2, 1])
    assert.ok(report.tables > 40)
  })

  test('leave nothing of a drill that is stopped, and no database that runs', async (t) => {
    const name = await storeBackup(tools(), NOW)
    const folder = join(dataFolder, 'temporary')
    mkdirSync(folder)
    // As root the database runs as another user.
    for (const path of [dataFolder, folder]) chmodSync(path, 0o711)
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = folder
    t.after(() => (before === undefined ? delete process.env['TMPDIR'] : (process.env['TMPDIR'] = before)))
    const stopped = new AbortController()
    const drilled = drill({ name, file: join(kept(), name) }, NOW, stopped.signal)
    const servers = () => allProcesses().filter(({ command }) => command.includes(folder))
    await until('it restores', () =>
      readdirSync(folder, { recursive: true }).some((one) => /restore-/u.test(String(one))),
    )
    assert.notDeepEqual(servers(), [])
    stopped.abort(new Error('enough'))
    await assert.rejects(drilled, { message: 'enough' })
    assert.deepEqual(readdirSync(folder), [])
    assert.deepEqual(servers(), [])
  })
})
