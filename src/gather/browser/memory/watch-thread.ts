import { writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { z } from 'zod'
import { killGroup } from '../groups.ts'
import { makeGroup } from './cgroup.ts'
import { familyOf } from './family.ts'
import { ownBytes, type ProcessSeen, processesSeen } from './processes.ts'
import { MEBIBYTE, OVER, PEAK, STOP } from './shared.ts'

// Watches the memory of one browser in a thread of its own, so that nothing else that the process does makes it look late; ends
// the whole browser when it holds more than it may.

/** Looked at least so often. */
const SELDOM_MS = 250
const OFTEN_MS = 10
/**
 * No page was seen to fill memory faster (two processors, the kernel clearing huge pages): the next look comes before the cap can be
 * reached. Bytes in a millisecond.
 */
const FASTEST = 4_000_000
/** What a page takes between two looks and until it has ended (90 MiB measured on a busy machine): it is stopped so much below its cap. */
const HEADROOM = 96 * MEBIBYTE
/** A process may have begun another one while it was ended. */
const KILL_ROUNDS = 5
/** Far above what others have: when the machine itself runs out, the kernel takes the browser first (0 to 1,000; proc_pid_oom_score_adj(5)). */
const FIRST_TO_GO = '900'

const { root, capBytes, state } = z
  .object({ root: z.number(), capBytes: z.number(), state: z.instanceof(Int32Array) })
  .parse(workerData)

const limit = capBytes - HEADROOM
const family = familyOf(root)
/** The kernel's own limit, where there is one: it also counts what no process shows, and lets nobody run ahead of us. */
const group = makeGroup(capBytes)
const offered = new Set<number>()

function offerToKernel({ pid }: ProcessSeen): void {
  if (offered.has(pid)) return
  offered.add(pid)
  try {
    group?.take(pid)
    writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST_TO_GO)
  } catch {
    // It has gone already, or the sandbox has made it unreachable: the cap holds without it.
  }
}

/** Bytes of the whole family. Counting what is shared once is dear, so it is only done where the difference matters. */
function held(members: readonly ProcessSeen[]): number {
  const resident = members.reduce((sum, { residentBytes }) => sum + residentBytes, 0)
  if (resident <= limit) return resident
  return members.reduce((sum, { pid, residentBytes }) => sum + (ownBytes(pid) ?? residentBytes), 0)
}

function endAll(): void {
  for (let round = 0; round < KILL_ROUNDS; round += 1) {
    const members = family.among(processesSeen())
    if (members.length === 0) return
    killGroup(root)
    for (const { pid } of members) endOne(pid)
  }
}

function endOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has gone with its group.
  }
}

for (;;) {
  const members = family.among(processesSeen())
  if (members.length === 0) break
  members.forEach(offerToKernel)
  const bytes = held(members)
  Atomics.store(state, PEAK, Math.max(Atomics.load(state, PEAK), Math.ceil(bytes / MEBIBYTE)))
  if (bytes > limit) {
    Atomics.store(state, OVER, 1)
    endAll()
    break
  }
  const pause = Math.min(SELDOM_MS, Math.max(OFTEN_MS, (limit - bytes) / FASTEST))
  if (Atomics.wait(state, STOP, 0, pause) !== 'timed-out') break
}
if (group?.wasHungry()) Atomics.store(state, OVER, 1)
group?.remove()
