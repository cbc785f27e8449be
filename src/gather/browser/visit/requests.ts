import { z } from 'zod'
import { hostIn, registrableDomain } from '#core/address/urls.ts'
import { MOST_REQUESTS, type RequestFacts } from '#core/evidence/visit.ts'
import { cut } from '#core/text.ts'

const itemSchema = z.object({
  url: z.string(),
  resourceType: z.string().default('Other'),
  statusCode: z.number().default(-1),
  transferSize: z.number().default(0),
  finished: z.boolean().default(true),
  frameId: z.string().default(''),
})
type Item = z.infer<typeof itemSchema>

/** The http(s) requests of Lighthouse's network records, at most {@link MOST_REQUESTS}. `page`: the address that the page ended at. */
export function requestsOf(records: readonly unknown[], page: string): RequestFacts[] {
  const items = records
    .flatMap((item) => itemSchema.safeParse(item).data ?? [])
    .filter(({ url }) => /^https?:/u.test(url))
  const others = framesOfOthers(items, page)
  return items
    .slice(0, MOST_REQUESTS)
    .map(({ url, resourceType, statusCode, transferSize, finished, frameId }) => ({
      url: cut(url, 2_048),
      type: resourceType,
      status: statusCode > 0 ? statusCode : null,
      bytes: transferSize,
      failed: !finished || statusCode <= 0 || statusCode >= 400,
      ...(others.has(frameId) ? { inOtherFrame: true as const } : {}),
    }))
}

/**
 * Frames that show a document of another website. One of the page's own website, or that its scripts write into, has what the website has: tools that
 * run tags apart from the page use such frames.
 */
function framesOfOthers(items: readonly Item[], page: string): ReadonlySet<string> {
  const own = siteOf(page)
  if (own === null) return new Set()
  const documents = items.filter(({ resourceType, frameId }) => resourceType === 'Document' && frameId !== '')
  // The last one of a frame is what it shows in the end.
  const shown = new Map(documents.map(({ frameId, url }) => [frameId, siteOf(url)]))
  return new Set([...shown].flatMap(([frameId, site]) => (site === own ? [] : [frameId])))
}

/** `null` for what is on no host, as the browser's own page of an error. */
const siteOf = (address: string): string | null => {
  const host = hostIn(address)
  return host === '' ? null : registrableDomain(host)
}
