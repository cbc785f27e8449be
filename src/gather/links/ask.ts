import { pageKey } from '#core/address/urls.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { isAway } from '#net/retry.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext } from '../context.ts'
import { isSkipped } from '../read-page/address-rules.ts'
import { callsItselfMissing } from '../read-page/missing.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { tryReadPage } from '../read-page/read-page.ts'
import { robotsBookOf } from '../robots-rules/book.ts'
import { isHtml } from '../read-page/html.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { HeadTruth } from './head-truth.ts'
import { type LinkAnswer, linkAnswer } from '../link-table/answer.ts'
import type { TableTarget } from '../link-table/table.ts'

/** An answer, and whether it is a page that says "not found" with status 200. */
export interface AskedLink {
  answer: LinkAnswer
  softMissing: boolean
}

const RANGE_REFUSED = 416
/** Enough of a page to tell whether it is one. */
const PAGE_BYTES = 524_288
const SIGN_BYTES = 4_096
/** A second request would be told the same. */
const FINAL: ReadonlySet<Failure['code']> = new Set([
  'dns_not_found',
  'address_refused',
  'host_not_public',
  'cancelled',
])

/** How a target is asked for. */
export interface AskOptions {
  signal: AbortSignal
  /** False: one try tells enough, as something is known of it already. */
  retry: boolean
}

/** Asks for one target in the gentlest way that tells; `null` for addresses that are never asked for. */
export async function ask(
  context: GatherContext,
  { url, kind, sameSite }: TableTarget,
  { signal, retry }: AskOptions,
): Promise<AskedLink | null> {
  const askedAt = performance.now()
  const hard = (answer: FetchAnswer): AskedLink => ({
    answer: linkAnswer(answer, askedAt),
    softMissing: false,
  })
  if (sameSite && isSkipped(url)) return null
  if (!(await robotsBookOf(context).allows(url))) return hard(refused(url))
  if (sameSite && (kind === 'page' || kind === 'frame')) return askPage(context, url, { signal, retry })
  const { egress } = context
  const head = await egress.fetch(url, { method: 'HEAD', body: 'drain', retry: false, signal })
  const { host } = new URL(url)
  const truth = headTruthOf(context)
  if (head.ok ? head.status < 400 || isAway(head) : FINAL.has(head.failure.code)) return hard(head)
  if (isMissing(head) && truth.isKnown(host)) return hard(head)
  // With the one above these are three tries.
  const one = { body: 'head', maxBytes: SIGN_BYTES, kind: 'probe', retry: retry && 'once', signal } as const
  const part = await egress.fetch(url, { ...one, headers: { range: 'bytes=0-0' } })
  const get = part.ok && part.status === RANGE_REFUSED ? await egress.fetch(url, one) : part
  if (isMissing(head)) truth.learn(host, isMissing(get))
  return hard(get)
}

const isMissing = (answer: FetchAnswer): boolean =>
  answer.ok && (answer.status === 404 || answer.status === 410)
const headTruthOf = oncePerScan(() => new HeadTruth())

const refused = (url: string): FetchAnswer => ({
  ok: false,
  failure: failure('robots_disallowed'),
  hops: [],
  url,
})

async function askPage(context: GatherContext, url: string, options: AskOptions): Promise<AskedLink> {
  const askedAt = performance.now()
  const how = { kind: 'page', body: 'head', maxBytes: PAGE_BYTES, ...options } as const
  const answer = await context.egress.fetch(url, how)
  const asked = { answer: linkAnswer(answer, askedAt), softMissing: false }
  if (!answer.ok || answer.status !== 200 || answer.truncated || !isHtml(answer)) return asked
  const { host } = new URL(answer.url)
  const page = await tryReadPage(context, answer, {
    requested: pageKey(url),
    depth: 0,
    found: 'link',
    homeHost: host,
  })
  if (!page) return asked
  const random = await randomPageOf(context)
  return { ...asked, softMissing: callsItselfMissing(page) || random.isLikeMissing(page) }
}
