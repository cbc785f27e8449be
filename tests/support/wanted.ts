import type { PageFacts } from '#core/evidence/page.ts'
import type { Wanted } from '#core/gathered.ts'
import type { Reason } from '#core/reasons.ts'
import type { SiteWanted } from '#core/site/seen.ts'
import { aCrawl, aPage } from './page-facts.ts'

/** Wanted evidence that is there. */
export const there = <T>(value: T): Wanted<T> => ({ state: 'ok', value })

/** Wanted evidence that is still on its way. */
export const PENDING = { state: 'pending' } as const

/** Wanted evidence that could not be gathered. */
export const gone = (reason: Reason) => ({ state: 'failed', failure: { reason, code: reason } }) as const

/** A website of these pages, read whole and drawn without surprises. */
export const aSite = (pages: PageFacts[] = [aPage()]): SiteWanted => ({
  pages: there(aCrawl(pages)),
  rendered: there({ pages: [] }),
})

/** A website that does not answer. */
export const NO_SITE: SiteWanted = { pages: gone('connect_failure'), rendered: gone('connect_failure') }
