import { bareHost } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { listed } from '#core/words.ts'
import { mainAddress } from '#fixes/pages.ts'

/**
 * Whether the working sitemaps list addresses of other hosts alone, as after a change of the website's name: a search engine that is led to them finds no
 * page of this website, so that they have to be made again first.
 */
export const listsOnlyElsewhere = ({ urls, foreign }: SitemapsEvidence): boolean =>
  urls.length === 0 && foreign.length > 0

/** Whether the homepage names the address of such sitemaps as its main one (canonical): people and search engines are to find that one. */
export const listsMainAddress = (sitemaps: SitemapsEvidence, home: PageFacts | undefined): boolean =>
  home !== undefined &&
  listsOnlyElsewhere(sitemaps) &&
  hostsIn(sitemaps).some((host) => bareHost(host) === bareHost(new URL(mainAddress(home)).host))

/**
 * The evidence as it counts for this website: a sitemap that lists no address of it, nor of its main address, is none of its own, and is a file
 * that search engines cannot use for it.
 */
export function ofThisWebsite(sitemaps: SitemapsEvidence, home: PageFacts): SitemapsEvidence {
  if (!listsOnlyElsewhere(sitemaps) || listsMainAddress(sitemaps, home)) return sitemaps
  const problem = `Everything in it is at ${whereListed(sitemaps)}, and nothing at this one.`
  return {
    ...sitemaps,
    files: [],
    places: sitemaps.places.map((place) =>
      place.outcome === 'valid' ? { ...place, outcome: 'invalid', problem } : place,
    ),
  }
}

/** "another address, old.test", "other addresses (old.test and older.test)". */
export function whereListed(sitemaps: SitemapsEvidence): string {
  const [host, ...more] = hostsIn(sitemaps)
  if (host !== undefined && more.length === 0) return `another address, ${host}`
  return `other addresses (${listed(hostsIn(sitemaps).slice(0, MOST_NAMED))}${more.length >= MOST_NAMED ? ' and more' : ''})`
}

const MOST_NAMED = 3

const hostsIn = ({ foreign }: SitemapsEvidence): string[] => [
  ...new Set(foreign.flatMap((url) => URL.parse(url)?.host ?? [])),
]
