import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { secondsOfChildren } from '../../scripts/record-time.ts'

export interface Measured {
  status: number | null
  seconds: number
  /** Processor time of the command and of the processes below it, in seconds; 0 where the system does not tell. */
  processor: number
  /** Highest memory of the process and its descendants in MiB, with shared pages counted once (PSS); `null` without `/proc`. */
  peakMib: number | null
  output: string
}

export interface MeasureOptions {
  /** Excludes processes by their command line, such as the browser. */
  except?: RegExp
  env?: NodeJS.ProcessEnv
  /** `false`: only time is measured. Reading the memory of a process tree takes processor time from it. */
  memory?: boolean
}

/** Ticks in a second, as `/proc/<pid>/stat` counts (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html). */
const TICKS = 100
const EVERY_MS = 200

/** Runs a command and measures its wall time, and processor time and memory of its whole process tree; one command at a time. */
export function measure(
  command: string,
  args: readonly string[],
  options: MeasureOptions = {},
): Promise<Measured> {
  const started = performance.now()
  const before = secondsOfChildren()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...options.env },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  let peak = 0
  const timer = setInterval(() => {
    if (options.memory === false) return
    peak = Math.max(peak, treeMib(child.pid ?? 0, options.except))
  }, EVERY_MS)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1_000
      resolve({
        status,
        seconds,
        processor: secondsOfChildren() - before,
        peakMib: peak > 0 ? Math.round(peak) : null,
        output: Buffer.concat(chunks).toString(),
      })
    })
  })
}

/** Memory of a process and its descendants, with shared pages divided among their processes (PSS). */
const treeMib = (root: number, except: RegExp | undefined): number =>
  treeOf(root)
    .filter((pid) => !except?.test(read(pid, 'cmdline')))
    .reduce((sum, pid) => sum + pssOf(pid), 0) / 1_024

/** A process and its descendants; itself alone without `/proc`. */
export function treeOf(root: number): number[] {
  const parents = new Map(listProc().map((pid) => [pid, parentOf(pid)]))
  const tree = new Set([root])
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid)
  }
  return [...tree]
}

const parentOf = (pid: number): number => Number(/^PPid:\s+(\d+)/mu.exec(read(pid, 'status'))?.[1] ?? 0)

/** Memory of one process, MiB (PSS). */
export const pssMib = (pid: number): number => pssOf(pid) / 1_024

/** Kilobytes. */
const pssOf = (pid: number): number => Number(/^Pss:\s+(\d+)/mu.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0)

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // It ended while we read.
  }
}

function listProc(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/u.test(name) ? [Number(name)] : []))
  } catch {
    return []
  }
}

/** Processor time of a process so far, user and system. */
export function cpuSeconds(pid: number): number {
  const stat = read(pid, 'stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Milliseconds that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The middle value; of two in the middle, what lies between them. 0 of none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
