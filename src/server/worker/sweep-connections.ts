import { DAY_MS } from '#core/time-units.ts'
import { sweepConnectionAttempts } from '#store/connection-attempts.ts'
import { sweepConnectionNumbers } from '#store/connection-reads.ts'
import type { Database } from '#store/database.ts'

/** Days for which one number a metric is kept. */
const NUMBER_DAYS = 400

/** Deletes attempts to connect that were begun more than a day ago, and numbers that are too old to be drawn. */
export async function sweepConnections(db: Database, at: Date): Promise<void> {
  await sweepConnectionAttempts(db, new Date(at.getTime() - DAY_MS))
  await sweepConnectionNumbers(db, new Date(at.getTime() - NUMBER_DAYS * DAY_MS).toISOString().slice(0, 10))
}
