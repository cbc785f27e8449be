import type { Failure } from '../reasons.ts'

export const SITEMAP_KINDS = ['xml', 'index', 'rss', 'text'] as const

/** So many files of an index are read at most: one that has as many may go on. */
export const MOST_CHILDREN = 20

/** What a sitemap that another one lists turned out to be. */
export type ChildOutcome = 'valid' | 'invalid' | 'unread'

/** An address at which a sitemap was looked for. */
export interface SitemapPlace {
  url: string
  declaredInRobots: boolean
  /** `valid`, `invalid` (exists, but is no sitemap or is broken: see `problem`), `absent` (a conclusive 4xx or HTML), `unread`. */
  outcome: ChildOutcome | 'absent'
  status?: number
  failure?: Failure
  /** Why it is invalid, as owners read it: "It isn't well-formed XML." */
  problem?: string
}

export interface SitemapFile {
  url: string
  kind: (typeof SITEMAP_KINDS)[number]
  status: number
  /** Number of addresses listed in it (for an index: in its readable children). */
  urls: number
  bytes: number
  lastModified: string | null
  problems: SitemapProblem[]
  gzip: boolean
  children: { url: string; outcome: ChildOutcome; urls: number }[]
}

export type SitemapProblem =
  | 'too_many_urls'
  | 'too_big'
  | 'other_host'
  | 'http_urls'
  | 'redirects'
  | 'not_found'
  | 'noindex'
  | 'robots_blocked'
  | 'future_lastmod'
  | 'bad_lastmod'
  | 'not_in_robots'
  | 'not_utf8'
  | 'long_loc'
  | 'duplicates'
  | 'no_namespace'
  | 'feed'

export interface SitemapsEvidence {
  /** Every address tried, in order: up to the first valid one, and after it those that robots.txt names. */
  places: SitemapPlace[]
  /** The valid ones: the first found, and every further one that robots.txt names. */
  files: SitemapFile[]
  /** Addresses of this website that they list, in order, at most 5,000. */
  urls: string[]
  /** Up to 50 of them, requested. */
  sample: {
    url: string
    status: number | null
    redirectsTo: string | null
    noindex: boolean
    robotsBlocked: boolean
    canonical: string | null
  }[]
  /** Up to 50 listed addresses of other hosts or other schemes. */
  foreign: string[]
}
