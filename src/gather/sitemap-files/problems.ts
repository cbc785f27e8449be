import type { SitemapProblem } from '#core/evidence/sitemaps.ts'
import type { Lastmods } from './dates.ts'
import { MOST_URLS } from './limits.ts'
import type { ListedFile } from './read-body.ts'

/** Further limits of a file by sitemaps.org, section "Sitemap file location" and FAQ. */
const MOST_BYTES = 52_428_800
const LOC_LIMIT = 2_048

interface Judging {
  read: ListedFile
  /** Addresses of the file, or of an index's children. */
  locs: readonly string[]
  lastmods: Lastmods
  isHere: (loc: string) => boolean
  /** Named in robots.txt, or unknown. */
  isDeclared: boolean
  /** The site answers by HTTPS. */
  isSecure: boolean
}

/** Problems of a valid file that need no request for its addresses. */
export function sitemapProblems({
  read,
  locs,
  lastmods,
  isHere,
  isDeclared,
  isSecure,
}: Judging): SitemapProblem[] {
  const found: Readonly<Partial<Record<SitemapProblem, boolean>>> = {
    too_many_urls: read.count > MOST_URLS,
    too_big: read.bytes > MOST_BYTES,
    other_host: locs.some((loc) => !isHere(loc)),
    http_urls: isSecure && locs.some((loc) => /^http:/iu.test(loc)),
    future_lastmod: lastmods.future,
    bad_lastmod: lastmods.bad,
    not_in_robots: !isDeclared,
    not_utf8: !read.isUtf8,
    long_loc: locs.some((loc) => loc.length >= LOC_LIMIT),
    duplicates: new Set(locs).size < locs.length,
    no_namespace: !read.hasNamespace,
    feed: read.kind === 'rss',
  }
  return PROBLEMS.filter((problem) => found[problem] === true)
}

const PROBLEMS: readonly SitemapProblem[] = [
  'too_many_urls',
  'too_big',
  'other_host',
  'http_urls',
  'future_lastmod',
  'bad_lastmod',
  'not_in_robots',
  'not_utf8',
  'long_loc',
  'duplicates',
  'no_namespace',
  'feed',
]
