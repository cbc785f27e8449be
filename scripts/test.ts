import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { spec } from 'node:test/reporters'
import { QUICK, testFiles } from './test-files.ts'

// Runs every test file, or those whose path holds one of the words given, and ends with one line, the total of all suites.
// `--quick` runs the tests without a browser and a whole product: the pure half, the web app's pure code, API and store.
const given = process.argv.slice(2)
const words = given.includes('--quick') ? QUICK : given

const FILE_BYTES = 1.5 * 1_024 ** 3

let passed = 0
let failed = 0
let skipped = 0

// Code compiled by one process is cached for the others.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/fettle-tests', import.meta.url),
)

// What test files keep for each other in this run.
const folder = mkdtempSync(join(tmpdir(), 'fettle-test-run-'))
process.env['FETTLE_TEST_RUN'] = folder

// A file waits for pages, scans and time limits part of its time; one with a product and a browser takes up to 1.5 GiB.
const concurrency = Math.max(3, Math.min(availableParallelism() + 1, Math.floor(totalmem() / FILE_BYTES)))

const execArgv = ['--import', import.meta.resolve('./test-process.ts')]

// The limit ends hanging files; it is long, because a busy machine takes many times longer.
const stream = run({ files: testFiles(words), argv: [...words], execArgv, concurrency, timeout: 600_000 })
stream.on('test:summary', ({ counts, file }) => {
  if (file !== undefined) return
  passed = counts.passed
  skipped = counts.skipped
  failed = counts.tests - counts.passed - counts.skipped - counts.todo
})
stream.compose(spec).pipe(process.stdout)
stream.on('close', () => {
  rmSync(folder, { recursive: true })
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
  const skippedWords = skipped > 0 ? `, ${skipped} skipped` : ''
  process.stdout.write(`\n${passed} passed, ${failed} failed${skippedWords}\n`)
})
