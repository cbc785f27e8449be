import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, openCluster, urlOf } from '#store/embedded/cluster.ts'
import { runPostmaster, stopPostmaster } from '#store/embedded/postmaster.ts'
import { databaseTemplate, FAST } from './database-template.ts'
import { withLock } from '../../scripts/with-lock.ts'

/** This file's use of the server that all test files share: while its connection is open, nobody stops the server. */
interface Stay {
  urlOf: (database: string) => string
  client: Client
  leave: () => Promise<void>
}

let stay: Promise<Stay> | null = null
let open = 0

export interface TestDatabase {
  url: string
  close(): Promise<void>
}

/** A new PostgreSQL database with the project's tables, on a real server. Close it: the last one stops the server. */
export async function testDatabase(): Promise<TestDatabase> {
  open += 1
  stay ??= arrive()
  const { client, urlOf: addressOf } = await stay
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
      if (open === 0) await leave()
    },
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
}

/** Address of a server to use in place of the embedded one (`npm run try:postgres`); its database `fettle` has the project's tables. */
const OTHER_SERVER = process.env['TEST_DATABASE_SERVER']

async function arrive(): Promise<Stay> {
  if (OTHER_SERVER !== undefined) {
    const client = new Client({ connectionString: databaseOn(OTHER_SERVER, 'postgres') })
    await client.connect()
    return { urlOf: (name) => databaseOn(OTHER_SERVER, name), client, leave: () => client.end() }
  }
  const folder = await databaseTemplate()
  return withLock(folder, async () => {
    const cluster = await openCluster(folder)
    const { socketFolder } = await runPostmaster(cluster, FAST)
    const here = { ...cluster, socketFolder }
    const client = new Client({ connectionString: urlOf(here, 'postgres') })
    await client.connect()
    await sweep(client)
    return { urlOf: (name) => urlOf(here, name), client, leave: () => leaveEmbedded(folder, here, client) }
  })
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function leave(): Promise<void> {
  const left = await stay
  stay = null
  await left?.leave()
}

async function leaveEmbedded(folder: string, cluster: Cluster, client: Client): Promise<void> {
  await withLock(folder, async () => {
    const others = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    )
    await client.end()
    if (others.rowCount === 0) await stopPostmaster(cluster)
  })
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
