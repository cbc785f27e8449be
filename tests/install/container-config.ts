import { z } from 'zod'

const rule = z.object({
  names: z.array(z.string()),
  action: z.string(),
  args: z
    .array(z.object({ index: z.number(), value: z.number(), valueTwo: z.number(), op: z.string() }))
    .optional(),
  errnoRet: z.number().optional(),
  includes: z.object({ arches: z.array(z.string()) }).optional(),
})

/** A seccomp profile as container engines read it, from which they choose the rules of the machine. */
export const seccompProfile = z.object({
  defaultAction: z.string(),
  defaultErrnoRet: z.number(),
  archMap: z.array(z.object({ architecture: z.string(), subArchitectures: z.array(z.string()).nullable() })),
  syscalls: z.array(rule),
})
export type SeccompProfile = z.infer<typeof seccompProfile>

/** Debian's packages in the image. */
export const IMAGE_PACKAGES = [
  'ca-certificates',
  'chromium-headless-shell',
  'fonts-liberation',
  'iproute2',
  'tini',
  'util-linux',
] as const

/** User and group of the image. */
export const IMAGE_USER = 10_001
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' } as const

/** Folders in memory, by their options as compose.yaml has them. `/dev/shm`: its `shm_size`. */
export const IN_MEMORY = {
  '/dev/shm': ['mode=1777', 'size=1g'],
  '/tmp': ['mode=1777', 'size=2g'],
  '/data': ['mode=0700', `uid=${IMAGE_USER}`, `gid=${IMAGE_USER}`],
} as const
/** What engines add to each of them (https://docs.docker.com/engine/storage/tmpfs/). */
const OF_ENGINES = ['noexec', 'nosuid', 'nodev']
/** What engines hide of the kernel, and what they let nobody write (`oci/defaults.go` of github.com/moby/moby). */
const MASKED = [
  'asound',
  'acpi',
  'kcore',
  'keys',
  'latency_stats',
  'timer_list',
  'timer_stats',
  'sched_debug',
  'scsi',
]
const READ_ONLY = ['bus', 'fs', 'irq', 'sys', 'sysrq-trigger']

interface ContainerOptions {
  /** Folder of the file system. */
  root: string
  args: readonly string[]
  env: readonly string[]
  profile: SeccompProfile
}

/** What compose.yaml asks of a container engine, as the runtime below it (OCI) reads it. */
export const containerConfig = ({ root, args, env, profile }: ContainerOptions): object => ({
  ociVersion: '1.0.2',
  process: {
    user: { uid: IMAGE_USER, gid: IMAGE_USER },
    args,
    env,
    cwd: '/data',
    noNewPrivileges: true,
    capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
  },
  root: { path: root, readonly: true },
  mounts: [
    { destination: '/proc', type: 'proc', source: 'proc' },
    { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
    ...Object.entries(IN_MEMORY).map(([destination, options]) => ({
      destination,
      type: 'tmpfs',
      source: 'tmpfs',
      options: [...OF_ENGINES, ...options],
    })),
  ],
  linux: {
    namespaces: ['pid', 'ipc', 'uts', 'mount', 'network'].map((type) => ({ type })),
    seccomp: seccompOf(profile),
    maskedPaths: MASKED.map((name) => `/proc/${name}`),
    readonlyPaths: READ_ONLY.map((name) => `/proc/${name}`),
  },
})

/** The profile with the rules of this machine, for a process without capabilities. */
function seccompOf({ defaultAction, defaultErrnoRet, syscalls }: SeccompProfile): object {
  const here = Object.entries(ARCHITECTURES).find(([name]) => name === process.arch)?.[1] ?? ''
  const rules = syscalls.filter(({ includes }) => includes?.arches.includes(here) ?? true)
  return {
    defaultAction,
    defaultErrnoRet,
    syscalls: rules.map(({ names, action, args, errnoRet }) => ({ names, action, args, errnoRet })),
  }
}
