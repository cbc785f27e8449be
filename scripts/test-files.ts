import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Files that can share a process, of which each would need most for its start: those whose code only reckons, those that open a database
 * of their own each and keep nothing else, and those of what looks at websites without a browser. What is left out sets something up for
 * its whole process.
 */
const SHARED = {
  reckoning: /^src\/(?:checks|core|fixes|plan|report|summary|tools|web)\//u,
  api: /^src\/api\/(?!auth\/|subscription\/|outage)/u,
  accounts: /^src\/api\/(?:auth\/(?!sign-in|tokens)|subscription\/(?!not-set-up))/u,
  abuse: /^tests\/abuse\/(?:bodies|kept-nowhere|names|other-owners|provider|replay|texts)/u,
  services:
    /^src\/(?:mail\/|server\/(?!backup\/|files\/)|store\/(?!embedded\/|limits|migrate|open-database))/u,
  net: /^src\/net\/(?!browser-proxy|connect|dns|guard-fetch|tls)/u,
  gather: /^src\/gather\/(?!browser\/|menu-layouts\/|rendered\/|certificate\/)/u,
} as const
type Shared = keyof typeof SHARED
/** Those that take longest first. */
export const SHARED_NAMES = [
  'api',
  'accounts',
  'reckoning',
  'gather',
  'abuse',
  'services',
  'net',
] as const satisfies readonly Shared[]

/** Folders of the tests that run within 90 seconds on two cores: the pure half, the web app's reckoning, the API's calls, the store. */
export const QUICK: readonly string[] = [
  ...['checks', 'core', 'fixes', 'plan', 'report', 'summary', 'tools', 'web', 'api', 'store'].map(
    (folder) => `src/${folder}/`,
  ),
  'tests/catalogue',
  'tests/pure',
]

/** Files that mostly wait: for a heartbeat that stays out, for a limit that passes. */
const WAITING = /^tests\/(?:faults\/|load\/|cli|abuse\/connection)|hung-pages/u
/** Files that keep a whole browser busy. */
const BROWSING = /^tests\/(?:e2e\/|sites)|^src\/gather\/browser\//u

/** Test files, or those whose path holds one of the words, as the runner shall start them; paths from the project's folder. */
export function testFiles(words: readonly string[]): string[] {
  const all = found(words)
  const waiting = all.filter((file) => WAITING.test(file))
  const browsing = all.filter((file) => BROWSING.test(file) && !WAITING.test(file))
  const short = all.filter((file) => !WAITING.test(file) && !BROWSING.test(file) && !isShared(file))
  const shared = SHARED_NAMES.filter((name) => sharedFiles(name, words).length > 0).map(
    (name) => `scripts/${name}-tests.ts`,
  )
  return [...mixed(waiting, browsing), ...shared, ...short]
}

/** One that waits beside every two that keep the machine busy: the long ones go first, so that none is left alone at the end. */
function mixed(waiting: readonly string[], browsing: readonly string[]): string[] {
  const rounds = Math.max(waiting.length, Math.ceil(browsing.length / 2))
  return Array.from({ length: rounds }, (_, round) => [
    ...waiting.slice(round, round + 1),
    ...browsing.slice(round * 2, round * 2 + 2),
  ]).flat()
}

const isShared = (file: string): boolean => Object.values(SHARED).some((pattern) => pattern.test(file))

/** The files of one process, or those of them whose path holds one of the words. */
export const sharedFiles = (name: Shared, words: readonly string[]): string[] =>
  found(words).filter((file) => SHARED[name].test(file))

/** Runs the files that share a process, as if they were one. */
export async function importShared(name: Shared, words: readonly string[]): Promise<void> {
  for (const file of sharedFiles(name, words)) await import(pathToFileURL(resolve(file)).href)
}

function found(words: readonly string[]): string[] {
  return globSync(['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .toSorted()
}
