import { refreshTarget } from '../address/refresh.ts'
import type { PageFacts } from '../evidence/page.ts'
import type { PagesEvidence } from '../evidence/pages.ts'
import { oncePerObject } from '../once-per.ts'
import { onceEach, placeOfPage } from './page-place.ts'

/** Whether a page only sends its visitors on to another one, by a redirect in its head. */
export const sendsOn = ({ url, metas }: Pick<PageFacts, 'url' | 'metas'>): boolean =>
  metas.some(({ httpEquiv, content }) => {
    const target = httpEquiv?.toLowerCase() === 'refresh' ? refreshTarget(content, url) : null
    return target !== null && placeOfPage(target) !== placeOfPage(url)
  })

/**
 * The pages of a website as a visitor counts them: each once, at the first of its addresses, and without those that only send visitors on. The
 * homepage, which comes first, always counts.
 */
export const distinctPages = (pages: readonly PageFacts[]): PageFacts[] =>
  onceEach(pages.filter((page, at) => at === 0 || !sendsOn(page)))

/** How many pages of a website were read, where each counts once; some of them may not be among those that were kept. */
export const pagesRead = oncePerObject(
  ({ pages, read }: PagesEvidence): number => read - (pages.length - distinctPages(pages).length),
)

/** How many pages were looked at, with those that only a rendered page leads to: `shown` are the crawl's and the browser's. */
export const pagesSeen = (crawl: PagesEvidence, shown: readonly PageFacts[]): number =>
  Math.max(pagesRead(crawl), distinctPages(shown).length)
