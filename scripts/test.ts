import { globSync } from 'node:fs'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { spec } from 'node:test/reporters'

// Runs every test file, or those whose path holds one of the words given, and ends with one line: the total of all suites.
const words = process.argv.slice(2)
const files = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .toSorted()

let passed = 0
let failed = 0
let skipped = 0

// Each file is a process of its own; what one has compiled the others need not.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/fettle-tests', import.meta.url),
)

const stream = run({ files, concurrency: 2, timeout: 150_000 })
stream.on('test:summary', ({ counts, file }) => {
  if (file !== undefined) return
  passed = counts.passed
  skipped = counts.skipped
  failed = counts.tests - counts.passed - counts.skipped - counts.todo
})
stream.compose(spec).pipe(process.stdout)
stream.on('close', () => {
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
  const tail = skipped > 0 ? `, ${skipped} skipped` : ''
  process.stdout.write(`\n${passed} passed, ${failed} failed${tail}\n`)
})
