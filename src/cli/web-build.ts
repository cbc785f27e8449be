import { execFile } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import SOURCES from './page-sources.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The last file that a build of the web app writes: when it exists, the build is complete. */
const BUILT = join(ROOT, 'dist/web/.vite/pages.json')
/** Builds the web app when there is no build or a source is newer. `npm`: path of npm's script when npm started this process. */
export async function buildWebWhenStale(npm: string | null, onBuild: () => void): Promise<void> {
  if (existsSync(BUILT) && newestSource() < statSync(BUILT).mtimeMs) return
  onBuild()
  const args = ['run', '-s', 'web:build']
  await (npm === null
    ? promisify(execFile)('npm', args, { cwd: ROOT })
    : promisify(execFile)(process.execPath, [npm, ...args], { cwd: ROOT }))
}

function newestSource(): number {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts'] })
  return Math.max(...files.map((file) => statSync(join(ROOT, file)).mtimeMs))
}
