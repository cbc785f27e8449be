import { randomUUID } from 'node:crypto'
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A control group of the second version (https://docs.kernel.org/admin-guide/cgroup-v2.html) above this process, as it was found. */
export interface GroupSeen {
  path: string
  /** Our user may make groups in it, and move processes within it. */
  writable: boolean
  /** It has processes of its own; such a group cannot hand controllers on, the root apart. */
  populated: boolean
  controllers: readonly string[]
  handsOn: readonly string[]
}

/** Where a group for the browser can be made, and which controllers have to be handed on for that first. */
export interface GroupPlace {
  path: string
  handOn: readonly string[]
}

const NEEDED = ['memory', 'pids'] as const
/** A browser with a hundred frames of other websites has 300 threads; more than this is a bomb. */
const MOST_TASKS = 2_000
const MOUNT = '/sys/fs/cgroup'

/** The nearest group above us, `seen` from ourselves up, in which a limited one can be made; `null` where none is ours to use. */
export function placeFor(seen: readonly GroupSeen[]): GroupPlace | null {
  for (const { path, writable, populated, controllers, handsOn } of seen) {
    const missing = NEEDED.filter((name) => !handsOn.includes(name))
    if (!writable || isManaged(path)) return null
    if (missing.length === 0) return { path, handOn: [] }
    if (!populated && missing.every((name) => controllers.includes(name))) return { path, handOn: missing }
  }
  return null
}

/** A slice is systemd's to fill, also where root could write to it; a service or container with `Delegate` has a group below it. */
const isManaged = (path: string): boolean => path.endsWith('.slice')

/** A limited group of one browser. */
export interface BrowserGroup {
  /** Moves a process, and all that it will begin, into it. */
  take(pid: number): void
  /** The kernel has ended a process of it for want of memory. */
  wasHungry(): boolean
  remove(): void
}

/** Makes a group that the kernel keeps below `capBytes`; `null` where the system gives us none: the watch is alone then. */
export function makeGroup(capBytes: number): BrowserGroup | null {
  try {
    const place = placeFor(groupsAbove())
    if (!place) return null
    for (const name of place.handOn) writeFileSync(join(place.path, 'cgroup.subtree_control'), `+${name}`)
    const path = join(place.path, `fettle-browser-${randomUUID()}`)
    mkdirSync(path)
    for (const [file, value] of Object.entries(limitsOf(capBytes))) writeFileSync(join(path, file), value)
    return groupAt(path)
  } catch {
    // Taken away between the look and the write: the watch holds the cap alone.
    return null
  }
}

const limitsOf = (capBytes: number): Readonly<Record<string, string>> => ({
  'memory.max': String(capBytes),
  'memory.swap.max': '0',
  'memory.oom.group': '1',
  'pids.max': String(MOST_TASKS),
})

const groupAt = (path: string): BrowserGroup => ({
  take: (pid) => writeFileSync(join(path, 'cgroup.procs'), String(pid)),
  wasHungry: () => /^oom_kill [1-9]/mu.test(read(join(path, 'memory.events'))),
  remove() {
    try {
      rmdirSync(path)
    } catch {
      // A process of it is still ending. An empty group costs nothing and goes with the service's own.
    }
  },
})

/** Our own group and those above it, the nearest first. */
function groupsAbove(): GroupSeen[] {
  const own = /^0::(\/.*)$/mu.exec(read('/proc/self/cgroup'))?.[1]
  if (own === undefined) return []
  const seen: GroupSeen[] = []
  for (let path = join(MOUNT, own); path.startsWith(MOUNT); path = dirname(path)) seen.push(look(path))
  return seen
}

const look = (path: string): GroupSeen => ({
  path,
  writable: [path, join(path, 'cgroup.procs'), join(path, 'cgroup.subtree_control')].every(mayWrite),
  populated: read(join(path, 'cgroup.procs')).trim() !== '',
  controllers: read(join(path, 'cgroup.controllers')).split(/\s+/u),
  handsOn: read(join(path, 'cgroup.subtree_control')).split(/\s+/u),
})

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    // Asked only to know whether we may.
    return false
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The group has gone with its last process.
    return ''
  }
}
