import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { connections } from './schema/connections.ts'

interface NewSample {
  ownerId: string
  service: string
  account: { id: string; label: string }
  at: Date
}

/** Stores an owner's sample of a service, unless there is one. `false`: a real connection is there, and stays as it is. */
export async function saveSample(
  db: Database,
  { ownerId, service, account, at }: NewSample,
): Promise<boolean> {
  // A real connection has no other mode: the update finds no row then, and the statement returns none.
  const rows = await db
    .insert(connections)
    .values({
      ownerId,
      service,
      mode: 'sample',
      state: 'connected',
      connectedAt: at,
      accountId: account.id,
      accountLabel: account.label,
    })
    .onConflictDoUpdate({
      target: [connections.ownerId, connections.service],
      set: { service },
      setWhere: eq(connections.mode, 'sample'),
    })
    .returning({ id: connections.id })
  return rows.length > 0
}

/** Deletes an owner's sample of a service; results, numbers and changes in it go with it. A real connection stays. */
export async function removeSample(db: Database, ownerId: string, service: string): Promise<void> {
  await db
    .delete(connections)
    .where(
      and(eq(connections.ownerId, ownerId), eq(connections.service, service), eq(connections.mode, 'sample')),
    )
}
