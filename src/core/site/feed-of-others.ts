import type { SitemapsEvidence } from '../evidence/sitemaps.ts'

const LISTS_NONE = 'It lists no page of this website.'

/**
 * Evidence in which a news feed is no sitemap where it has not one address of this website: an export keeps the feed of the address at which it was made.
 * A sitemap of others stays one that has to be made again.
 */
export function withoutFeedOfOthers(sitemaps: SitemapsEvidence): SitemapsEvidence {
  const { files, urls, foreign, places } = sitemaps
  const isOfOthers = files.length > 0 && urls.length === 0 && foreign.length > 0
  if (!isOfOthers || files.some(({ kind }) => kind !== 'rss')) return sitemaps
  const feeds = new Set(files.map(({ url }) => url))
  return {
    ...sitemaps,
    files: [],
    foreign: [],
    places: places.map((place) =>
      place.outcome === 'valid' && feeds.has(place.url)
        ? { ...place, outcome: 'invalid', problem: LISTS_NONE }
        : place,
    ),
  }
}
