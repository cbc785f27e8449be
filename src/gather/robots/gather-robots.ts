import { setTimeout } from 'node:timers/promises'
import type { PageFacts } from '#core/evidence/page.ts'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import { cut } from '#core/text.ts'
import type { FetchAnswer } from '#net/types.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { readLines } from './lines.ts'
import { AGENT, parseRobots, type RobotsRules } from '../robots-rules/rules.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

const SITEMAPS_KEPT = 100
const ADDRESS_LIMIT = 2048

/** Reads `/robots.txt` of the homepage's host (RFC 9309). A server error is requested again after `confirmAfterMs`. */
export const gatherRobots: Gatherer<'robots'> = async (context) => {
  const site = await context.want('site')
  const url = new URL('/robots.txt', site.address).href
  const first = await read(context, url)
  if (first.status < 500) return evidenceOf(context, url, first, site.home)
  await setTimeout(context.settings.confirmAfterMs, undefined, { signal: context.signal })
  const second = await read(context, url)
  const evidence = evidenceOf(context, url, second, site.home)
  return { ...evidence, serverErrorConfirmed: second.status >= 500 }
}

async function read({ egress, signal }: GatherContext, url: string): Promise<Answered> {
  const answer = await egress.fetch(url, { kind: 'robots', signal })
  if (!answer.ok) throw new GatheringFailed(answer.failure)
  // What is missing of a file may forbid anything; the text of another answer is not read.
  if (isFile(answer) && answer.bodyFailure) throw new GatheringFailed(answer.bodyFailure)
  return answer
}

const isFile = ({ status }: Answered): boolean => status >= 200 && status < 300

function evidenceOf(context: GatherContext, url: string, answer: Answered, home: PageFacts): RobotsEvidence {
  const text = isFile(answer) ? new TextDecoder().decode(answer.body) : ''
  const { origin } = new URL(url)
  const rules = parseRobots(origin, text)
  const delay = rules.crawlDelay(AGENT)
  if (delay !== null) context.egress.setCrawlDelay(new URL(url).hostname, delay)
  return {
    url,
    status: answer.status,
    serverErrorConfirmed: false,
    contentType: answer.headers['content-type'] ?? null,
    text,
    bytes: sizeOf(answer),
    sitemaps: rules.sitemaps.slice(0, SITEMAPS_KEPT).map((line) => cut(line, ADDRESS_LIMIT)),
    ...readLines(text),
    homeAllowed: {
      fettle: rules.allows(`${origin}/`, AGENT),
      all: rules.allows(`${origin}/`, '*'),
      googlebot: rules.allows(`${origin}/`, 'Googlebot'),
      bingbot: rules.allows(`${origin}/`, 'Bingbot'),
    },
    crawlDelaySeconds: delay,
    blockedAssets: blockedAssets(rules, origin, home),
  }
}

/** Size in bytes as read, or by the header when it was cut. */
function sizeOf({ body, truncated, headers, wireBytes }: Answered): number {
  if (!truncated) return body.length
  return Math.max(body.length + 1, wireBytes, Number(headers['content-length']) || 0)
}

const blockedAssets = (rules: RobotsRules, origin: string, home: PageFacts): string[] =>
  [...new Set([...home.stylesheets, ...home.scripts].map(({ url }) => url))]
    .filter((url) => url !== null)
    .filter((url) => new URL(url).origin === origin && !rules.allows(url, 'Googlebot'))
