import { randomUUID } from 'node:crypto'
import type { Database } from '#store/database.ts'
import { recordHeartbeat, removeProcess, type ProcessKind } from '#store/processes.ts'
import { version } from './version.ts'

const EVERY_MS = 10_000

/**
 * Records every ten seconds that this process runs, until it is stopped. A failed record is reported and the next one tried: while the
 * database is down nobody could read it anyway.
 */
export async function startHeartbeat(
  db: Database,
  kind: ProcessKind,
  onFault: (error: unknown, where: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const id = randomUUID()
  const record = (): Promise<void> =>
    recordHeartbeat(db, {
      id,
      kind,
      pid: process.pid,
      version,
      memoryBytes: process.memoryUsage.rss(),
    }).catch((error: unknown) => onFault(error, 'the heartbeat'))
  await record()
  const timer = setInterval(() => void record(), EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await removeProcess(db, id).catch((error: unknown) => onFault(error, 'the heartbeat'))
    },
  }
}
