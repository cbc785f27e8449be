import { execFile, fork } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import SOURCES from './page-sources.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WEB = join(ROOT, 'dist/web')
/** The last file that a build of the web app writes: when it exists, the build is complete. */
const BUILT = join(WEB, '.vite/pages.json')
const BUILD = join(ROOT, 'scripts/build-pages.ts')
const COMPRESS = join(ROOT, 'scripts/compress-pages.ts')

interface PagesToServe {
  /** Called when there is something to build. */
  onBuild: () => void
  /** Ends the build, which then fails. */
  stop: AbortSignal
}

/**
 * Builds the web app when there is no build or a source is newer. What is left to compress is compressed afterwards in a process of low priority,
 * which ends with this one; the next start continues it.
 */
export async function buildPagesToServe({ onBuild, stop }: PagesToServe): Promise<void> {
  await buildWhenStale(onBuild, stop)
  if (!isCompressed()) compressMeanwhile()
}

/** Builds the web app when there is no build or a source is newer, and compresses it. */
export async function buildPagesInFull(onBuild: () => void): Promise<void> {
  await buildWhenStale(onBuild)
  if (!isCompressed()) await promisify(execFile)(process.execPath, [COMPRESS], { cwd: ROOT })
}

async function buildWhenStale(onBuild: () => void, signal?: AbortSignal): Promise<void> {
  if (existsSync(BUILT) && newestSource() < statSync(BUILT).mtimeMs) return
  onBuild()
  await promisify(execFile)(process.execPath, [BUILD], { cwd: ROOT, ...(signal && { signal }) })
}

function newestSource(): number {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts'] })
  return Math.max(...files.map((file) => statSync(join(ROOT, file)).mtimeMs))
}

const isCompressed = (): boolean =>
  globSync('**/*.gz', { cwd: WEB }).every((name) => existsSync(join(WEB, name.replace(/\.gz$/u, '.br'))))

function compressMeanwhile(): void {
  const child = fork(COMPRESS, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.unref()
  child.channel?.unref()
}
