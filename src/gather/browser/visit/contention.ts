import { readdir, readFile } from 'node:fs/promises'

/** Processor time of one process' main thread, in nanoseconds: used, and waited for while it was ready to run. */
export interface ThreadTime {
  ran: number
  waited: number
}

/** Processor times of the machine at a moment, from which contention is computed. */
export interface MachineTime {
  /** The main threads of the page processes, by process number; empty where the system does not say. */
  pages: ReadonlyMap<number, ThreadTime>
  /** Processor time of the whole machine, in nanoseconds. */
  busy: number
  /** Processor time of the browser, with its ended processes, and of the process that drives it. */
  own: number
}

/** `/proc/<pid>/schedstat`: time on the processor, time in the run queue, time slices (Documentation/scheduler/sched-stats.rst). */
const SCHEDSTAT = /^(\d+) (\d+) \d+/u
const RENDERER = '--type=renderer'
/** Nanoseconds in one tick of `/proc` (`USER_HZ`, 100 a second on every Linux that Node runs on). */
const TICK = 10_000_000

/** The times of the machine, of the browser whose first process is `root`, and of its pages. */
export async function machineTime(root: number): Promise<MachineTime> {
  // Only Linux has this; elsewhere nothing is known.
  const names = await readdir('/proc').catch(() => [])
  const all = await Promise.all(names.filter((name) => /^\d+$/u.test(name)).map(readProcess))
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const below = all.filter(({ pid }) => isBelow(pid, root, parents))
  const pages = new Map<number, ThreadTime>()
  for (const { pid } of below) {
    if (!(await textOf(pid, 'cmdline')).includes(RENDERER)) continue
    const [, ran, waited] = SCHEDSTAT.exec(await textOf(pid, 'schedstat')) ?? []
    if (ran && waited) pages.set(pid, { ran: Number(ran), waited: Number(waited) })
  }
  const own = [...below, ...all.filter(({ pid }) => pid === process.pid)]
  return {
    pages,
    // Only Linux has this.
    busy: busyIn(await readFile('/proc/stat', 'utf8').catch(() => '')),
    own: own.reduce((sum, { used }) => sum + used, 0),
  }
}

/** Busy time in `/proc/stat`: user, nice, system, irq, softirq and steal of its first line (proc_stat(5)). */
function busyIn(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    /^cpu +([\d ]+)/u.exec(stat)?.[1]?.split(' ').map(Number) ?? []
  return (user + nice + system + irq + softirq + steal) * TICK
}

/**
 * A process, its parent, and the processor time that it and its ended children have used: 4 and 14 to 17 of `/proc/<pid>/stat`, whose name in
 * brackets may hold any characters.
 */
async function readProcess(name: string): Promise<{ pid: number; parent: number; used: number }> {
  const stat = await textOf(Number(name), 'stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const used = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) * TICK
  return { pid: Number(name), parent: Number(fields[1] ?? 0), used }
}

function isBelow(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true
  return false
}

/** Empty for a process that has ended. */
const textOf = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')

/**
 * The scan has work of its own beside a page: the crawl, and reading Lighthouse's trace. On a quiet machine with two processors pages waited up to
 * this factor for it, with the same scores as by Lighthouse alone; only a larger factor counts.
 */
const OWN_WORK = 1.6

/** With less work than this (50 ms) nothing can be said about the machine. */
const LEAST_RAN = 50_000_000

/**
 * The factor by which the busiest page process took longer than without other work on the machine: 1 on an idle one, 2 where it waited for others
 * as long as it ran. It also waits for the browser's own processes, on an idle machine too, so only the share of its wait counts that other
 * processes used the processor, and of that only what the scan's own work does not explain. `null` where nothing is known.
 */
export function contentionBetween(before: MachineTime, after: MachineTime): number | null {
  const spent = [...after.pages].map(([pid, { ran, waited }]) => {
    const earlier = before.pages.get(pid) ?? { ran: 0, waited: 0 }
    return { ran: ran - earlier.ran, waited: waited - earlier.waited }
  })
  const [busiest] = spent.toSorted((a, b) => b.ran - a.ran)
  if (!busiest || busiest.ran < LEAST_RAN) return null
  const busy = after.busy - before.busy
  const others = Math.max(0, busy - (after.own - before.own))
  const beside = Math.max(others, busy - busiest.ran)
  const share = beside > 0 ? others / beside : 0
  return Math.max(1, (busiest.ran + busiest.waited * share) / busiest.ran / OWN_WORK)
}
