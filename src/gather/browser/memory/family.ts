import type { ProcessSeen } from './processes.ts'

/**
 * The processes of one browser. Who was ever seen in its group or below one of its processes stays in the family, also when it has
 * left the group, or lost its parent.
 */
export interface Family {
  /** Takes in who is new, and gives those that live. */
  among(all: readonly ProcessSeen[]): ProcessSeen[]
}

/** @param root - Process that started the browser's group. */
export function familyOf(root: number): Family {
  let known = new Map<number, string>()

  return {
    among(all) {
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
