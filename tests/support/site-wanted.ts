import type { PageFacts } from '#core/evidence/page.ts'
import type { Reason } from '#core/reasons.ts'
import type { SiteWanted } from '#core/site/site-pages.ts'
import { there } from './evidence.ts'
import { aCrawl, aPage } from './page-facts.ts'

/** Wanted evidence that could not be gathered, for this reason. */
export const gone = (reason: Reason) => ({ state: 'failed', failure: { reason, code: reason } }) as const

/** A website of these pages, read completely, where rendering added nothing. */
export const siteOf = (pages: PageFacts[] = [aPage()]): SiteWanted => ({
  pages: there(aCrawl(pages)),
  rendered: there({ pages: [] }),
})

/** A website that does not answer. */
export const NO_SITE: SiteWanted = { pages: gone('connect_failure'), rendered: gone('connect_failure') }

/** None of these was gathered: the website's script files, and a visit by phone. */
export const NO_MORE = { scripts: gone('timeout'), mobileVisit: gone('engine_missing') } as const
