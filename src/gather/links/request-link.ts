import type { LinkKind } from '#core/evidence/links.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { saysGone } from '#core/says-gone.ts'
import { isAway } from '#net/retry.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext } from '../context.ts'
import { isSkipped } from '../read-page/address-rules.ts'
import { callsItselfMissing } from '../read-page/missing.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { tryReadPage } from '../read-page/read-page.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'
import { isHtml } from '../read-page/html.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { HeadReliability } from './head-reliability.ts'
import { type LinkAnswer, linkAnswer } from '../link-table/answer.ts'
import type { TableTarget } from '../link-table/table.ts'

/** An answer, and whether it is a soft 404: a page that says "not found" with status 200. */
export interface RequestedLink {
  answer: LinkAnswer
  softMissing: boolean
}

const RANGE_REFUSED = 416
/** Bytes that are enough to tell a page from a missing one. */
const PAGE_BYTES = 524_288
const SIGN_BYTES = 4_096
/** Failures that a second request would repeat. */
const FINAL: ReadonlySet<Failure['code']> = new Set([
  'dns_not_found',
  'address_refused',
  'host_not_public',
  'cancelled',
])

/** What a server sends from a file, without making it. */
const STATIC_KINDS: ReadonlySet<LinkKind> = new Set([
  'image',
  'stylesheet',
  'script',
  'media',
  'icon',
  'file',
])

/** Options of a request. */
export interface RequestOptions {
  signal: AbortSignal
  /** False: one try only, because an earlier answer is known. */
  retry: boolean
}

/** Requests one target with the least load that gives a result; `null` for addresses that are never requested. */
export async function requestLink(
  context: GatherContext,
  { url, kind, sameSite }: TableTarget,
  { signal, retry }: RequestOptions,
): Promise<RequestedLink | null> {
  const askedAt = performance.now()
  const hard = (answer: FetchAnswer): RequestedLink => ({
    answer: linkAnswer(answer, askedAt),
    softMissing: false,
  })
  if (sameSite && isSkipped(url)) return null
  if (!(await robotsAccessOf(context).allows(url))) return hard(refused(url))
  if (sameSite && (kind === 'page' || kind === 'frame')) return requestPage(context, url, { signal, retry })
  const { egress } = context
  const isStatic = STATIC_KINDS.has(kind)
  const head = await egress.fetch(url, { method: 'HEAD', body: 'drain', retry: false, isStatic, signal })
  const heads = headReliabilityOf(context)
  if (head.ok ? head.status < 400 || isAway(head) : FINAL.has(head.failure.code)) return hard(head)
  if (isMissing(head) && heads.isReliable(url)) return hard(head)
  // Three tries with the one above.
  const tries = retry && 'once'
  const one = { body: 'head', maxBytes: SIGN_BYTES, kind: 'probe', retry: tries, isStatic, signal } as const
  const part = await egress.fetch(url, { ...one, headers: { range: 'bytes=0-0' } })
  const get = part.ok && part.status === RANGE_REFUSED ? await egress.fetch(url, one) : part
  if (isMissing(head)) heads.record(url, isMissing(get))
  return hard(get)
}

const isMissing = (answer: FetchAnswer): boolean => answer.ok && saysGone(answer.status)
const headReliabilityOf = oncePerScan(() => new HeadReliability())

const refused = (url: string): FetchAnswer => ({
  ok: false,
  failure: failure('robots_disallowed'),
  hops: [],
  url,
})

async function requestPage(
  context: GatherContext,
  url: string,
  options: RequestOptions,
): Promise<RequestedLink> {
  const askedAt = performance.now()
  const how = { kind: 'page', body: 'head', maxBytes: PAGE_BYTES, ...options } as const
  const answer = await context.egress.fetch(url, how)
  const asked = { answer: linkAnswer(answer, askedAt), softMissing: false }
  if (!answer.ok || answer.status !== 200 || answer.truncated || !isHtml(answer)) return asked
  const { host } = new URL(answer.url)
  const page = await tryReadPage(context, answer, {
    requested: url,
    depth: 0,
    found: 'link',
    homeHost: host,
  })
  if (!page) return asked
  const random = await randomPageOf(context)
  return { ...asked, softMissing: callsItselfMissing(page) || random.isLikeMissing(page) }
}
