import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { testFiles } from './test-files.ts'

// Prints the processor time of each test file, or of each process that test files share, with all processes that it starts, one after another.
// Unlike a duration, it is the same on a busy machine. `npm run test:cost -- [words of paths]`. Needs Linux and the right to make a cgroup.

const ROOT = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup'].find((folder) =>
  existsSync(`${folder}/cgroup.procs`),
)
if (!ROOT) throw new Error('This machine has no cgroup v2 to count the processor time of a test file.')
/** As in `npm test`. */
const FIRST = import.meta.resolve('./test-process.ts')

process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/fettle-tests', import.meta.url),
)

const words = process.argv.slice(2)
/** Joins the group, then runs the test file with the words. */
const IN_GROUP = 'echo $$ > "$1/cgroup.procs"; first="$2"; shift 2; exec "$0" --import "$first" "$@"'

/** Processor time in seconds, user and system, of a test file and its processes. */
async function costOf(file: string, group: string): Promise<{ seconds: number; wall: number; ok: boolean }> {
  mkdirSync(group)
  const began = performance.now()
  const args = ['-c', IN_GROUP, process.execPath, group, FIRST, file, ...words]
  const child = spawn('sh', args, { stdio: 'ignore' })
  const ok = await new Promise<boolean>((resolve) => child.once('exit', (status) => resolve(status === 0)))
  const wall = (performance.now() - began) / 1000
  await untilEmpty(group)
  const used = /usage_usec (\d+)/u.exec(readFileSync(`${group}/cpu.stat`, 'utf8'))?.[1]
  rmdirSync(group)
  return { seconds: Number(used) / 1e6, wall, ok }
}

/** Waits for the database server of the last test file, which ends a moment later. */
async function untilEmpty(group: string): Promise<void> {
  while (readFileSync(`${group}/cgroup.procs`, 'utf8') !== '') await pause(50)
}

let total = 0
for (const [index, file] of testFiles(words).entries()) {
  const { seconds, wall, ok } = await costOf(file, `${ROOT}/fettle-test-cost-${process.pid}-${index}`)
  total += seconds
  console.log(
    `${seconds.toFixed(1).padStart(6)} s processor ${wall.toFixed(1).padStart(6)} s wall  ${file}${ok ? '' : '  FAILED'}`,
  )
}
console.log(`${total.toFixed(1).padStart(6)} s processor in all`)
