import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testsBySource } from './mutation/imports.ts'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'

// Makes small random changes of the pure half, one at a time, and runs its tests on each: `npm run mutate -- [n] [seed] [words of paths]`. Prints each
// change that no test detects, and the share of detected ones; exit status 1 below the floor.

/** When 65 % of all mutants are detected, one run in a hundred with 60 of them is below this. */
const FLOOR = 50
const MS = 120_000
/** Number of nearest tests to run first; others only when none of these detects the change. */
const NEAR = 6

process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/fettle-tests', import.meta.url),
)
const HOOK = fileURLToPath(new URL('mutation/with-mutant.ts', import.meta.url))

const [count = '60', seed = String(Date.now() % 1_000_000), ...words] = process.argv.slice(2)

const sources = globSync('src/{core,checks,plan,fixes,summary,tools,ads,report}/**/*.ts').filter(
  (file) =>
    !/\.(?:test|generated|data|d)\.ts$|\/words\.ts$/u.test(file) &&
    (words.length === 0 || words.some((word) => file.includes(word))),
)
/** Without tests that start a browser, which are too slow for hundreds of runs. */
const tests = globSync([
  'src/{core,checks,plan,fixes,summary,tools,ads,report,engine}/**/*.test.ts',
  'tests/{catalogue,accusations,report-schema}.test.ts',
]).filter((file) => !/accessible-pieces|print-pdf|inspector\//u.test(file))

const testsOf = testsBySource(tests)
const mutants = chosen(
  sources.flatMap((file) => mutantsOf(resolve(file), readFileSync(file, 'utf8'))),
  Number(count),
  random(Number(seed)),
)

console.log(`${mutants.length} mutants, seed ${seed}`)
const survivors: Mutant[] = []
let done = 0
const queue = mutants.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const mutant of queue) {
      const isKilled = await isDetected(mutant)
      done += 1
      if (isKilled) continue
      survivors.push(mutant)
      console.log(`survived ${placeOf(mutant)}`)
    }
  }),
)
const score = mutants.length === 0 ? 100 : (100 * (done - survivors.length)) / done
console.log(
  `${done - survivors.length} of ${done} mutants were detected: ${score.toFixed(1)} % (floor ${FLOOR} %), seed ${seed}`,
)
process.exitCode = score < FLOOR ? 1 : 0

function placeOf({ file, line, start, end, text }: Mutant): string {
  const was = readFileSync(file, 'utf8').slice(start, end).replaceAll(/\s+/gu, ' ')
  return `${relative('.', file)}:${line}  ${was.slice(0, 80)}  →  ${text}`
}

async function isDetected(mutant: Mutant): Promise<boolean> {
  const all = testsOf.get(mutant.file) ?? []
  return (await fails(mutant, all.slice(0, NEAR))) || fails(mutant, all.slice(NEAR))
}

/** True when a test fails or does not end. */
function fails(mutant: Mutant, files: readonly string[]): Promise<boolean> {
  if (files.length === 0) return Promise.resolve(false)
  const args = ['--import', HOOK, '--test', '--test-isolation=none', '--test-reporter=dot', ...files]
  const env = { ...process.env, FETTLE_MUTANT: JSON.stringify(mutant) }
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: MS, killSignal: 'SIGKILL', maxBuffer: 1e9 }, (error) =>
      resolve(error !== null),
    )
  })
}

/** `n` random items. */
function chosen<T>(all: readonly T[], n: number, next: () => number): T[] {
  const left = [...all]
  return Array.from({ length: Math.min(n, all.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat()
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
