import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Compiler } from './mutation/compiler.ts'
import { testsBySource } from './mutation/imports.ts'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'

// Makes small random changes of the pure half, one at a time, and runs its tests on each: `npm run mutate -- [n] [seed] [words of paths]`. Prints each
// change that no test detects, and the share of detected ones; exit status 1 below the floor, or when a test fails or does not end without a change:
// it would detect every one. A change that the types refuse is no mutant: like StrykerJS with its TypeScript checker, it is counted apart and another
// one is taken.

/**
 * Share of all mutants, at least, that the tests detect. The aim is 0.9 (docs/figures.md); this is below what was measured last (63 of 70), so that a run
 * fails when tests have become worse, and not because the aim is not reached yet.
 */
const DETECTED = 0.85
/** In percent: when that share is detected, one run in a hundred of so many mutants is below this (normal approximation). */
const floorOf = (mutants: number): number =>
  Math.floor(100 * (DETECTED - 2.33 * Math.sqrt((DETECTED * (1 - DETECTED)) / Math.max(1, mutants))))
/** For the tests of one mutant; far more than they take beside other work, as one that does not end counts as detected. */
const MS = 300_000
/** Number of nearest tests to run first; others only when none of these detects the change. */
const NEAR = 6

process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/fettle-tests', import.meta.url),
)
const REPORTER = fileURLToPath(new URL('mutation/first-failure.ts', import.meta.url))
/** They import every file of the pure half by its name. */
const OF_ALL = ['tests/approved/declarations.test.ts', 'tests/approved/readers.test.ts']
const HOOK = fileURLToPath(new URL('mutation/with-mutant.ts', import.meta.url))

/** No mutant: an empty text in place of an empty text. */
const UNCHANGED: Mutant = { file: resolve('src/core/check.ts'), line: 1, start: 0, end: 0, text: '' }

const [count = '60', seed = String(Date.now() % 1_000_000), ...words] = process.argv.slice(2)
if (!/^\d+$/u.test(count) || !/^\d+$/u.test(seed)) {
  console.error(
    'How many mutants, and a seed, both as digits, then words of paths: npm run mutate -- 60 1 src/plan',
  )
  process.exit(1)
}

const sources = globSync('src/{core,checks,plan,fixes,summary,tools,ads,report}/**/*.ts').filter(
  (file) =>
    !/\.(?:test|generated|data|d)\.ts$|\/words\.ts$/u.test(file) &&
    (words.length === 0 || words.some((word) => file.includes(word))),
)
/** Without tests that start a browser, which are too slow for hundreds of runs. */
const tests = globSync([
  'src/{core,checks,plan,fixes,summary,tools,ads,report,engine,web}/**/*.test.ts',
  'tests/approved/*.test.ts',
  'tests/{catalogue,accusations,report-schema}.test.ts',
]).filter((file) => !/accessible-pieces|print-pdf|inspector\//u.test(file))

const testsOf = testsBySource(tests)
const mutants = shuffled(
  sources.flatMap((file) => mutantsOf(resolve(file), readFileSync(file, 'utf8'))),
  random(Number(seed)),
)
const wanted = Math.min(Number(count), mutants.length)

console.log(`${wanted} mutants, seed ${seed}`)
let [taken, done, refused, endless] = [0, 0, 0, 0]
const failing = await firstFailure(UNCHANGED, tests)
if (failing !== null) {
  console.error(
    `A test fails, or does not end, without any change, so that it would detect every one: ${failing}`,
  )
  process.exit(1)
}
const compiler = new Compiler()
const survivors: Mutant[] = []
const queue = mutants.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    while (taken < wanted) {
      const { value: mutant } = queue.next()
      if (!mutant) break
      if (!compiler.accepts(mutant)) {
        refused += 1
        continue
      }
      taken += 1
      const wasDetected = await isDetected(mutant)
      done += 1
      if (wasDetected) continue
      survivors.push(mutant)
      console.log(`survived ${placeOf(mutant)}`)
    }
  }),
)
compiler.close()
const floor = floorOf(done)
const score = done === 0 ? 100 : (100 * (done - survivors.length)) / done
console.log(
  `${done - survivors.length} of ${done} mutants were detected: ${score.toFixed(1)} % (floor ${floor} %), seed ${seed}; ${endless} of them by not ending; the types refused ${refused} more`,
)
process.exitCode = score < floor ? 1 : 0

function placeOf({ file, line, start, end, text }: Mutant): string {
  const was = readFileSync(file, 'utf8').slice(start, end).replaceAll(/\s+/gu, ' ')
  return `${relative('.', file)}:${line}  ${was.slice(0, 80)}  →  ${text}`
}

function isBroad(file: string): boolean {
  return file.startsWith('tests/approved')
}

/** The nearest tests first, then those that compare much at once with approved texts, then all others. */
async function isDetected(mutant: Mutant): Promise<boolean> {
  const all = testsOf.get(mutant.file) ?? []
  const [near, others] = [all.slice(0, NEAR), all.slice(NEAR)]
  for (const files of [near, [...others.filter(isBroad), ...OF_ALL], others.filter((file) => !isBroad(file))])
    if ((await firstFailure(mutant, files)) !== null) return true
  return false
}

/** The test that fails first, or that the tests do not end; `null` when they pass. */
function firstFailure(mutant: Mutant, files: readonly string[]): Promise<string | null> {
  if (files.length === 0) return Promise.resolve(null)
  const args = ['--import', HOOK, '--test', '--test-isolation=none', `--test-reporter=${REPORTER}`, ...files]
  const env = { ...process.env, FETTLE_MUTANT: JSON.stringify(mutant) }
  return new Promise((resolve) => {
    const options = { env, timeout: MS, killSignal: 'SIGKILL', maxBuffer: 1e9 } as const
    execFile(process.execPath, args, options, (error, printed) => {
      if (error?.killed) endless += 1
      const named = printed.trim().split('\n').at(-1) ?? ''
      resolve(error && (error.killed ? `no end after ${MS / 1_000} s` : named))
    })
  })
}

/** In a random order. */
function shuffled<T>(all: readonly T[], next: () => number): T[] {
  return all
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
