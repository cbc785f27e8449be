import type { Failure } from '../reasons.ts'
import type { PageFacts } from './page.ts'

/** A page that the crawl found and could not read. */
export interface UnreadPage {
  url: string
  failure: Failure
  /** True when the homepage's header, nav or footer links to it. */
  inMenu: boolean
}

/** An address that answered, but not with a page: an error, a redirect, or another type of content. */
export interface NoPage {
  url: string
  /** Of the last answer. */
  status: number
  /** Where redirects ended, on this website or another; `null` without any. */
  leadsTo: string | null
}

/** The crawl: homepage first, then menu links, sitemap addresses, and breadth first. */
export interface PagesEvidence {
  /** Homepage address after redirects. */
  address: string
  host: string
  /** Pages read, homepage first, in crawl order. At most 200 keep their facts, whatever the page limit is. */
  pages: PageFacts[]
  /** Number of pages read. */
  read: number
  unread: UnreadPage[]
  /** Absent in evidence of earlier versions. */
  noPages?: NoPage[]
  /**
   * Addresses of this website that answered with something else than a page in `pages`: gone, moved, a file, or a page whose facts were not
   * kept. An address that is in no list here was never requested. Absent in evidence of earlier versions.
   */
  answered?: string[]
  /** Links in the homepage's header, nav and footer, and how many of them got a conclusive answer. */
  menu: { links: number; conclusive: number }
  /** Why the crawl ended. `all`: nothing was left to read but what is `passedOver`. */
  ended: 'all' | 'budget_pages' | 'budget_time' | 'budget_bytes' | 'robots' | 'cancelled'
  /** Pages known and never read: too many clicks from the homepage, or more than are read of their pattern. Absent in evidence of earlier versions. */
  passedOver?: number
  pageLimit: number
  /** Addresses that robots.txt disallows. */
  robotsDisallowed: string[]
  /** Whether the homepage needed rendering, and whether that worked. */
  homeRendering: 'not_needed' | 'done' | 'failed' | 'unavailable'
}
