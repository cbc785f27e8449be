import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface Measured {
  status: number | null
  seconds: number
  /** Highest sum of the memory of the process and all below it, MiB, pages that they share counted once (PSS); `null` without `/proc`. */
  peakMb: number | null
  output: string
}

export interface MeasureOptions {
  /** Leaves processes out of the memory (the browser, say) by their command line. */
  except?: RegExp
  env?: NodeJS.ProcessEnv
}

const EVERY_MS = 40

/** Runs a command and measures its wall time and the memory of its whole process tree. */
export function measure(
  command: string,
  args: readonly string[],
  options: MeasureOptions = {},
): Promise<Measured> {
  const started = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...options.env },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMb(child.pid ?? 0, options.except))
  }, EVERY_MS)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      clearInterval(timer)
      const seconds = (performance.now() - started) / 1_000
      resolve({
        status,
        seconds,
        peakMb: peak > 0 ? Math.round(peak) : null,
        output: Buffer.concat(chunks).toString(),
      })
    })
  })
}

interface Entry {
  pid: number
  parent: number
  mb: number
  command: string
}

/** Memory of a process and its descendants, each page divided among those that share it (PSS, as the kernel reckons it). */
function treeMb(root: number, except: RegExp | undefined): number {
  const entries = readProcesses()
  const inTree = new Set([root])
  for (let grown = true; grown; ) {
    const more = entries.filter(({ pid, parent }) => inTree.has(parent) && !inTree.has(pid))
    for (const { pid } of more) inTree.add(pid)
    grown = more.length > 0
  }
  return entries
    .filter(({ pid, command }) => inTree.has(pid) && !except?.test(command))
    .reduce((sum, { mb }) => sum + mb, 0)
}

function readProcesses(): Entry[] {
  return listProc().flatMap((name) => {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const field = (key: string): number =>
        Number(new RegExp(`^${key}:\\s+(\\d+)`, 'mu').exec(status)?.[1] ?? 0)
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
      return [{ pid: Number(name), parent: field('PPid'), mb: pssOf(name) / 1_024, command }]
    } catch {
      return [] // It ended while we read.
    }
  })
}

/** Kilobytes. */
const pssOf = (name: string): number =>
  Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1] ?? 0)

function listProc(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/u.test(name))
  } catch {
    return []
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
