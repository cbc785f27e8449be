import { existsSync } from 'node:fs'
import { browserProcesses } from './browser-processes.ts'
import { memoryShares, systemProcesses } from './system-processes.ts'

/** Bytes that all processes of one browser hold now; what they read from files counts once. 0 without Linux's `/proc`, or when it has ended. */
export function heldBytes(root: number): number {
  if (!existsSync('/proc/self/stat')) return 0
  const shares = browserProcesses(root).update(systemProcesses()).map(memoryShares)
  const files = Math.max(0, ...shares.map((share) => share.files))
  return shares.reduce((sum, { own }) => sum + own, files)
}
