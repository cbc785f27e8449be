import { globSync } from 'node:fs'

/** Folders whose code only reckons: no state, no network, no process of its own. */
const RECKONING = /^src\/(?:checks|core|fixes|plan|report|summary|tools|web)\//u
/** Files that mostly wait: for a heartbeat that stays out, for a limit that passes. */
const WAITING = /^tests\/(?:faults\/|load\/|cli|abuse\/connection)|hung-pages/u
/** Files that keep a whole browser busy. */
const BROWSING = /^tests\/(?:e2e\/|sites)|^src\/gather\/browser\//u

export interface TestFiles {
  /** Tests that can share one process, of which a file would need most for its start. */
  reckoning: string[]
  /** The others, those that take long first. */
  others: string[]
}

/** Every test file, or those whose path holds one of the words; paths from the project's folder. */
export function testFiles(words: readonly string[]): TestFiles {
  const all = globSync(['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .toSorted()
  return {
    reckoning: all.filter((file) => RECKONING.test(file)),
    others: longestFirst(all.filter((file) => !RECKONING.test(file))),
  }
}

/** One that waits beside every two that keep the machine busy, and the short ones last: no core is idle for long, and no file left alone. */
function longestFirst(files: readonly string[]): string[] {
  const waiting = files.filter((file) => WAITING.test(file))
  const browsing = files.filter((file) => BROWSING.test(file) && !WAITING.test(file))
  const short = files.filter((file) => !WAITING.test(file) && !BROWSING.test(file))
  const rounds = Math.max(waiting.length, Math.ceil(browsing.length / 2))
  const long = Array.from({ length: rounds }, (_, round) => [
    ...waiting.slice(round, round + 1),
    ...browsing.slice(round * 2, round * 2 + 2),
  ])
  return [...long.flat(), ...short]
}
