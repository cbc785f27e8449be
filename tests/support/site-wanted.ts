import type { PageFacts } from '#core/evidence/page.ts'
import type { Reason } from '#core/reasons.ts'
import type { SiteWanted } from '#core/site/site-pages.ts'
import { there } from './evidence.ts'
import { aCrawl, aPage } from './page-facts.ts'

/** Wanted evidence that could not be gathered, for this reason. */
export const notGathered = (reason: Reason) =>
  ({ state: 'failed', failure: { reason, code: reason } }) as const

/** A website of these pages, read completely, where rendering added nothing. */
export const siteOf = (pages: PageFacts[] = [aPage()]): SiteWanted => ({
  pages: there(aCrawl(pages)),
  rendered: there({ pages: [] }),
})

/** A website that does not answer. */
export const UNREACHABLE_SITE: SiteWanted = {
  pages: notGathered('connect_failure'),
  rendered: notGathered('connect_failure'),
}

/** Neither the website's script files nor a visit by phone could be gathered. */
export const NO_SCRIPTS_OR_VISIT = {
  scripts: notGathered('timeout'),
  loaded: notGathered('engine_missing'),
} as const
