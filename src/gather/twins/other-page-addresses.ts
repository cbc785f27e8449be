import type { PageFacts } from '#core/evidence/page.ts'
import type { OtherPageAddress } from '#core/evidence/other-addresses.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { areAlike } from '../read-page/likeness.ts'
import { tryReadPage } from '../read-page/read-page.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'
import { isHtml } from '../read-page/html.ts'

/** Most pages requested at a second address. */
const SAMPLE = 10
const READ_BYTES = 1_048_576
/** A path with a file extension has no second address with a slash. */
const FILE_LIKE = /\.[a-z\d]{1,5}$/iu

/** A second address that may give the same page: with or without the slash at its end, or in lower case. */
interface OtherAddress {
  kind: OtherPageAddress['kind']
  page: PageFacts
  address: string
}

/** Answers for up to ten crawled pages at the address that differs by the slash at its end or by letter case. */
export async function answersOfOtherPages(context: GatherContext): Promise<OtherPageAddress[]> {
  const others = otherAddressesOf(await crawledPages(context)).slice(0, SAMPLE)
  const seen = await Promise.all(others.map((other) => request(context, other)))
  return seen.filter((other) => other !== null)
}

async function crawledPages(context: GatherContext): Promise<readonly PageFacts[]> {
  try {
    return (await context.want('pages')).pages
  } catch (error) {
    if (error instanceof GatheringFailed) return []
    throw error
  }
}

/** Other letter case first, because it is rarer and must not be left out of the sample. */
export function otherAddressesOf(pages: readonly PageFacts[]): OtherAddress[] {
  const inner = pages.filter(({ url }) => new URL(url).pathname !== '/')
  const capitals = inner.flatMap((page) => otherAddress('case', page, lowerCase))
  const slashes = inner.flatMap((page) => otherAddress('slash', page, otherSlash))
  return [...capitals, ...slashes]
}

function otherAddress(
  kind: OtherPageAddress['kind'],
  page: PageFacts,
  change: (path: string) => string,
): OtherAddress[] {
  const url = new URL(page.url)
  const path = change(url.pathname)
  if (path === url.pathname) return []
  url.pathname = path
  return [{ kind, page, address: url.href }]
}

const ESCAPE_OR_CHARACTER = /%[\da-f]{2}|./giu

/** Lower case, but for percent-encoding: `%C3` and `%c3` are one spelling (RFC 3986, 6.2.2.1). */
const lowerCase = (path: string): string =>
  path.replace(ESCAPE_OR_CHARACTER, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

function otherSlash(path: string): string {
  if (path.endsWith('/')) return path.slice(0, -1)
  return FILE_LIKE.test(path) ? path : `${path}/`
}

async function request(
  context: GatherContext,
  { kind, page, address }: OtherAddress,
): Promise<OtherPageAddress | null> {
  if (!(await robotsAccessOf(context).allows(address))) return null
  const { egress, signal } = context
  const answer = await egress.fetch(address, { kind: 'page', body: 'head', maxBytes: READ_BYTES, signal })
  if (!answer.ok) return null
  const redirected = answer.hops.some(({ location }) => location !== undefined)
  const seen = {
    kind,
    url: page.url,
    twin: address,
    status: answer.status,
    redirected,
    sameContent: false,
    canonical: null,
  }
  if (answer.status !== 200 || redirected || !isHtml(answer)) return seen
  const { host } = new URL(address)
  const other = await tryReadPage(context, answer, {
    requested: address,
    depth: page.depth,
    found: 'link',
    homeHost: host,
  })
  if (!other) return seen
  const canonical = other.relations.find(({ rel }) => rel === 'canonical')?.url ?? null
  const isSame =
    areAlike(page.sketch, other.sketch) ||
    (page.title.text !== null && page.title.text === other.title.text && page.bytes === other.bytes)
  return { ...seen, sameContent: isSame, canonical }
}
