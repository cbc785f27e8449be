import assert from 'node:assert/strict'
import { availableParallelism, loadavg } from 'node:os'

/** Processor time of the work by which the machine's speed is measured. */
const SPIN_US = 100_000

/**
 * Asserts that something that began at `from` (of `performance.now`) took no longer than `ms` on an idle machine. A busy
 * one gets as much more as it now needs for a piece of work, or as processes waited for a core in the last minute.
 */
export function took(what: string, from: number, ms: number): void {
  const elapsed = performance.now() - from
  if (elapsed < ms) return
  const waiting = (loadavg()[0] ?? 0) / availableParallelism()
  const allowed = ms * Math.max(1, waiting, slowness())
  assert.ok(
    elapsed < allowed,
    `${what} after ${Math.round(elapsed)} ms; ${Math.round(allowed)} ms are allowed`,
  )
}

/** How much longer a piece of work takes than it would alone. */
function slowness(): number {
  const [began, before] = [performance.now(), process.cpuUsage()]
  const used = (): number => {
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  while (used() < SPIN_US);
  return ((performance.now() - began) * 1_000) / used()
}
