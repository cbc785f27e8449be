import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

export type Database = NodePgDatabase

/** What both the database and one of its transactions can do. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>

/** Connections to PostgreSQL. `most` is how many at once; a call waits at most five seconds for a free one. */
export function openPool(url: string, most = 10): { db: Database; pool: Pool; close: () => Promise<void> } {
  const pool = new Pool({ connectionString: url, max: most, connectionTimeoutMillis: 5_000 })
  // A connection that the server ended while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
