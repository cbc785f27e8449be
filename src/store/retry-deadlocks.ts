import { DatabaseError } from 'pg'
import type { Database, Queries } from './database.ts'

/** PostgreSQL's `deadlock_detected` (Appendix A, Error Codes): another transaction goes on, and this one is to be tried again. */
const DEADLOCK = '40P01'
const MOST_TRIES = 5

/** A transaction that is tried again where PostgreSQL ended it in favour of another one. `work` may run several times. */
export async function retryDeadlocks<Result>(
  db: Database,
  work: (tx: Queries) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!isDeadlock(error) || tries === MOST_TRIES) throw error
    }
  }
}

/** Whether PostgreSQL ended a transaction in favour of another one. Drizzle wraps what the driver throws. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === DEADLOCK
