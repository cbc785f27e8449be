import { resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'

/** What the tests of one file came to. */
export interface FileOutcome {
  passed: number
  failed: number
  skipped: number
  /** Names of the tests that failed; the file's own name when its process ended early. */
  failures: string[]
}

const execArgv = ['--import', import.meta.resolve('./test-process.ts')]
/** Ends hanging files; it is long, because a busy machine takes many times longer. */
const FILE_MS = 1_500_000

/** Runs test files, prints what they say, and gives the outcome of each by its full path. */
export async function runFiles(
  files: readonly string[],
  { words, concurrency }: { words: readonly string[]; concurrency: number },
): Promise<Map<string, FileOutcome>> {
  const outcomes = new Map<string, FileOutcome>()
  let failures: string[] = []
  const stream = run({ files: [...files], argv: [...words], execArgv, concurrency, timeout: FILE_MS })
  // The runner gives the events of one file together, and its summary last; a process that ended early has a failure in its own name and no summary.
  stream.on('test:fail', ({ name, file, details }) => {
    if (file !== undefined && resolve(name) === file) {
      outcomes.set(file, { passed: 0, failed: 1, skipped: 0, failures: [...failures, name] })
      failures = []
    } else if (details.type !== 'suite') failures.push(name)
  })
  stream.on('test:summary', ({ file, counts, success }) => {
    if (file === undefined) return
    const failed = counts.tests - counts.passed - counts.skipped - counts.todo
    outcomes.set(file, {
      passed: counts.passed,
      failed: success ? failed : Math.max(1, failed),
      skipped: counts.skipped,
      failures: success ? [] : failures.length > 0 ? failures : ['the file'],
    })
    failures = []
  })
  stream.compose(spec).pipe(process.stdout)
  await new Promise((done) => stream.on('close', done))
  return outcomes
}

/** The sum over files. */
export function totalOf(outcomes: Iterable<FileOutcome>): Omit<FileOutcome, 'failures'> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of outcomes) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}
