import { isSameSite, pageKey, registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { SHARE_PICTURE_PROPERTIES, type ShareEvidence } from '#core/evidence/share.ts'
import { failure } from '#core/reasons.ts'
import { saysGone } from '#core/says-gone.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { readPage } from '../read-page/read-page.ts'
import { refusesVisitors } from '../read-page/bot-wall.ts'
import { isHtml } from '../read-page/html.ts'
import { namedPage } from '../read-page/named-page.ts'
import { readShareImage } from './share-image.ts'

const SIGNS_WITHIN = 16_384

/**
 * The page named by the owner (S-PRODURL) and its picture for sharing. The page is read even where robots.txt disallows it, because the owner asked.
 * @throws GatheringFailed when the page could not be read.
 */
export const gatherShare: Gatherer<'share'> = async (context) => {
  const site = await context.want('site')
  const url = namedPage(context.answers, site.address)
  if (url === null) return { url: null, kind: 'none', image: null }
  const isOurs = isSameSite(url, site.host) || registrableDomain(new URL(url).hostname) === site.domain
  if (!isOurs) return { url, kind: 'other_site', image: null }
  const crawled = await crawledPage(context, url)
  return crawled ? ofPage(context, url, crawled) : fetched(context, url, site.host)
}

async function crawledPage(context: GatherContext, url: string): Promise<PageFacts | undefined> {
  if (!context.settings.keys.has('pages')) return undefined
  try {
    const { pages } = await context.want('pages')
    return pages.find((page) => pageKey(page.requested) === pageKey(url) && page.status === 200)
  } catch (error) {
    if (error instanceof GatheringFailed) return undefined
    throw error
  }
}

async function fetched(context: GatherContext, url: string, homeHost: string): Promise<ShareEvidence> {
  const answer = await context.egress.fetch(url, { kind: 'page', signal: context.signal })
  if (!answer.ok) throw new GatheringFailed(answer.failure)
  const { status, headers } = answer
  if (saysGone(status)) return { url, kind: 'missing', status, image: null }
  const body = answer.body.subarray(0, SIGNS_WITHIN).toString('latin1')
  if (refusesVisitors({ status, headers, body }))
    throw new GatheringFailed(failure('blocked_by_site', undefined, status))
  if (status >= 400) throw new GatheringFailed(failure('http_status', undefined, status))
  if (!isHtml(answer)) throw new GatheringFailed(failure('not_html'))
  const page = await readPage(context, answer, { requested: url, depth: 1, found: 'owner', homeHost })
  return ofPage(context, url, page)
}

async function ofPage(context: GatherContext, url: string, page: PageFacts): Promise<ShareEvidence> {
  const image = imageOf(page)
  return {
    url,
    kind: 'page',
    status: page.status,
    page,
    image: image === null ? null : await readShareImage(context, image),
  }
}

/** Address of the page's first picture for sharing, absolute. */
function imageOf(page: PageFacts): string | null {
  for (const wanted of SHARE_PICTURE_PROPERTIES) {
    const meta = page.metas.find(
      ({ property, name, content }) => (property ?? name) === wanted && content !== '',
    )
    const url = meta && URL.parse(meta.content, page.url)
    if (url && /^https?:$/u.test(url.protocol)) return url.href
  }
  return null
}
