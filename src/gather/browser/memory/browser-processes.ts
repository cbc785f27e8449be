import type { SystemProcess } from './system-processes.ts'

/** The processes of one browser: all that were ever in its group or below one of its processes, also after they left it or lost their parent. */
export interface BrowserProcesses {
  /** Adds new processes, and returns the running ones. */
  update(all: readonly SystemProcess[]): SystemProcess[]
}

/** @param root - Process that started the browser's group. */
export function browserProcesses(root: number): BrowserProcesses {
  let known = new Map<number, string>()

  return {
    update(all) {
      const found = all.filter(
        ({ pid, group, started }) => pid === root || group === root || known.get(pid) === started,
      )
      const pids = new Set(found.map(({ pid }) => pid))
      for (const { pid } of found) {
        for (const child of all) {
          if (child.parent !== pid || pids.has(child.pid)) continue
          pids.add(child.pid)
          found.push(child)
        }
      }
      known = new Map(found.map(({ pid, started }) => [pid, started]))
      return found
    },
  }
}
