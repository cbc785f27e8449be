import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux tells of it. `started` keeps a number that was given out again apart. */
export interface Process {
  pid: number
  parent: number
  started: string
  command: string
}

/** Every process of this machine that lives. */
export function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
}

/** A process and all that came of it, itself first. */
export function family(pid: number): Process[] {
  const all = allProcesses()
  const found = all.filter((one) => one.pid === pid)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found
}

/** Those of them that still live. */
export const stillAlive = (processes: readonly Process[]): Process[] =>
  processes.filter(({ pid, started }) => readProcess(pid)?.started === started)

/** Sends a signal to those that still live. */
export function signalAll(processes: readonly Process[], signal: NodeJS.Signals): void {
  for (const { pid } of stillAlive(processes)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Fields of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name in brackets may hold anything. `null`: gone. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), started: rest[17] ?? '', command }
  } catch {
    return null
  }
}
