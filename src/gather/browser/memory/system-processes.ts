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

/** The usual size of a memory page; kernels of arm64 also have 16 and 64 KiB. */
const USUAL_PAGE_BYTES = 4_096
const KIBIBYTE = 1_024
/** `AT_PAGESZ` of https://man7.org/linux/man-pages/man3/getauxval.3.html. */
const PAGE_SIZE = 6n
const WORD_BYTES = 8

/** Bytes of a memory page, by what the kernel told a program at its start: pairs of 64-bit words, a kind and its value. */
export function pageBytesIn(auxiliary: Buffer): number {
  for (let at = 0; at + 2 * WORD_BYTES <= auxiliary.length; at += 2 * WORD_BYTES)
    if (auxiliary.readBigUInt64LE(at) === PAGE_SIZE) return Number(auxiliary.readBigUInt64LE(at + WORD_BYTES))
  return USUAL_PAGE_BYTES
}

let pageBytes: number | null = null

/** Bytes of a memory page of this machine. */
const pageBytesHere = (): number => (pageBytes ??= pageBytesIn(Buffer.from(read('self', 'auxv'), 'latin1')))

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
    residentBytes: Number(fields[21]) * pageBytesHere(),
  }
}

/** Bytes of one process, by kind. */
interface MemoryShares {
  /** What it does not read from a file, memory that it shares with others in full. */
  own: number
  /** What it read from files, such as the browser's program: shared by all processes of one browser. */
  files: number
}

/**
 * The memory of one process by `RssAnon`, `RssShmem` and `RssFile` (https://man7.org/linux/man-pages/man5/proc_pid_status.5.html). All of it
 * counts as its own where the system does not tell them apart.
 */
export function memoryShares({ pid, residentBytes }: SystemProcess): MemoryShares {
  const status = read(pid, 'status')
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) * KIBIBYTE
  const own = bytes('RssAnon') + bytes('RssShmem')
  return own === 0 ? { own: residentBytes, files: 0 } : { own, files: bytes('RssFile') }
}

/**
 * Bytes of a process with its share of shared memory (`Pss` of https://man7.org/linux/man-pages/man5/proc_pid_smaps_rollup.5.html). `null` where
 * the system does not say, such as of another user's process without the right to trace it. It takes the kernel some milliseconds for a large
 * process, {@link memoryShares} takes none.
 */
export function proportionalBytes(pid: number): number | null {
  const found = /^Pss:\s+(\d+) kB/mu.exec(read(pid, 'smaps_rollup'))?.[1]
  return found === undefined ? null : Number(found) * KIBIBYTE
}

/** Empty for a process that has ended, or that we may not read. */
function read(pid: number | 'self', file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    // It has ended, or we may not read it.
    return ''
  }
}
