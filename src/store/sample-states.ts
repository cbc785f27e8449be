import { eq } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { sampleStates } from './schema/connections.ts'

/** What an owner changed in the sample of a connection; `null`: nothing. */
export async function sampleStateOf(db: Queries, connectionId: string): Promise<unknown> {
  const [row] = await db
    .select({ state: sampleStates.state })
    .from(sampleStates)
    .where(eq(sampleStates.connectionId, connectionId))
  return row?.state ?? null
}

/** Keeps what an owner changed in a sample. The database refuses it for a live connection. */
export async function saveSampleState(db: Queries, connectionId: string, state: unknown): Promise<void> {
  await db
    .insert(sampleStates)
    .values({ connectionId, state })
    .onConflictDoUpdate({ target: sampleStates.connectionId, set: { state } })
}
