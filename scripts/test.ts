import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, constants, tmpdir, totalmem } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepInspectorsCode } from '#engine/inspector/client.ts'
import { beginSharing, endSharing } from '#support/sharing.ts'
import { QUICK, testFiles } from './test-files.ts'
import { type FileOutcome, runFiles, totalOf } from './test-run.ts'
import { linesOf, timesOf } from './test-times.ts'

// Runs every test file, or those whose path holds one of the words given, and ends with one line, the total of all suites.
// `--quick` runs the tests without a browser and a whole product: the pure half, the web app's pure code, API and store. `--times` prints what each
// process took.
const given = process.argv.slice(2)
const words = given.includes('--quick') ? QUICK : given.filter((word) => word !== '--times')

const FILE_BYTES = 1.5 * 1_024 ** 3
/** More files than this fail for another reason than a busy machine. */
const MOST_AGAIN = 8

// Code compiled by one process is cached for the others.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/fettle-tests', import.meta.url),
)

// What test files keep for each other in this run.
const folder = mkdtempSync(join(tmpdir(), 'fettle-test-run-'))
process.env['TEST_RUN_FOLDER'] = folder
// After a Ctrl-C, too, no folder is kept, and shared products stop. The database server of the tests runs on until another run has ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(128 + constants.signals[signal])
  })
}

// A file waits for pages, scans and time limits about half of its time; one with a product and a browser takes up to 1.5 GiB.
const concurrency = Math.max(3, Math.min(availableParallelism() * 2, Math.floor(totalmem() / FILE_BYTES)))

const files = testFiles(words)
// Each product that starts without it compiles it anew. What compiles it does not keep this process alive.
const waiting = setInterval(() => undefined, 1_000)
if (words.length === 0) await keepInspectorsCode()
clearInterval(waiting)
beginSharing(folder)
const outcomes = await runFiles(files, { words, concurrency })
endSharing(folder)
if (given.includes('--times')) {
  const paths = new Set(files.map((file) => resolve(file)))
  say(`\n${linesOf(timesOf(folder, paths), shown)}\n`)
}
const failed = [...outcomes].filter(([, { failures }]) => failures.length > 0).map(([file]) => file)

// Beside other files and other work on the machine a time limit may run out. A file that failed runs once more, alone; which ones is said at the end.
const onlyAlone: string[] = []
if (failed.length > 0 && failed.length <= MOST_AGAIN) {
  say(`\nOnce more, alone: ${failed.map(shown).join(', ')}\n`)
  for (const [file, again] of await runFiles(failed, { words, concurrency: 1 })) {
    if (again.failures.length === 0) onlyAlone.push(...namesOf(file, outcomes.get(file)))
    outcomes.set(file, again)
  }
}

list('Passed only when their file ran alone:', onlyAlone)
list(
  'Failed:',
  [...outcomes].flatMap(([file, outcome]) => namesOf(file, outcome)),
)
rmSync(folder, { recursive: true })
const total = totalOf(outcomes.values())
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
const skippedWords = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
say(`\n${total.passed} passed, ${total.failed} failed${skippedWords}\n`)
const { stopTestServer } = await import('#support/database.ts')
await stopTestServer()

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) say(`\n${[title, ...names].join('\n  ')}\n`)
}

function namesOf(file: string, outcome: FileOutcome | undefined): string[] {
  return (outcome?.failures ?? []).map((name) => `${shown(file)}: ${name}`)
}

function shown(file: string): string {
  return relative(process.cwd(), file)
}

function say(text: string): void {
  process.stdout.write(text)
}
