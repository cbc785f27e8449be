import assert from 'node:assert/strict'
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { bytesWords } from '#core/format/bytes.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { openDatabase } from '#store/open-database.ts'
import { cliCalls } from '#support/cli-calls.ts'
import { allProcesses } from '#support/processes.ts'
import { smallDisk } from '#support/small-disk.ts'
import { until } from '#support/until.ts'
import { startWebServer } from '#support/web-server.ts'

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-commands-'))
})
after(() => rmSync(folder, { recursive: true }))

/** Runs the command line on a data folder, and returns its exit status and output. */
const fettle = (dataFolder: string, ...args: string[]) => fettleWith({ FETTLE_DATA: dataFolder }, ...args)

const fettleWith = (settings: Readonly<Record<string, string>>, ...args: string[]) =>
  startFettle(settings, ...args).ended

function startFettle(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const main = join(import.meta.dirname, '../src/cli/main.ts')
  const env = { PATH: process.env['PATH'], ...settings }
  const { promise: ended, resolve } = Promise.withResolvers<{ status: number; output: string }>()
  const child = execFile(process.execPath, [main, ...args], { env }, (_error, stdout, stderr) =>
    resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
  )
  return { child, ended }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('a backup that is not there is said to be missing, and nothing is made for it', async () => {
  const data = join(folder, 'not-made')
  const { status, output } = await fettle(data, 'restore', join(folder, 'mistyped.tar.gz'))
  assert.equal(status, 2, output)
  assert.match(output, /mistyped\.tar\.gz cannot be read or written \(ENOENT/u)
  const ofFolder = await fettle(data, 'restore', folder)
  assert.deepEqual(ofFolder, { status: 2, output: `${folder} is a folder, not a backup.\n` })
  assert.equal(existsSync(data), false)
})

test('a place without backups is said to be empty', async () => {
  const { status, output } = await fettleWith(
    { FETTLE_BACKUP_TO: join(folder, 'no-backups') },
    'backup',
    'list',
  )
  assert.deepEqual([status, output], [0, 'There is no backup there yet.\n'])
})

test('F19 a backup is made beside a running Fettle and restored elsewhere, with its key; not beside a running one, nor in part on a full disk', async (t) => {
  const [here, there, archive] = [join(folder, 'here'), join(folder, 'there'), join(folder, 'backup.tar.gz')]
  const running = fork(join(import.meta.dirname, 'support/hold-database.ts'), [here])
  t.after(() => running.kill('SIGKILL'))
  const [message] = await once(running, 'message')
  const { url } = z.object({ url: z.string() }).parse(message)
  await migrateDatabase(url)
  await ask(url, `INSERT INTO settings (key, value) VALUES ('kept', '"yes"')`)
  writeFileSync(join(here, 'secret.key'), 'the-key-of-here')

  await using disk = smallDisk(1)
  if (disk) {
    disk.fill()
    const full = await fettle(here, 'backup', join(disk.folder, 'backup.tar.gz'))
    assert.deepEqual(full, {
      status: 1,
      output: `There is not enough room for the backup in ${disk.folder}.\n`,
    })
    assert.deepEqual(readdirSync(disk.folder), ['filler'])
  }

  const backup = await fettle(here, 'backup', archive)
  const { size } = statSync(archive)
  assert.equal(backup.status, 0, backup.output)
  assert.ok(backup.output.startsWith(`Backed up database and files into ${archive} (${bytesWords(size)}).`))
  const recorded = `SELECT value #>> '{value,bytes}' AS bytes FROM settings WHERE key = 'lastBackup'`
  assert.deepEqual(await ask(url, recorded), [{ bytes: String(size) }])
  const underRunning = await fettle(here, 'restore', archive, '--replace')
  assert.equal(underRunning.status, 1)
  assert.match(underRunning.output, new RegExp(`already in use by process ${running.pid}`, 'u'))
  assert.deepEqual(await ask(url, 'SELECT key FROM settings ORDER BY key'), [
    { key: 'kept' },
    { key: 'lastBackup' },
  ])
  running.kill('SIGKILL')
  await once(running, 'exit')
  await (await openDatabase({ dataFolder: here, databaseUrl: null })).stop()

  assert.deepEqual(await fettle(there, 'restore', archive, '--quiet'), { status: 0, output: '' })
  assert.equal(readFileSync(join(there, 'secret.key'), 'utf8'), 'the-key-of-here')
  const restored = await openDatabase({ dataFolder: there, databaseUrl: null })
  assert.deepEqual(await ask(restored.url, 'SELECT key, value FROM settings'), [
    { key: 'kept', value: 'yes' },
  ])
  await restored.stop()
})

test('F19 stored backups are made, listed, tried, fetched and restored, encrypted', async () => {
  const settings = {
    FETTLE_DATA: join(folder, 'clock'),
    FETTLE_BACKUP_TO: join(folder, 'kept'),
    FETTLE_BACKUP_PASSPHRASE: 'four words that nobody says',
  }
  const early = await fettleWith(settings, 'backup', 'drill')
  assert.deepEqual([early.status, /no backup to try yet/u.test(early.output)], [1, true], early.output)
  const made = await fettleWith(settings, 'backup', 'now')
  assert.equal(made.status, 0, made.output)
  const name = made.output.trim()
  const got = join(folder, 'got.age')
  const calls = [
    ['list'],
    ['drill'],
    ['get', name, got],
    ['prune'],
    ['drill', 'one', 'two'],
    ['get', name, got],
    ['drill', join(folder, 'none')],
  ]
  const [list, drill, fetched, pruned, unknown, again, missing] = await cliCalls(
    calls.map((operands) => ['backup', ...operands]),
    { PATH: process.env['PATH'], ...settings },
  )
  assert.match(list?.stdout ?? '', new RegExp(`^${name}  `, 'u'))
  assert.deepEqual(
    [drill?.status, /Everything came back/u.test(drill?.stdout ?? '')],
    [0, true],
    drill?.stderr,
  )
  assert.equal(fetched?.status, 0)
  assert.deepEqual([pruned?.stdout, pruned?.stderr], ['', ''])
  assert.equal(unknown?.status, 2)
  for (const refused of [again, missing]) {
    assert.equal(refused?.status, 2)
    assert.match(refused?.stderr ?? '', /^The file .* cannot be read or written .*\n$/u)
  }
  const unrecorded = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
  const tried = await fettleWith(unrecorded, 'backup', 'drill', got)
  assert.deepEqual([tried.status, /Everything came back/u.test(tried.output)], [1, true], tried.output)
  const there = { ...settings, FETTLE_DATA: join(folder, 'clock-there') }
  assert.equal((await fettleWith(there, 'restore', got)).status, 0)
  const wrong = { ...there, FETTLE_BACKUP_PASSPHRASE: 'other words than those' }
  const refused = await fettleWith(wrong, 'restore', got, '--replace')
  assert.deepEqual([refused.status, /another one than when it was made/u.test(refused.output)], [1, true])
})

const isOfDrill = (name: string) => name.startsWith('.fettle-drill-')

test('F19 a try that Ctrl-C ends leaves no data and no database that runs', async () => {
  const data = join(folder, 'stopped')
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  // As root the database runs as another user.
  for (const path of [folder, temporary]) chmodSync(path, 0o711)
  const settings = { FETTLE_DATA: data, FETTLE_BACKUP_TO: join(folder, 'kept-here'), TMPDIR: temporary }
  assert.equal((await fettleWith(settings, 'backup', 'now')).status, 0)
  const { child, ended } = startFettle(settings, 'backup', 'drill')
  await until('its database is made', () => readdirSync(temporary).some(isOfDrill))
  child.kill('SIGINT')
  assert.deepEqual(await ended, { status: 130, output: '' })
  assert.deepEqual([...readdirSync(temporary), ...readdirSync(data)].filter(isOfDrill), [])
  assert.deepEqual(
    allProcesses().filter(({ command }) => command.includes(temporary)),
    [],
  )
})

test('F19 a try that Ctrl-C ends in its download ends at once', async () => {
  const bucket = await startWebServer(() => () => undefined, { host: '127.0.0.1' })
  const data = join(folder, 'stopped-download')
  const settings = {
    FETTLE_DATA: data,
    FETTLE_BACKUP_TO: 's3://kept',
    AWS_ENDPOINT_URL_S3: bucket.origin,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }
  const { child, ended } = startFettle(settings, 'backup', 'drill', 'fettle-2026-11-29T00-00-00Z.tar.gz')
  await until('a part is asked for', () => bucket.requests.length > 0)
  child.kill('SIGINT')
  const late = wait(5_000, 'late', { ref: false })
  const first = await Promise.race([ended, late])
  child.kill('SIGKILL')
  await bucket.close()
  assert.deepEqual(first, { status: 130, output: '' })
  assert.deepEqual(readdirSync(data), [])
})
