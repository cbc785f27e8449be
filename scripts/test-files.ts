import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Files that share a process, because each would spend most of its time on starting: those of pure code, those that open their own database and keep
 * nothing else, those of connectors, of gatherers, visits and small websites without a browser, of what the engine does without a process, those that
 * read the project's own files, and those of what tests, benches and scripts use themselves. Files that change something for their whole process, or
 * measure it, are left out.
 */
const SHARED = {
  pure: /^(?:src\/(?:ads|checks|core|fixes|plan|report|summary|tools|web)|tests\/approved)\//u,
  sites: /^tests\/sites\/(?!fade-in|heavy-pages|styled-heading|written-by-script)/u,
  texts:
    /^tests\/(?:accusations|analytics-statuses|catalogue|check-ids|closed-sets|container|copy-of-shop|house|import-style|loaded-by-path|named-paths|names|own-legal-pages|parse-piece|promises|pure|queue-names|silent-catches|social-statuses|supply-chain|support\/|systemd|threat-model|token-search|vendor|watch-files|[\w-]+-suite)|^scripts\/(?:icons|lessons|mutation|page-sources|web-files|with-lock)/u,
  api: /^src\/api\/(?!auth\/|subscription\/|http\/outage|ads\/|connections\/|summary\/)/u,
  connected: /^src\/api\/(?:ads|connections|summary)\//u,
  accounts: /^src\/api\/(?:auth\/(?!sign-in|strength|tokens)|subscription\/(?!not-set-up))/u,
  abuse: /^tests\/abuse\/(?:bodies|kept-nowhere|names|other-owners|provider|replay|texts)/u,
  services:
    /^src\/(?:mail\/|server\/(?!backup\/|files\/|telemetry\/scrape)|store\/(?!embedded\/|limits|migrate|open-database))/u,
  net: /^src\/net\/(?!browser-proxy|connect|dns|guard-fetch|tls)/u,
  connectors: /^src\/connectors\/(?!facebook\/facebook)/u,
  engine:
    /^src\/(?:engine\/(?:budgets|connections\/|inspector\/paced|needed|without-website)|cli\/options|payments\/|telemetry\/(?:metrics|trace-context)|server\/(?:backup\/(?:backup-place|backup-settings|left-folders)|files\/file-settings))/u,
  gather: /^src\/gather\/(?!browser\/|menu-layouts\/|rendered\/|certificate\/|sitemap-files\/kept-memory)/u,
  /** They load Lighthouse, and start no browser. */
  visits:
    /^src\/gather\/browser\/(?:failed-pages|page-lost|profile|render-together|rendered-document|side-by-side|turns|visit\/(?!contention|run-more-axe))/u,
} as const
type Shared = keyof typeof SHARED
/** The slowest first. */
export const SHARED_NAMES = [
  'connected',
  'api',
  'accounts',
  'sites',
  'pure',
  'gather',
  'abuse',
  'services',
  'connectors',
  'net',
  'visits',
  'texts',
  'engine',
] as const satisfies readonly Shared[]

/** Folders of the tests that run within 90 seconds on two cores: the pure half, the web app's pure code, the API, the store. */
export const QUICK: readonly string[] = [
  ...['ads', 'checks', 'core', 'fixes', 'plan', 'report', 'summary', 'tools', 'web', 'api', 'store'].map(
    (folder) => `src/${folder}/`,
  ),
  'tests/catalogue',
  'tests/pure',
]

/** Files that mostly wait: for a missing heartbeat, or for the end of a limit. */
const WAITING = /^tests\/(?:faults\/|load\/|cli|abuse\/connection|demonstration|roles)|hung-pages/u
/** Files that use a browser all the time. */
const BROWSING = /^tests\/(?:e2e\/|sites\/)|^src\/gather\/browser\//u
/** Files that keep a core busy for half a minute or more, beside those of {@link SHARED}; the slowest first (`npm run test:cost`). */
const BUSY = ['tests/sites.test.ts', 'scripts/new-check.test.ts', 'tests/walls.test.ts']

/** Those of them that share a product with a browser, one after the other: it stops soon after the last has left. */
const TOGETHER = /^tests\/e2e\/(?:results|comfort|summary|owner|ads-landing)\.test/u

/** Test files, or those whose path holds one of the words, in the order for the runner; paths relative to the project. */
export function testFiles(words: readonly string[]): string[] {
  const alone = found(words).filter((file) => !isShared(file))
  const [slowest, ...shared] = SHARED_NAMES.filter((name) => sharedFiles(name, words).length > 0).map(
    (name) => `scripts/${name}-tests.ts`,
  )
  const busy = [...(slowest ? [slowest] : []), ...BUSY.filter((file) => alone.includes(file)), ...shared]
  const waiting = alone.filter((file) => WAITING.test(file))
  const browsing = alone
    .filter((file) => BROWSING.test(file) && !WAITING.test(file))
    .toSorted((a, b) => Number(TOGETHER.test(b)) - Number(TOGETHER.test(a)))
  const short = alone.filter((file) => ![...busy, ...waiting, ...browsing].includes(file))
  return [...mixed(waiting, busy, browsing), ...short]
}

/** A busy file beside every waiting one, and as many that browse as there are for each; the long ones come first, so that none runs alone at the end. */
function mixed(...[waiting, busy, browsing]: [string[], string[], string[]]): string[] {
  const rounds = Math.max(waiting.length, busy.length, 1)
  const share = Math.ceil(browsing.length / rounds)
  return Array.from({ length: rounds }, (_, round) => [
    ...waiting.slice(round, round + 1),
    ...busy.slice(round, round + 1),
    ...browsing.slice(round * share, (round + 1) * share),
  ]).flat()
}

const isShared = (file: string): boolean => Object.values(SHARED).some((pattern) => pattern.test(file))

/** The files of one process, or those of them whose path holds one of the words. */
export const sharedFiles = (name: Shared, words: readonly string[]): string[] =>
  found(words).filter((file) => SHARED[name].test(file))

/** Imports all files of a shared process. */
export async function importShared(name: Shared, words: readonly string[]): Promise<void> {
  for (const file of sharedFiles(name, words)) await import(pathToFileURL(resolve(file)).href)
}

function found(words: readonly string[]): string[] {
  return globSync(['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .toSorted()
}
