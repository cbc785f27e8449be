import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { z } from 'zod'
import { startPostgresStandIn } from '#support/postgres-stand-in.ts'
import { openDatabase } from './open-database.ts'
import { StartRefused } from './start-refused.ts'

const HOLDER = join(import.meta.dirname, '../../tests/support/hold-database.ts')
const NOBODY = 65_534

let folder: string
let dataFolder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-open-'))
  chmodSync(folder, 0o755)
  dataFolder = join(folder, 'data')
})
after(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openDatabase({ dataFolder, databaseUrl: null })

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const answerShape = z.object({ url: z.string(), refused: z.string() }).partial()

/** Starts another Fettle on this folder, and returns the database's address, or the reason why it refuses to start. */
async function another(
  place = dataFolder,
  options = {},
): Promise<{ child: ChildProcess; url: string; refused: string }> {
  const child = fork(HOLDER, [place], options)
  const [message] = await once(child, 'message')
  const { url = '', refused = '' } = answerShape.parse(message)
  return { child, url, refused }
}

async function gone(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

const postmasterPid = (): number =>
  Number(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

test('a database is created once, only we may open it, it syncs to disk and keeps its rows', async () => {
  const first = await open()
  await ask(first.url, 'CREATE TABLE kept (n int)')
  assert.deepEqual(await ask(first.url, 'SHOW fsync'), [{ fsync: 'on' }])
  assert.deepEqual(await ask(first.url, 'SHOW listen_addresses'), [{ listen_addresses: '' }])
  assert.deepEqual(await ask(first.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user'), [
    { rolsuper: false },
  ])
  await assert.rejects(ask(first.url.replace(/:[^:@]+@/u, ':guess@'), 'SELECT 1'), /password/u)
  await assert.rejects(ask(first.url.replace('fettle:', 'postgres:'), 'SELECT 1'), /pg_hba/u)
  assert.equal(statSync(join(dataFolder, 'postgres/password')).mode & 0o777, 0o600)
  await first.stop()
  await assert.rejects(ask(first.url, 'SELECT 1'), { code: 'ENOENT' })

  const second = await open()
  assert.deepEqual(await ask(second.url, 'SELECT count(*)::int FROM kept'), [{ count: 0 }])
  await second.stop()
})

test('F02 a database that still runs after its Fettle was killed is taken over within 5 s, with every committed row', async () => {
  const { child, url } = await another()
  const writer = new Client({ connectionString: url })
  writer.on('error', () => undefined)
  await writer.connect()
  for (let n = 1; n <= 50; n += 1) await writer.query('INSERT INTO kept VALUES ($1)', [n])
  const before = postmasterPid()
  child.kill('SIGKILL')
  await gone(child)
  const from = performance.now()
  const adopted = await open()
  assert.ok(performance.now() - from < 5_000)
  assert.equal(postmasterPid(), before)
  assert.deepEqual(await ask(adopted.url, 'SELECT count(*)::int FROM kept'), [{ count: 50 }])
  await writer.end()
  await adopted.stop()
  await assert.rejects(ask(adopted.url, 'SELECT 1'), { code: 'ENOENT' })
})

test('a process that holds a database for a test leaves none running where the test has ended during its start', async () => {
  const child = fork(HOLDER, [dataFolder])
  child.disconnect()
  assert.equal(await gone(child), 0)
  assert.throws(postmasterPid, { code: 'ENOENT' })
})

test('F06 a killed database is restarted without a lost row', async () => {
  const database = await open()
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  const deadline = performance.now() + 10_000
  const back = async (): Promise<unknown[]> =>
    ask(database.url, 'SELECT count(*)::int FROM kept').catch((error: unknown) => {
      if (performance.now() > deadline) throw error
      return back()
    })
  assert.deepEqual(await back(), [{ count: 50 }])
  await database.stop()
})

test('F07 a second Fettle on the same folder exits with 1 within 2 s, naming the first, which goes on', async () => {
  const first = await another()
  const from = performance.now()
  const second = await another()
  const status = await gone(second.child)
  assert.ok(performance.now() - from < 2_000)
  assert.equal(status, 1)
  assert.match(second.refused, new RegExp(`already in use by process ${first.child.pid}\\b`, 'u'))
  rmSync(join(dataFolder, 'fettle.pid'))
  const third = await another()
  assert.equal(await gone(third.child), 1)
  assert.match(third.refused, /already in use by another process\./u)
  assert.deepEqual(await ask(first.url, 'SELECT count(*)::int FROM kept'), [{ count: 50 }])
  first.child.kill('SIGKILL')
  await gone(first.child)
  await (await open()).stop()
})

test("F07 a lock file with another program's process number does not prevent the start", async () => {
  const lock = join(dataFolder, 'postgres/cluster/postmaster.pid')
  writeFileSync(lock, `${process.pid}\n${dataFolder}/postgres/cluster\n1\n5432\n/nowhere\n\n\nready   \n`)
  chownSync(lock, statSync(join(dataFolder, 'postgres/cluster')).uid, -1)
  const database = await open()
  assert.deepEqual(await ask(database.url, 'SELECT count(*)::int FROM kept'), [{ count: 50 }])
  await database.stop()
})

test('F02 a database is taken over behind a link in the path of its data folder', async () => {
  mkdirSync(join(folder, 'disk'))
  symlinkSync(join(folder, 'disk'), join(folder, 'link'))
  dataFolder = join(folder, 'link/data')
  const { child } = await another()
  const before = postmasterPid()
  child.kill('SIGKILL')
  await gone(child)
  const adopted = await open()
  assert.equal(postmasterPid(), before)
  assert.deepEqual(await ask(adopted.url, 'SELECT 1 AS n'), [{ n: 1 }])
  await adopted.stop()
})

test('after a start that died while it created the database, the next one creates it again', async () => {
  dataFolder = join(folder, 'half-made')
  mkdirSync(join(dataFolder, 'postgres/cluster.new'), { recursive: true })
  writeFileSync(join(dataFolder, 'postgres/cluster.new/PG_VERSION'), '18\n')
  const database = await open()
  assert.deepEqual(await ask(database.url, 'SELECT 1 AS n'), [{ n: 1 }])
  await database.stop()
})

test('a data folder with a path too long for a socket works, and no socket folder is left elsewhere', async () => {
  dataFolder = join(folder, 'a-rather-long-name-of-a-folder'.repeat(4))
  const database = await open()
  const socket = new URL(database.url).searchParams.get('host') ?? ''
  assert.ok(!socket.startsWith(dataFolder))
  assert.deepEqual(await ask(database.url, 'SELECT 1 AS n'), [{ n: 1 }])
  await database.stop()
  assert.throws(() => statSync(socket), { code: 'ENOENT' })
})

test("as root, a data folder that the database's user cannot reach links to a folder that it can", async (t) => {
  if (process.getuid?.() !== 0) {
    t.skip('only root runs the database as somebody else')
    return
  }
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  dataFolder = join(closed, 'data')
  for (const start of ['first', 'second']) {
    const database = await open()
    assert.deepEqual(await ask(database.url, 'SELECT 1 AS n'), [{ n: 1 }], start)
    await database.stop()
  }
  const place = realpathSync(join(dataFolder, 'postgres'))
  assert.match(place, /^\/var\/lib\/fettle\/data-/u)
  rmSync(place, { recursive: true })
})

const refusals: [string, string, RegExp][] = [
  ['is a file', 'a-file', /a-file is not a folder/u],
  ['lies in a file', 'a-file/below', /cannot be written, because a part of its path is a file/u],
  ['lies in a folder that is not there', 'missing/below', /missing does not exist/u],
  [
    'is a link to a disk that is not mounted',
    'unmounted',
    /unmounted is a link to a folder that does not exist/u,
  ],
]
for (const [what, place, why] of refusals) {
  test(`F09 a data folder that ${what} is refused with the name of its setting and what to do`, async () => {
    writeFileSync(join(folder, 'a-file'), '')
    rmSync(join(folder, 'unmounted'), { force: true })
    symlinkSync('/nowhere/disk', join(folder, 'unmounted'))
    const opening = openDatabase({ dataFolder: join(folder, place), databaseUrl: null })
    await assert.rejects(opening, (error) => {
      assert.ok(error instanceof StartRefused)
      assert.match(error.message, why)
      assert.match(error.message, /^FETTLE_DATA: .*oint FETTLE_DATA at/u)
      return true
    })
  })
}

test('F09 a data folder of another user is refused', async () => {
  const isRoot = process.getuid?.() === 0
  const place = join(folder, 'of-another')
  mkdirSync(place, { mode: isRoot ? 0o755 : 0o500 })
  const { child, refused } = await another(place, isRoot ? { uid: NOBODY, gid: NOBODY } : {})
  assert.match(refused, /^FETTLE_DATA: .* belongs to another user\. Make it writable for user \d+/u)
  assert.equal(await gone(child), 1)
})

test('F09 database files of another PostgreSQL are refused and not changed', async () => {
  dataFolder = join(folder, 'half-made')
  const version = join(dataFolder, 'postgres/cluster/PG_VERSION')
  writeFileSync(version, '17\n')
  await assert.rejects(open(), /are of PostgreSQL 17, and this Fettle brings 18/u)
  assert.equal(readFileSync(version, 'utf8'), '17\n')
})

test('F09 database files without their version are said to be none, and files that cannot be read are not', async () => {
  dataFolder = join(folder, 'half-made')
  const version = join(dataFolder, 'postgres/cluster/PG_VERSION')
  rmSync(version)
  await assert.rejects(open(), (error) => {
    assert.ok(error instanceof StartRefused)
    assert.match(error.message, /^FETTLE_DATA: .*holds no database of PostgreSQL \(PG_VERSION is missing\)/u)
    return true
  })
  mkdirSync(version)
  await assert.rejects(open(), { code: 'EISDIR' })
})

test('F20 a DATABASE_URL where nothing answers is refused by name, without its password', async () => {
  const databaseUrl = 'postgresql://fettle:pass-word@127.0.0.1:1/fettle'
  await assert.rejects(openDatabase({ dataFolder: folder, databaseUrl }), (error) => {
    assert.ok(error instanceof StartRefused)
    assert.match(error.message, /^DATABASE_URL: .*ECONNREFUSED/u)
    assert.doesNotMatch(error.message, /pass-word/u)
    return true
  })
})

test('a fault in the options of DATABASE_URL is refused with the setting’s name, and nothing of the address', async () => {
  const databaseUrl = 'postgres://fettle:secret@127.0.0.1:1/fettle?sslrootcert=/nowhere/ca.pem'
  await assert.rejects(openDatabase({ dataFolder, databaseUrl }), (error: unknown) => {
    assert.ok(error instanceof StartRefused)
    assert.match(error.message, /^DATABASE_URL: /u)
    assert.doesNotMatch(error.message, /secret|127\.0\.0\.1/u)
    return true
  })
})

test('a database whose connection breaks at the first question is refused, and ends no process', async () => {
  const server = await startPostgresStandIn(() => 'break')
  await assert.rejects(openDatabase({ dataFolder: folder, databaseUrl: server.url }), (error) => {
    assert.ok(error instanceof StartRefused)
    assert.match(error.message, /^DATABASE_URL: the database there does not answer/u)
    return true
  })
  await server.close()
})
