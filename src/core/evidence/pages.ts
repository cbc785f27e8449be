import type { Failure } from '../reasons.ts'
import type { PageFacts } from './page.ts'

/** A page that the crawl knows of and could not read. */
export interface UnreadPage {
  url: string
  failure: Failure
  /** True when the homepage's header, nav or footer links to it. */
  inMenu: boolean
}

/** An address that answered and is no page of its own: an error, a redirect, or something else than a page. */
export interface NoPage {
  url: string
  /** Of the last answer. */
  status: number
  /** Where redirects ended, on this site or another; `null` without any. */
  leadsTo: string | null
}

/** The crawl: homepage first, then menu links, sitemap addresses, and breadth first. */
export interface PagesEvidence {
  /** Homepage address after redirects. */
  address: string
  host: string
  /** Pages read, homepage first, in crawl order. At most 200 keep their facts, whatever the page limit is. */
  pages: PageFacts[]
  /** Pages read in all. */
  read: number
  unread: UnreadPage[]
  /** Absent in evidence saved before it was kept. */
  noPages?: NoPage[]
  /**
   * Addresses of this site that answered with something else than a page of `pages`: gone, moved, a file, or a page whose facts were not
   * kept. An address that stands nowhere here was never asked for. Absent in evidence of earlier versions.
   */
  answered?: string[]
  /** Links in the homepage's header, nav and footer, and how many of those got a conclusive answer. */
  menu: { links: number; conclusive: number }
  /** Why the crawl ended. `all`: nothing was left to read. */
  ended: 'all' | 'budget_pages' | 'budget_time' | 'budget_bytes' | 'robots' | 'cancelled'
  pageLimit: number
  /** Addresses that robots.txt keeps from us. */
  robotsDisallowed: string[]
  /** The homepage needed rendering, and whether that worked. */
  homeRendering: 'not_needed' | 'done' | 'failed' | 'unavailable'
}
