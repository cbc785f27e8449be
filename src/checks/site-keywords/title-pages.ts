import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { valueOf, type Wanted } from '#core/gathered.ts'
import { because, type Failure } from '#core/reasons.ts'
import { scriptsWriteHead, runsScripts } from '#core/site/written-by-scripts.ts'
import { whyNotRendered } from '#core/site/cannot-say-missing.ts'
import { withRendered } from '#core/site/with-rendered.ts'

const UNSEEN = because('partial_crawl')

/** The pages whose titles and headings are read, and why they may not be what visitors see; `null` when they are. */
export interface TitlePages {
  pages: readonly PageFacts[]
  unseen: Failure | null
}

/** The pages as sent; where the website's scripts write titles or headings, as rendered. */
export function titlePagesOf(
  { home }: SiteEvidence,
  crawl: PagesEvidence,
  rendered: Wanted<{ pages: PageFacts[] }>,
): TitlePages {
  const shown = withRendered(crawl, valueOf(rendered))
  const renderedHome = valueOf(rendered)?.pages.find(({ found }) => found === 'home')
  if (!renderedHome) return { pages: crawl.pages, unseen: whyNotRendered({ pages: shown, rendered }) }
  // The homepage may have been read again since: what was rendered is compared with the page of the same scan.
  const sentHome = crawl.pages.find(({ found }) => found === 'home') ?? home
  if (!scriptsWriteHead(sentHome, renderedHome)) return { pages: crawl.pages, unseen: null }
  const isUnseen = shown.some((page) => !page.rendered && runsScripts(page))
  return { pages: shown, unseen: isUnseen ? UNSEEN : null }
}
