import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase

/** The queries that a database and a transaction share. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>

const WAIT_MS = 5_000

/** Opens a pool of at most `most` connections; a query waits at most `waitMs` for a free one. */
export function openPool(
  url: string,
  most = 10,
  waitMs = WAIT_MS,
): { db: Database; pool: Pool; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: most, connectionTimeoutMillis: waitMs })
  // The pool replaces an idle connection that the server closed; without a listener the error would end the process.
  pool.on('error', () => undefined)
  // The same for one in use that waits between two statements: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
