import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { processes } from './schema/processes.ts'

export type ProcessKind = 'web' | 'worker'

/** A process as it was when it last said that it runs. */
export interface SeenProcess {
  kind: ProcessKind
  pid: number
  version: string
  memoryBytes: number
  startedAt: Date
  seenAt: Date
  /** It said so within the last half minute. */
  alive: boolean
}

const ALIVE = sql<boolean>`${processes.seenAt} > now() - interval '30 seconds'`
/** A process that was killed is shown for a while as one that is gone. */
const FORGOTTEN = sql`now() - interval '10 minutes'`

/** Says that a process runs, by the database's clock. */
export async function beat(
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

/** Says that a process has ended as it should. */
export async function leave(db: Database, id: string): Promise<void> {
  await db.delete(processes).where(eq(processes.id, id))
}

/** Every process seen in the last minutes, the newest first. */
export const seenProcesses = (db: Database): Promise<SeenProcess[]> =>
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
