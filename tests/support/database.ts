import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type Cluster, openCluster, urlOf } from '#store/embedded/cluster.ts'
import { runPostmaster, stopPostmaster } from '#store/embedded/postmaster.ts'
import { databaseTemplate, FAST } from './database-template.ts'
import { withLock } from './with-lock.ts'

/** This file's use of the server that all test files share: while its connection is open, nobody stops the server. */
interface Stay {
  folder: string
  cluster: Cluster
  client: Client
}

let stay: Promise<Stay> | null = null
let open = 0

/** A new PostgreSQL database with the project's tables, on a real server. Close it: the last one stops the server. */
export async function testDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  open += 1
  stay ??= arrive()
  const { client, cluster } = await stay
  const name = `test_${process.pid}_${randomUUID().replaceAll('-', '')}`
  // Copies files, which takes less processor time than writing each page to the log of changes.
  await client.query(`CREATE DATABASE ${name} TEMPLATE fettle STRATEGY FILE_COPY`)
  let isOpen = true
  return {
    url: urlOf(cluster, name),
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

async function arrive(): Promise<Stay> {
  const folder = await databaseTemplate()
  return withLock(folder, async () => {
    const cluster = await openCluster(folder)
    const { socketFolder } = await runPostmaster(cluster, FAST)
    const here = { ...cluster, socketFolder }
    const client = new Client({ connectionString: urlOf(here, 'postgres') })
    await client.connect()
    await sweep(client)
    return { folder, cluster: here, client }
  })
}

async function leave(): Promise<void> {
  const left = await stay
  stay = null
  if (!left) return
  const { folder, cluster, client } = left
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
