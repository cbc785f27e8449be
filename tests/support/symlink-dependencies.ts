import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Makes a `node_modules` whose packages are those of this clone, so that another package can be put beside them. */
export function symlinkDependencies(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync('node_modules'))
    symlinkSync(resolve('node_modules', name), join(folder, name))
}
