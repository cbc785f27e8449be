import type { Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts, type SpeedCheckFacts } from './facts.ts'
import { opportunityWords } from './words.ts'

/** Minutes by what Lighthouse found; the time of whoever does it. */
const MINUTES: Readonly<Record<string, number>> = {
  'cache-insight': 20,
  'document-latency-insight': 20,
  'font-display-insight': 15,
  'image-delivery-insight': 30,
  'legacy-javascript-insight': 30,
  'modern-http-insight': 10,
  redirects: 15,
  'render-blocking-insight': 30,
  'server-response-time': 20,
  'third-parties-insight': 20,
  'unsized-images': 20,
  'uses-text-compression': 10,
  'viewport-insight': 10,
}
const OTHER = 45

/** Only the host can change these. */
const BY_HOST: ReadonlySet<string> = new Set([
  'document-latency-insight',
  'modern-http-insight',
  'server-response-time',
  'uses-text-compression',
])
/** A saving below it is not worth naming. */
const NAMED_MS = 100
const SECOND = 1_000

type Found = SpeedCheckFacts['opportunities'][number]

/** The work by what slows the page most, at most five things. */
export const speedWork: WorkOf = (result) => {
  const found = factsAs(facts, result.facts)?.opportunities ?? []
  if (found.length === 0) return null
  return {
    steps: [...found.map(stepFor), { text: 'Re-run the test', minutes: 2 }],
    isReadyMade: false,
  }
}

const stepFor = ({ id, title, savingsMs }: Found): Step => ({
  text: `${opportunityWords[id] ?? title}${savedBy(savingsMs)}`,
  minutes: MINUTES[id] ?? OTHER,
  who: BY_HOST.has(id) ? 'Your web host' : 'Your web person',
})

const savedBy = (ms: number | null): string =>
  ms === null || ms < NAMED_MS ? '' : ` (about ${(ms / SECOND).toFixed(1)} seconds faster)`
