import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux reports it. `started` distinguishes a process id that was used again. */
export interface Process {
  pid: number
  parent: number
  started: string
  command: string
}

/** Every running process of this machine. */
export function allProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
}

/** A process and all its descendants, itself first. */
export function family(pid: number): Process[] {
  const all = allProcesses()
  const found = all.filter((one) => one.pid === pid)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found
}

/** Those that still run. */
export const stillAlive = (processes: readonly Process[]): Process[] =>
  processes.filter(({ pid, started }) => readProcess(pid)?.started === started)

/** Sends a signal to those that still run. */
export function signalAll(processes: readonly Process[], signal: NodeJS.Signals): void {
  for (const { pid } of stillAlive(processes)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Fields of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name in brackets may contain anything. `null`: it has ended. */
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
