import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { processes } from './schema/processes.ts'

export type ProcessKind = (typeof processes.$inferSelect)['kind']

/** A process at its last heartbeat. */
export interface RecentProcess {
  kind: ProcessKind
  pid: number
  version: string
  memoryBytes: number
  startedAt: Date
  seenAt: Date
  /** Whether there was a heartbeat within the last half minute. */
  alive: boolean
}

const ALIVE = sql<boolean>`${processes.seenAt} > now() - interval '30 seconds'`
/** A killed process is shown as ended for this time. */
const FORGOTTEN = sql`now() - interval '10 minutes'`

/** Records a heartbeat by the database's clock. */
export async function recordHeartbeat(
  db: Database,
  process: Pick<typeof processes.$inferInsert, 'id' | 'kind' | 'pid' | 'version' | 'memoryBytes'>,
): Promise<void> {
  await db
    .insert(processes)
    .values(process)
    .onConflictDoUpdate({
      target: processes.id,
      set: { memoryBytes: process.memoryBytes, seenAt: sql`now()` },
    })
  await db.delete(processes).where(lt(processes.seenAt, FORGOTTEN))
}

/** Removes a process that ended cleanly. */
export async function removeProcess(db: Database, id: string): Promise<void> {
  await db.delete(processes).where(eq(processes.id, id))
}

/** Every process of the last minutes, by kind, the newest of each first. */
export const recentProcesses = (db: Database): Promise<RecentProcess[]> =>
  db
    .select({
      kind: processes.kind,
      pid: processes.pid,
      version: processes.version,
      memoryBytes: processes.memoryBytes,
      startedAt: processes.startedAt,
      seenAt: processes.seenAt,
      alive: ALIVE,
    })
    .from(processes)
    .orderBy(processes.kind, desc(processes.startedAt))
