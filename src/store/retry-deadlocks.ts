import { DatabaseError } from 'pg'
import type { Database, Queries } from './database.ts'

/** PostgreSQL's `deadlock_detected` (Appendix A, Error Codes): another transaction goes on, and this one is to be tried again. */
const DEADLOCK = '40P01'
/** `foreign_key_violation`: the row that another one names is not there. */
const MISSING_REFERENCE = '23503'
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

/** Whether PostgreSQL ended a transaction in favour of another one. */
export const isDeadlock = (error: unknown): boolean => hasCode(error, DEADLOCK)

/** Whether a row was refused because it names another one that is not there. */
export const isMissingReference = (error: unknown): boolean => hasCode(error, MISSING_REFERENCE)

/** Drizzle wraps what the driver throws. */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && error.cause instanceof DatabaseError && error.cause.code === code
