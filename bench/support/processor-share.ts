import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { treeOf } from './measure.ts'

/** Microseconds over which a share is counted. */
const PERIOD = 100_000
const V1 = '/sys/fs/cgroup/cpu'
const V2 = '/sys/fs/cgroup'

export interface ProcessorShare {
  /** Holds a process, its descendants and all that they start later to the share, together. */
  hold(pid: number): void
  /** Call it once the processes have ended. */
  remove(): Promise<void>
}

/**
 * A control group that gets this share of one processor at most: `cpu.cfs_quota_us` of the first version
 * (https://docs.kernel.org/scheduler/sched-bwc.html) or `cpu.max` of the second (https://docs.kernel.org/admin-guide/cgroup-v2.html). Throws
 * where the system lets us make none: it needs Linux, and root or a delegated group.
 */
export function makeShare(share: number): ProcessorShare {
  const quota = Math.round(share * PERIOD)
  const isV1 = existsSync(join(V1, 'cpu.cfs_quota_us'))
  const path = join(isV1 ? V1 : V2, `fettle-bench-${randomUUID()}`)
  if (!isV1) writeFileSync(join(V2, 'cgroup.subtree_control'), '+cpu')
  mkdirSync(path)
  if (isV1) writeFileSync(join(path, 'cpu.cfs_period_us'), String(PERIOD))
  writeFileSync(
    join(path, isV1 ? 'cpu.cfs_quota_us' : 'cpu.max'),
    isV1 ? String(quota) : `${quota} ${PERIOD}`,
  )
  return {
    hold: (pid) => {
      for (const each of treeOf(pid)) writeFileSync(join(path, 'cgroup.procs'), String(each))
    },
    remove: () => removed(path),
  }
}

/** A group can be removed once the last of its processes is gone, which takes a moment after they were ended. */
async function removed(path: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return rmdirSync(path)
    } catch {
      await wait(100)
    }
  }
  throw new Error(`${path} still holds processes`)
}
