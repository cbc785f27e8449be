import { execFile } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What a build of the web app writes last: it is there when all of it is. */
const BUILT = join(ROOT, 'dist/web/.vite/pages.json')
/** What the pages are made from. */
const SOURCES = [
  'src/web/**/*',
  'src/core/**/*.ts',
  'src/plan/**/*.ts',
  'src/summary/**/*.ts',
  'src/tools/**/*.ts',
  'src/api/contract/*.ts',
  'docs/help/*.md',
  'scripts/prerender.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the web app when there is none, or when something it is made from is newer. `npm`: its script, where npm started us. */
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
