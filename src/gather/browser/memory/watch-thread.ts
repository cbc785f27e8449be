import { writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { killGroup } from '../groups.ts'
import { makeGroup } from './cgroup.ts'
import { browserProcesses } from './browser-processes.ts'
import { memoryShares, proportionalBytes, type SystemProcess, systemProcesses } from './system-processes.ts'
import { MEBIBYTE, OVER, PEAK, STOP } from './shared-state.ts'

// Watches the memory of one browser in its own thread, so that no other work of the process delays it; kills the whole browser when it uses
// more than the cap.

/** Longest and shortest pause between two measurements. */
const LONGEST_PAUSE_MS = 250
const SHORTEST_PAUSE_MS = 10
/**
 * Bytes per millisecond. No page was seen to fill memory faster (two processors, the kernel clearing huge pages), so the next measurement comes
 * before the cap can be reached.
 */
const FASTEST_GROWTH = 4_000_000
/** A page is stopped this much below its cap, because it takes more until it has ended (123 MiB measured on a very busy machine). */
const HEADROOM = 128 * MEBIBYTE
/** A process may start another one while it is killed. */
const KILL_ROUNDS = 5
/** Far above the score of other processes: when the machine runs out of memory, the kernel kills the browser first (0 to 1,000; proc_pid_oom_score_adj(5)). */
const OOM_SCORE = '900'

const { root, capBytes, state } = z
  .object({ root: z.number(), capBytes: z.number(), state: z.instanceof(Int32Array) })
  .parse(workerData)

const limit = capBytes - HEADROOM
const processes = browserProcesses(root)
/** The kernel's limit, where there is one: it also counts memory that no process shows, and reacts at once. */
const group = makeGroup(capBytes)
const limited = new Set<number>()

function limitByKernel({ pid }: SystemProcess): void {
  if (limited.has(pid)) return
  limited.add(pid)
  try {
    group?.add(pid)
    writeFileSync(`/proc/${pid}/oom_score_adj`, OOM_SCORE)
  } catch {
    // It has ended, or the sandbox protects it: the cap holds without it.
  }
}

/**
 * Bytes of all processes; what they read from files counts once. Memory that two of them share counts twice at first, and once near the limit,
 * because that is slow to count: up to 60 ms, for which the processes are stopped, so that they take no more meanwhile.
 */
function memoryOf(members: readonly SystemProcess[]): number {
  const resident = members.reduce((sum, { residentBytes }) => sum + residentBytes, 0)
  if (resident <= limit / 2) return resident
  const shares = members.map((member) => ({ pid: member.pid, ...memoryShares(member) }))
  const files = Math.max(0, ...shares.map((share) => share.files))
  const bytes = shares.reduce((sum, { own }) => sum + own, files)
  if (bytes <= limit) return bytes
  signalAll(members, 'SIGSTOP')
  const counted = shares.map(({ pid, own }) => ({ own, proportional: proportionalBytes(pid) }))
  const filesOfOthers = counted.some(({ proportional }) => proportional === null) ? files : 0
  const sum = counted.reduce((all, { own, proportional }) => all + (proportional ?? own), filesOfOthers)
  if (sum <= limit) signalAll(members, 'SIGCONT')
  return sum
}

function endAll(): void {
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const members = processes.update(systemProcesses())
    if (members.length === 0) return
    killGroup(root)
    signalAll(members, 'SIGKILL')
  }
}

function signalAll(members: readonly SystemProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of members) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

for (;;) {
  const members = processes.update(systemProcesses())
  if (members.length === 0) break
  members.forEach(limitByKernel)
  const bytes = memoryOf(members)
  Atomics.store(state, PEAK, Math.max(Atomics.load(state, PEAK), Math.ceil(bytes / MEBIBYTE)))
  if (bytes > limit) {
    Atomics.store(state, OVER, 1)
    endAll()
    break
  }
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, (limit - bytes) / FASTEST_GROWTH))
  if (Atomics.wait(state, STOP, 0, pause) !== 'timed-out') break
}
if (group?.ranOutOfMemory()) Atomics.store(state, OVER, 1)
group?.remove()
