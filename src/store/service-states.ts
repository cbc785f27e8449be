import { eq } from 'drizzle-orm'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { Queries } from './database.ts'
import { serviceStates } from './schema/connections.ts'

export type ServiceState = Omit<typeof serviceStates.$inferSelect, 'service'>

const NEVER_ASKED: ServiceState = { workedAt: null, failure: null, failedAt: null, blockedUntil: null }

/** How a service is doing. */
export async function serviceStateOf(db: Queries, service: string): Promise<ServiceState> {
  const [row] = await db.select().from(serviceStates).where(eq(serviceStates.service, service))
  return row ?? NEVER_ASKED
}

/** Notes what a service has just answered. `failure`: `null` for a result. */
export async function noteServiceState(
  db: Queries,
  service: string,
  { failure, at }: { failure: ConnectionFailure | null; at: Date },
): Promise<void> {
  // A failure that names no time leaves an earlier pause: requests that were sent before it end after it.
  const blocked = failure?.retryAt === undefined ? {} : { blockedUntil: new Date(failure.retryAt) }
  const state = failure
    ? { failure, failedAt: at, ...blocked }
    : { workedAt: at, failure: null, failedAt: null, blockedUntil: null }
  await db
    .insert(serviceStates)
    .values({ service, ...state })
    .onConflictDoUpdate({ target: serviceStates.service, set: state })
}

/** Lets a service be asked again at once: its settings were changed. */
export async function forgetServiceState(db: Queries, service: string): Promise<void> {
  await db.delete(serviceStates).where(eq(serviceStates.service, service))
}
