import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * Folder of compiled code to give to a child process (`NODE_COMPILE_CACHE`), so that both use the same; `undefined` where this process keeps none. In it
 * Node makes a folder for each of its versions and each user, and answers with that one.
 */
export function compileCacheForChildren(): string | undefined {
  const own = getCompileCacheDir()
  return own === undefined ? undefined : dirname(own)
}
