import { readFileSync } from 'node:fs'
import { family, familyIn, type Process } from './processes.ts'

const LOOK_MS = 50
const MEBIBYTE_KB = 1_024

/**
 * Watches the browsers below a process; `stop` returns the most MiB that the processes of any one of them used at once, shared memory counted
 * once.
 */
export function browserMemory(root: number): { stop(): number; most(): number } {
  let most = 0
  const look = (): void => {
    const all = family(root)
    for (const browser of all.filter(isBrowser)) {
      const held = familyIn(all, browser.pid).reduce((sum, { pid }) => sum + heldBy(pid), 0)
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

/** The first process of a browser; those that it starts have a `--type`. */
const isBrowser = ({ command }: Process): boolean =>
  /chrom/iu.test(command.split(' ')[0] ?? '') && !command.includes(' --type=')

/** KiB, by the kernel's proportional count (`Pss` of https://man7.org/linux/man-pages/man5/proc_pid_smaps_rollup.5.html); 0 once it has ended. */
function heldBy(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
