import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux tells of it. `started` keeps a number that was given out again apart. */
export interface ProcessSeen {
  pid: number
  parent: number
  group: number
  started: string
  /** Bytes in memory; what it shares with others counts in full. */
  residentBytes: number
}

/** As on every Linux that Node runs on. */
const PAGE_BYTES = 4_096
const KIBIBYTE = 1_024

/** Every living process of this machine. */
export function processesSeen(): ProcessSeen[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/u.test(name) ? (seen(Number(name)) ?? []) : []))
}

/**
 * Reads https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: 3 state, 4 parent, 5 group, 22 start time, 24 resident pages; the
 * name in brackets may hold anything. `null`: it has gone.
 */
function seen(pid: number): ProcessSeen | null {
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
 * Bytes that a process answers for: memory that it shares with others is divided among them (`Pss` of
 * https://man7.org/linux/man-pages/man5/proc_pid_smaps_rollup.5.html). `null` where the system does not tell us. It takes the kernel
 * some milliseconds for a large process, `residentBytes` takes none.
 */
export function ownBytes(pid: number): number | null {
  const found = /^Pss:\s+(\d+) kB/mu.exec(read(pid, 'smaps_rollup'))?.[1]
  return found === undefined ? null : Number(found) * KIBIBYTE
}

/** Empty for a process that has just ended, or that is not ours to read. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has just ended, or is not ours.
    return ''
  }
}
