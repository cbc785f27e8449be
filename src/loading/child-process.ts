import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/** Options of Node for a child process that loads many files: see `quick-imports.ts`. */
export const QUICK_IMPORTS = ['--import', import.meta.resolve('./quick-imports.ts')] as const

/**
 * Folder of compiled code to give to a child process (`NODE_COMPILE_CACHE`), so that both use the same; `undefined` where this process keeps none. In it
 * Node makes a folder for each of its versions and each user, and answers with that one.
 */
export function compileCacheForChildren(): string | undefined {
  const own = getCompileCacheDir()
  return own === undefined ? undefined : dirname(own)
}
