import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, openCluster, urlOf } from '#store/embedded/cluster.ts'
import { runningPostmaster, runPostmaster, stopPostmaster } from '#store/embedded/postmaster.ts'
import { databaseTemplate, FAST, keptTemplate } from './database-template.ts'
import { isSharing } from './sharing.ts'
import { withLock } from '../../scripts/with-lock.ts'

/** This process' use of the server that all test files share: while its connection is open, nobody stops the server. */
interface Stay {
  urlOf: (database: string) => string
  client: Client
  /** Whether the open connection keeps this process from ending. */
  hold: (holds: boolean) => void
  leave: () => Promise<void>
}

let stay: Promise<Stay> | null = null
let open = 0

export interface TestDatabase {
  url: string
  close(): Promise<void>
}

/**
 * A new PostgreSQL database with the project's tables, on a real server. Close it: the last one stops the server, or in a run of many files
 * {@link stopTestServer}.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const here = await enter()
  const { client, urlOf: addressOf } = here
  const name = `test_${process.pid}_${randomUUID().replaceAll('-', '')}`
  // Copies files, which takes less processor time than writing each page to the log of changes.
  await client.query(`CREATE DATABASE ${name} TEMPLATE fettle STRATEGY FILE_COPY`)
  let isOpen = true
  return {
    url: addressOf(name),
    async close() {
      if (!isOpen) return
      isOpen = false
      await othersLeft(client, name)
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
      open -= 1
      if (open > 0) return
      if (isSharing()) here.hold(false)
      else await leave()
    },
  }
}

async function enter(): Promise<Stay> {
  open += 1
  stay ??= arrive()
  const arriving = stay
  try {
    const here = await arriving
    here.hold(true)
    return here
  } catch (error) {
    // The next file tries anew.
    if (stay === arriving) stay = null
    open -= 1
    throw error
  }
}

const LEAVING_MS = 300

/** A connection that was just closed ends at the server a moment later; dropped before, it would report an error that nobody handles. */
async function othersLeft(client: Client, name: string): Promise<void> {
  const until = performance.now() + LEAVING_MS
  while (performance.now() < until) {
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
    if (rowCount === 0) return
    await pause(5)
  }
  const { rows } = await client.query<{ query: string }>(
    'SELECT query FROM pg_stat_activity WHERE datname = $1',
    [name],
  )
  if (rows.length === 0) return
  const last = rows.map(({ query }) => query.slice(0, 80)).join('; ')
  process.stderr.write(
    `${process.argv[1] ?? ''}: a connection to a test's database was still open ${LEAVING_MS} ms after the test; its last statement: ${last}\n`,
  )
}

/** Address of a server to use in place of the embedded one (`npm run try:postgres`); its database `fettle` has the project's tables. */
const OTHER_SERVER = process.env['TEST_DATABASE_SERVER']

async function arrive(): Promise<Stay> {
  if (OTHER_SERVER !== undefined) {
    const client = new Client({ connectionString: databaseOn(OTHER_SERVER, 'postgres') })
    await client.connect()
    return {
      urlOf: (name) => databaseOn(OTHER_SERVER, name),
      client,
      hold: holdOf(client),
      leave: () => client.end(),
    }
  }
  const folder = await databaseTemplate()
  return withLock(folder, async () => {
    const cluster = await openCluster(folder)
    const { socketFolder } = await runPostmaster(cluster, FAST)
    const here = { ...cluster, socketFolder }
    const client = new Client({ connectionString: urlOf(here, 'postgres') })
    await client.connect()
    await sweep(client)
    return {
      urlOf: (name) => urlOf(here, name),
      client,
      hold: holdOf(client),
      leave: () => withLock(folder, () => leaveEmbedded(here, client)),
    }
  })
}

/** The types of `pg` lack these two. */
interface Held {
  ref(): void
  unref(): void
}

function holdOf(client: Client): Stay['hold'] {
  const held: Held = Object(client)
  return (holds) => (holds ? held.ref() : held.unref())
}

/** Stops the server after a run of many files, unless another one still uses it. */
export async function stopTestServer(): Promise<void> {
  const folder = keptTemplate()
  if (OTHER_SERVER !== undefined || folder === null) return
  await withLock(folder, async () => {
    const cluster = await openCluster(folder)
    const running = await runningPostmaster(cluster.data)
    if (!running) return
    const here = { ...cluster, socketFolder: running.socketFolder }
    const client = new Client({ connectionString: urlOf(here, 'postgres') })
    await client.connect()
    await leaveEmbedded(here, client)
  })
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function leave(): Promise<void> {
  const left = stay
  // Who comes meanwhile arrives anew.
  stay = null
  await (await left)?.leave()
}

async function leaveEmbedded(cluster: Cluster, client: Client): Promise<void> {
  const others = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
  )
  await client.end()
  if (others.rowCount === 0) await stopPostmaster(cluster)
}

/** Drops databases of test files that were killed before they could close them. */
async function sweep(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    String.raw`SELECT datname FROM pg_database WHERE datname LIKE 'test\_%'`,
  )
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split('_')[1]))) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
