import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext, type RenderedPage } from '../context.ts'
import { bytesOfText } from '#core/memory-of.ts'
import { oncePerScan } from '../once-per-scan.ts'

/** Most renderings of one scan, beside the two visits. */
const MOST = 10
/** Most bytes of memory that their documents take together: two of the largest that a browser gives, as much as hundreds of usual ones. */
const MOST_BYTES = 48 * 1_048_576

/**
 * Renders pages of one scan, each once and at most ten; `insecure` accepts an invalid certificate, as the visits do. `null` once the ten are used up,
 * and for one whose document has no room beside the others'. Rejected with `GatheringFailed` when the browser fails.
 */
export const renderingsOf = oncePerScan((context) => {
  const known = new Map<string, Promise<RenderedPage | null>>()
  let left = MOST_BYTES
  const withinRoom = (page: RenderedPage): RenderedPage | null => {
    const bytes = bytesOfText(page.html)
    if (bytes > left) return null
    left -= bytes
    return page
  }
  return (url: string, { insecure }: { insecure: boolean }): Promise<RenderedPage | null> => {
    const page = known.get(url)
    if (page) return page
    if (known.size >= MOST) return Promise.resolve(null)
    const rendering = context.browser.render(url, { insecure }).then(withinRoom)
    known.set(url, rendering)
    return rendering
  }
})

/** The website asks for a password: that is no fault of our browser (decisions, section 2.4). */
const LOCKED = 401

/**
 * The rendering of a page of this website; `null` when this scan's renderings are used up.
 * @throws GatheringFailed when the browser fails, or shows another website or an error in the page's place.
 */
export async function renderingOf(
  context: GatherContext,
  { url, status }: Pick<PageFacts, 'url' | 'status'>,
  { host, insecure }: Pick<SiteEvidence, 'host' | 'insecure'>,
): Promise<RenderedPage | null> {
  const shown = await renderingsOf(context)(url, { insecure })
  if (shown === null) return null
  if (!isSameSite(shown.url, host))
    throw new GatheringFailed(failure('page_unavailable', 'it led to another website'))
  if (shown.status === LOCKED && status < 400)
    throw new GatheringFailed(failure('http_status', 'it asked our browser for a password', LOCKED))
  if ((shown.status ?? 0) >= 400 && status < 400)
    throw new GatheringFailed(failure('page_unavailable', 'it answered our browser with an error'))
  return shown
}
