import type { PageFacts } from '#core/evidence/page.ts'
import type { OtherPageAddress } from '#core/evidence/other-addresses.ts'
import { CouldNotLook, type GatherContext } from '../context.ts'
import { areAlike } from '../read-page/likeness.ts'
import { tryReadPage } from '../read-page/read-page.ts'
import { robotsBookOf } from '../robots-rules/book.ts'
import { isHtml } from '../read-page/html.ts'

/** Pages looked at under a second address. */
const SAMPLE = 10
const READ_BYTES = 1_048_576
/** A path that ends like a file has no twin with a slash. */
const FILE_LIKE = /\.[a-z\d]{1,5}$/iu

/** A second address that may answer for a page: with or without the slash at its end, or in small letters. */
interface Twin {
  kind: OtherPageAddress['kind']
  page: PageFacts
  address: string
}

/** Up to ten crawled pages at the address that differs by the slash at its end or by capitals. */
export async function pathTwins(context: GatherContext): Promise<OtherPageAddress[]> {
  const twins = twinsOf(await crawledPages(context)).slice(0, SAMPLE)
  const seen = await Promise.all(twins.map((twin) => lookAt(context, twin)))
  return seen.filter((twin) => twin !== null)
}

async function crawledPages(context: GatherContext): Promise<readonly PageFacts[]> {
  try {
    return (await context.want('pages')).pages
  } catch (error) {
    if (error instanceof CouldNotLook) return []
    throw error
  }
}

/** Capitals first: they are rarer, so that they are not crowded out of the sample. */
export function twinsOf(pages: readonly PageFacts[]): Twin[] {
  const inner = pages.filter(({ url }) => new URL(url).pathname !== '/')
  const capitals = inner.flatMap((page) => twin('case', page, lowerCase))
  const slashes = inner.flatMap((page) => twin('slash', page, otherSlash))
  return [...capitals, ...slashes]
}

function twin(kind: OtherPageAddress['kind'], page: PageFacts, change: (path: string) => string): Twin[] {
  const url = new URL(page.url)
  const path = change(url.pathname)
  if (path === url.pathname) return []
  url.pathname = path
  return [{ kind, page, address: url.href }]
}

const ESCAPE_OR_CHARACTER = /%[\da-f]{2}|./giu

/** The letters of escapes are no capitals: `%C3` and `%c3` are one spelling (RFC 3986, 6.2.2.1). */
const lowerCase = (path: string): string =>
  path.replace(ESCAPE_OR_CHARACTER, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

function otherSlash(path: string): string {
  if (path.endsWith('/')) return path.slice(0, -1)
  return FILE_LIKE.test(path) ? path : `${path}/`
}

async function lookAt(
  context: GatherContext,
  { kind, page, address }: Twin,
): Promise<OtherPageAddress | null> {
  if (!(await robotsBookOf(context).allows(address))) return null
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
