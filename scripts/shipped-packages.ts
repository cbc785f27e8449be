import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { z } from 'zod'
import { placeOf } from './wanted-packages.mjs'

const names = z.record(z.string(), z.string()).default({})
/** Some packages name one system without a list. */
const systems = z.union([z.string(), z.array(z.string())]).optional()
const locked = z.object({
  /** Only where the folder has another name. */
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  os: systems,
  cpu: systems,
  optional: z.boolean().optional(),
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
})
const lockfile = z.object({ packages: z.record(z.string(), locked) })

/** The package that an import names. */
const IMPORTED = /(?:from |import\(|^import )'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/gmu
const PAGES = ['src/web/**/*.{ts,tsx,css}', 'src/{core,plan,summary,tools,ads,report}/**/*.ts']

/** Packages of which our source has files (`scripts/icons.ts`). */
const COPIED = ['@tabler/icons-react']

/** A package of the lockfile. */
export interface LockedPackage {
  /** Where npm installs it, such as `node_modules/hono`. */
  path: string
  name: string
  version: string
  /** SPDX expression. */
  licence: string
  hasInstallScript: boolean
  /** Only some systems get it. */
  isForOneSystem: boolean
  /** Address of its archive, which npm takes from the configured registry; empty: the lockfile has none. */
  archive: string
  /** Hash of its archive, in base64; `null`: the lockfile has none. */
  sha512: string | null
  /** Paths of the packages that it needs. */
  uses: readonly string[]
}

const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const packageAt = (path: string): LockedPackage => {
  const found = locked.parse(packages[path] ?? {})
  return {
    path,
    name: found.name ?? path.replace(/^.*node_modules\//u, ''),
    version: found.version ?? '',
    licence: found.license ?? 'none',
    hasInstallScript: found.hasInstallScript ?? false,
    isForOneSystem: found.optional === true || found.os !== undefined || found.cpu !== undefined,
    archive: found.resolved ?? '',
    sha512: /^sha512-(.+)$/u.exec(found.integrity ?? '')?.[1] ?? null,
    uses: namesUsedBy(found).flatMap((name) => placeOf(name, path, packages) ?? []),
  }
}

const namesUsedBy = (one: z.infer<typeof locked>): string[] => [
  ...Object.keys({ ...one.dependencies, ...one.optionalDependencies }),
  ...Object.keys(one.peerDependencies).filter((name) => one.peerDependenciesMeta[name]?.optional !== true),
]

/** Every package of the lockfile, by path. */
export const lockedPackages = (): LockedPackage[] =>
  Object.keys(packages)
    .filter((path) => path.includes('node_modules/') && packages[path]?.link !== true)
    .map(packageAt)

/**
 * Packages that reach whoever runs Fettle: the dependencies with theirs, on any system, and those whose code is built into the pages or
 * copied into our source. Sorted by path.
 */
export function shippedPackages(): LockedPackage[] {
  const shipped = new Set<string>()
  const needed = packageAt('').uses
  const waiting = [...needed, ...[...inPages(), ...COPIED].map((name) => placeInPages(name, packages))]
  for (const path of waiting) {
    if (shipped.has(path)) continue
    shipped.add(path)
    waiting.push(...packageAt(path).uses)
  }
  return [...shipped].toSorted().map(packageAt)
}

/** Where npm installs a package that the pages import. Throws for one that is not in the lockfile: its licence would be missing in what ships. */
export function placeInPages(name: string, among: Readonly<Record<string, unknown>>): string {
  const place = placeOf(name, 'pages', among)
  if (place === undefined)
    throw new Error(`The pages import ${name}, and the lockfile has no package ${name}.`)
  return place
}

/** Names of the packages that the pages import. */
function inPages(): string[] {
  const found = globSync(PAGES, { exclude: ['**/*.test.*', 'src/web/kit/gallery/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  )
  return [...new Set(found)].filter((name) => !isBuiltin(name))
}
