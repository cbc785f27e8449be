import { readdir, readFile } from 'node:fs/promises'

/** Processor time of one process' main thread, in nanoseconds: used, and waited for while it was ready to run. */
export interface ThreadTime {
  ran: number
  waited: number
}

/** `/proc/<pid>/schedstat`: time on the processor, time in the run queue, time slices (Documentation/scheduler/sched-stats.rst). */
const SCHEDSTAT = /^(\d+) (\d+) \d+/u
/** In `/proc/<pid>/stat` the parent's number follows the state, behind the name in brackets. */
const PARENT = /\) \S (\d+)/u
const RENDERER = '--type=renderer'

/** The main threads of the page processes below `root`, by process number; empty where the system does not tell. */
export async function rendererTimes(root: number): Promise<Map<number, ThreadTime>> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/u.test(name)).map(Number)
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)))
  const below = pids.filter((pid) => isBelow(pid, root, parents))
  const times = new Map<number, ThreadTime>()
  for (const pid of below) {
    if (!(await textOf(pid, 'cmdline')).includes(RENDERER)) continue
    const [, ran, waited] = SCHEDSTAT.exec(await textOf(pid, 'schedstat')) ?? []
    if (ran && waited) times.set(pid, { ran: Number(ran), waited: Number(waited) })
  }
  return times
}

const parentOf = async (pid: number): Promise<number> =>
  Number(PARENT.exec(await textOf(pid, 'stat'))?.[1] ?? 0)

function isBelow(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true
  return false
}

/** A process that has just gone has nothing to tell. */
const textOf = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')

/** Less than this much work tells nothing about the machine (50 ms). */
const LEAST_RAN = 50_000_000

/**
 * How many times longer the busiest page process took than it would have alone: 1 on an idle machine, 2 where it waited for a
 * processor as long as it had one. `null` where nothing is known.
 */
export function contentionBetween(
  before: ReadonlyMap<number, ThreadTime>,
  after: ReadonlyMap<number, ThreadTime>,
): number | null {
  const spent = [...after].map(([pid, { ran, waited }]) => {
    const earlier = before.get(pid) ?? { ran: 0, waited: 0 }
    return { ran: ran - earlier.ran, waited: waited - earlier.waited }
  })
  const [busiest] = spent.toSorted((a, b) => b.ran - a.ran)
  if (!busiest || busiest.ran < LEAST_RAN) return null
  return (busiest.ran + busiest.waited) / busiest.ran
}
