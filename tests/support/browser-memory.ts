import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { family, familyIn, type Process } from './processes.ts'

const LOOK_MS = 50
/** Looks for which the list of processes counts: reading it, and all of them, slows what is measured. */
const LOOKS_OF_A_LIST = 4
const MEBIBYTE_KB = 1_024

/**
 * Watches the browsers below a process; `stop` returns the most MiB that the processes of any one of them used at once, shared memory counted
 * once. 0: no browser was seen.
 */
export function browserMemory(root: number): { stop(): number; most(): number } {
  let most = 0
  let looks = 0
  let browsers: number[][] = []
  const look = (): void => {
    if (looks % LOOKS_OF_A_LIST === 0) browsers = browsersBelow(root)
    looks += 1
    for (const pids of browsers) {
      const held = pids.reduce((sum, pid) => sum + heldBy(pid), 0)
      most = Math.max(most, Math.round(held / MEBIBYTE_KB))
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    most: () => most,
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

/** The processes of each browser. */
function browsersBelow(root: number): number[][] {
  const all = family(root)
  return all.filter(isBrowser).map((browser) => familyIn(all, browser.pid).map(({ pid }) => pid))
}

/** The first process of a browser; those that it starts have a `--type`. */
const isBrowser = ({ pid, command }: Process): boolean =>
  /^(?:chrom|headless_shell|msedge)/u.test(programOf(pid)) && !command.includes(' --type=')

/** The name of a process' program, which a command line does not tell where a folder's name has a blank; empty once it has ended. */
function programOf(pid: number): string {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    return ''
  }
}

/**
 * KiB, by the kernel's proportional count (`Pss` of https://man7.org/linux/man-pages/man5/proc_pid_smaps_rollup.5.html); 0 once it has ended, and for
 * a process in Chromium's sandbox, where this one may not read it.
 */
function heldBy(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
