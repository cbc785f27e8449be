import { readdirSync, readFileSync } from 'node:fs'

/** A process of Linux. `started` tells processes with the same number apart. */
export interface SystemProcess {
  pid: number
  parent: number
  group: number
  started: string
  /** Bytes in memory; shared ones count in full. */
  residentBytes: number
}

/** As on every Linux that Node runs on. */
const PAGE_BYTES = 4_096
const KIBIBYTE = 1_024

/** Every running process of this machine. */
export function systemProcesses(): SystemProcess[] {
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/u.test(name) ? (readProcess(Number(name)) ?? []) : [],
  )
}

/**
 * Reads https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: 3 state, 4 parent, 5 group, 22 start time, 24 resident pages; the name in
 * brackets may hold any characters. `null`: it has ended.
 */
function readProcess(pid: number): SystemProcess | null {
  const stat = read(pid, 'stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = 'X', parent, group] = fields
  if (state === 'Z' || state === 'X') return null
  return {
    pid,
    parent: Number(parent),
    group: Number(group),
    started: fields[19] ?? '',
    residentBytes: Number(fields[21]) * PAGE_BYTES,
  }
}

/**
 * Bytes of a process with its share of shared memory (`Pss` of https://man7.org/linux/man-pages/man5/proc_pid_smaps_rollup.5.html). `null` where
 * the system does not say. It takes the kernel some milliseconds for a large process, `residentBytes` takes none.
 */
export function ownBytes(pid: number): number | null {
  const found = /^Pss:\s+(\d+) kB/mu.exec(read(pid, 'smaps_rollup'))?.[1]
  return found === undefined ? null : Number(found) * KIBIBYTE
}

/** Empty for a process that has ended, or that we may not read. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has ended, or we may not read it.
    return ''
  }
}
