import { type CanarySource, openCanary } from '#net/canary.ts'
import type { WorkerProcess } from '../worker-process.ts'

export interface ProbedBy {
  /** Whose packets count. */
  from: CanarySource
  /** What the operator may do when some arrive. */
  remedy: string
}

/**
 * Starts a worker that tries to reach the canary past the proxy. Throws when it did, and when that could not be found out; the worker is killed
 * then, with its browser.
 */
export async function startProbed(
  begin: (targets: readonly string[]) => Promise<WorkerProcess>,
  { from, remedy }: ProbedBy,
): Promise<WorkerProcess> {
  const canary = await openCanary(from)
  try {
    const worker = await begin(canary.targets)
    try {
      const hits = await canary.hits()
      if (hits === 0) return worker
      throw new Error(leaks(worker.version, hits, remedy))
    } catch (error) {
      worker.kill()
      throw error
    }
  } finally {
    canary.close()
  }
}

const leaks = (version: string, hits: number, remedy: string): string =>
  `${version} sends packets past the proxy (${hits} arrived when it was tried), so no page is shown in it. ${remedy}`
