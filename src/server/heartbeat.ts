import { randomUUID } from 'node:crypto'
import type { Database } from '#store/database.ts'
import { recordHeartbeat, removeProcess, type ProcessKind } from '#store/processes.ts'
import { repeatSign } from './repeat-sign.ts'
import { version } from './version.ts'

/**
 * Records in the database every ten seconds that this process runs, until it is stopped. While the database is down nobody could read it anyway.
 */
export function startHeartbeat(
  db: Database,
  kind: ProcessKind,
  onFault: (error: unknown, where: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const id = randomUUID()
  return repeatSign({
    show: () =>
      recordHeartbeat(db, {
        id,
        kind,
        pid: process.pid,
        version,
        memoryBytes: process.memoryUsage.rss(),
      }),
    remove: () => removeProcess(db, id),
    onFault: (error) => onFault(error, 'the heartbeat'),
  })
}
