import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux reports it. `started` distinguishes a process id that was used again. */
export interface Process extends Kin {
  command: string
}

/** A process without its command line, which is read of those alone that matter: a machine has hundreds of processes. */
interface Kin {
  pid: number
  parent: number
  started: string
}

/** Every running process of this machine. */
export const allProcesses = (): Process[] => allKin().flatMap(withCommand)

const allKin = (): Kin[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readKin(Number(name)) ?? [])

/** A process and all its descendants, itself first. */
export const family = (pid: number): Process[] => familyIn(allKin(), pid).flatMap(withCommand)

/** The same among these processes. */
export function familyIn<K extends Kin>(all: readonly K[], pid: number): K[] {
  const found = all.filter((one) => one.pid === pid)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found
}

/** Those that still run. */
export const stillAlive = (processes: readonly Process[]): Process[] =>
  processes.filter(({ pid, started }) => readKin(pid)?.started === started)

/** Whether a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

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
function readKin(pid: number): Kin | null {
  const stat = read(pid, 'stat')
  const [state = 'X', parent, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  if (state === 'Z' || state === 'X') return null
  return { pid, parent: Number(parent), started: rest[17] ?? '' }
}

/** Nothing for a process that has ended. */
function withCommand(kin: Kin): Process[] {
  const command = read(kin.pid, 'cmdline')?.replaceAll('\0', ' ').trim()
  return command === undefined ? [] : [{ ...kin, command }]
}

/** `null` for a process that has ended. */
function read(pid: number, file: 'stat' | 'cmdline'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}
