import type { SitemapPlace, SitemapsEvidence } from '../evidence/sitemaps.ts'

/** Addresses of news feeds, which are tried last: nobody meant one for a sitemap unless the robots file names it. */
const FEED = /\/(?:feed|rss|atom)(?:\.xml)?\/?(?:[?#]|$)/iu

/** A file that is there, is meant for a sitemap, and cannot be used as one. */
export const brokenSitemap = ({ places }: SitemapsEvidence): SitemapPlace | undefined =>
  places.find(
    ({ outcome, url, declaredInRobots }) => outcome === 'invalid' && (declaredInRobots || !FEED.test(url)),
  )

/** A sitemap that the robots file names, where nothing is. */
export const namedAndGone = ({ places }: SitemapsEvidence): SitemapPlace | undefined =>
  places.find(({ declaredInRobots, outcome }) => declaredInRobots && outcome === 'absent')
