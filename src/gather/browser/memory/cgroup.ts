import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A control group of the second version (https://docs.kernel.org/admin-guide/cgroup-v2.html) above this process. */
export interface ControlGroup {
  path: string
  /** Whether our user may make groups in it, and move processes within it. */
  writable: boolean
  /** Whether it has processes; such a group cannot delegate controllers, except the root. */
  populated: boolean
  controllers: readonly string[]
  delegates: readonly string[]
}

/** Where the browser's group can be made, and the controllers to delegate for that first. */
export interface GroupPlace {
  path: string
  toDelegate: readonly string[]
}

const NEEDED = ['memory', 'pids'] as const
/** A browser with a hundred frames of other websites has 300 threads; more than this is a fork bomb. */
const MOST_TASKS = 2_000
const MOUNT = '/sys/fs/cgroup'

/** The nearest of these groups, ours first, in which a limited one can be made; `null` where we may use none. */
export function placeFor(groups: readonly ControlGroup[]): GroupPlace | null {
  for (const { path, writable, populated, controllers, delegates } of groups) {
    const missing = NEEDED.filter((name) => !delegates.includes(name))
    if (!writable || isManaged(path)) return null
    if (missing.length === 0) return { path, toDelegate: [] }
    if (!populated && missing.every((name) => controllers.includes(name)))
      return { path, toDelegate: missing }
  }
  return null
}

/** Slices are managed by systemd, also where root could write to them; a service or container with `Delegate` has a group below one. */
const isManaged = (path: string): boolean => path.endsWith('.slice')

/** A limited group of one browser. */
export interface BrowserGroup {
  /** Moves a process, with all that it starts later, into the group. */
  add(pid: number): void
  /** Whether the kernel killed one of its processes for lack of memory. */
  ranOutOfMemory(): boolean
  remove(): void
}

/** Makes a group that the kernel keeps below `capBytes`; `null` where the system allows none, and only the watch keeps the cap. */
export function makeGroup(capBytes: number): BrowserGroup | null {
  try {
    const place = placeFor(groupsAbove())
    if (!place) return null
    for (const name of place.toDelegate) writeFileSync(join(place.path, 'cgroup.subtree_control'), `+${name}`)
    return limitedGroup(join(place.path, `fettle-browser-${randomUUID()}`), capBytes)
  } catch {
    // Removed meanwhile, or the kernel lacks one of the limits: only the watch keeps the cap.
    return null
  }
}

function limitedGroup(path: string, capBytes: number): BrowserGroup {
  mkdirSync(path)
  const group = groupAt(path)
  try {
    setLimits(path, capBytes)
  } catch (error) {
    group.remove()
    throw error
  }
  return group
}

/** Kernels that do not account for swap have no limit of it. */
const OPTIONAL: ReadonlySet<string> = new Set(['memory.swap.max'])

/** Limits a group. Throws where the kernel lacks one of the limits that are needed. */
export function setLimits(path: string, capBytes: number): void {
  for (const [file, value] of Object.entries(limitsOf(capBytes))) {
    const at = join(path, file)
    if (existsSync(at) || !OPTIONAL.has(file)) writeFileSync(at, value, { flag: 'r+' })
  }
}

const limitsOf = (capBytes: number): Readonly<Record<string, string>> => ({
  'memory.max': String(capBytes),
  'memory.swap.max': '0',
  'memory.oom.group': '1',
  'pids.max': String(MOST_TASKS),
})

const groupAt = (path: string): BrowserGroup => ({
  add: (pid) => writeFileSync(join(path, 'cgroup.procs'), String(pid)),
  ranOutOfMemory: () => /^oom_kill [1-9]/mu.test(read(join(path, 'memory.events'))),
  remove() {
    try {
      rmdirSync(path)
    } catch {
      // One of its processes is still ending. An empty group costs nothing and is removed with the service's own.
    }
  },
})

/** Our own group and those above it, nearest first. */
function groupsAbove(): ControlGroup[] {
  const own = /^0::(\/.*)$/mu.exec(read('/proc/self/cgroup'))?.[1]
  if (own === undefined) return []
  const groups: ControlGroup[] = []
  for (let path = join(MOUNT, own); path.startsWith(MOUNT); path = dirname(path)) groups.push(readGroup(path))
  return groups
}

const readGroup = (path: string): ControlGroup => ({
  path,
  writable: [path, join(path, 'cgroup.procs'), join(path, 'cgroup.subtree_control')].every(mayWrite),
  populated: read(join(path, 'cgroup.procs')).trim() !== '',
  controllers: read(join(path, 'cgroup.controllers')).split(/\s+/u),
  delegates: read(join(path, 'cgroup.subtree_control')).split(/\s+/u),
})

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    // Not writable for us.
    return false
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The group was removed with its last process.
    return ''
  }
}
