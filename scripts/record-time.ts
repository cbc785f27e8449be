import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Clock ticks per second in `/proc` (USER_HZ, https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
const TICKS = 100

/** Folder of what the processes of a test run took. */
export const timesFolder = (run: string): string => join(run, 'times')

/** Writes what this process took to the folder of a test run when it exits. */
export function recordTime(run: string): void {
  process.once('exit', () => {
    const { user, system } = process.cpuUsage()
    const own = {
      file: process.argv[1] ?? '',
      wall: performance.now() / 1_000,
      processor: (user + system) / 1e6 + secondsOfChildren(),
    }
    try {
      mkdirSync(timesFolder(run), { recursive: true })
      writeFileSync(join(timesFolder(run), `${process.pid}.json`), JSON.stringify(own))
    } catch {
      // A process that has become another user cannot write there: what it took is counted with its parent's children.
    }
  })
}

/** Processor time of processes that ended below this one, in seconds; 0 where the system does not tell. */
export function secondsOfChildren(): number {
  if (process.platform !== 'linux') return 0
  // The name of the program is in brackets, and may hold spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}
