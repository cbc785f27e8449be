import type { LinksEvidence, LinkTarget } from '#core/evidence/links.ts'
import type { ImageFacts } from '#core/evidence/page.ts'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { SitemapFile, SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import type { OtherHomeAddress, OtherAddressesEvidence } from '#core/evidence/other-addresses.ts'
import type { Wanted } from '#core/gathered.ts'
import { aPage } from './page-facts.ts'

const HOME = 'https://joes.test/'

/** Evidence that was gathered. */
export const there = <T>(value: T): Wanted<T> => ({ state: 'ok', value })

/** Evidence that failed. */
export const failed: Wanted<never> = {
  state: 'failed',
  failure: { reason: 'timeout', code: 'http_too_slow' },
}

/** Evidence that is pending. */
export const pending: Wanted<never> = { state: 'pending' }

/** The website `joes.test`, answered at once and without redirects. */
export const aSite = (given: Partial<SiteEvidence> = {}): SiteEvidence => ({
  requested: HOME,
  address: HOME,
  host: 'joes.test',
  domain: 'joes.test',
  sharedDomain: false,
  redirects: [],
  insecure: false,
  firstByteMs: [100],
  home: aPage(),
  ...given,
})

/** A working link to a page of the website; `url` may be a path. */
export function aTarget(url: string, given: Partial<LinkTarget> = {}): LinkTarget {
  const address = new URL(url, HOME).href
  return {
    url: address,
    kind: 'page',
    sameSite: address.startsWith(HOME),
    outcome: 'works',
    reason: null,
    status: 200,
    redirects: 0,
    temporaryRedirect: false,
    finalUrl: address,
    contentType: 'text/html',
    bytes: null,
    places: [{ page: HOME, text: 'Link', region: 'main' }],
    uses: 1,
    onEveryPage: false,
    ...given,
  }
}

/** The evidence of these targets, with counts. */
export function theLinks(targets: LinkTarget[], given: Partial<LinksEvidence> = {}): LinksEvidence {
  const count = (outcome: LinkTarget['outcome']) => targets.filter((one) => one.outcome === outcome).length
  return {
    targets,
    counts: {
      checked: targets.length,
      works: count('works'),
      broken: count('broken'),
      couldNotCheck: count('could_not_check'),
      anchors: count('anchor'),
      notTested: 0,
    },
    limited: false,
    randomPage: {
      url: `${HOME}zqxjkvbpwmfhtyrn`,
      status: 404,
      redirectsHome: false,
      likeHome: false,
      words: 60,
      sameSiteLinks: 5,
    },
    ...given,
  }
}

/** A robots.txt that allows everything and names the sitemap. */
export const aRobots = (given: Partial<RobotsEvidence> = {}): RobotsEvidence => ({
  url: `${HOME}robots.txt`,
  status: 200,
  serverErrorConfirmed: false,
  contentType: 'text/plain',
  text: 'User-agent: *\nAllow: /\n',
  bytes: 24,
  sitemaps: [`${HOME}sitemap.xml`],
  badLines: [],
  rulesBeforeAgent: false,
  homeAllowed: { fettle: true, all: true, googlebot: true, bingbot: true },
  crawlDelaySeconds: null,
  blockedAssets: [],
  ...given,
})

/** A valid sitemap file. */
export const aSitemapFile = (given: Partial<SitemapFile> = {}): SitemapFile => ({
  url: `${HOME}sitemap.xml`,
  kind: 'xml',
  status: 200,
  urls: 1,
  bytes: 500,
  lastModified: null,
  problems: [],
  gzip: false,
  children: [],
  ...given,
})

/** One valid sitemap, named in robots.txt, that lists the homepage. */
export const theSitemaps = (given: Partial<SitemapsEvidence> = {}): SitemapsEvidence => ({
  places: [{ url: `${HOME}sitemap.xml`, declaredInRobots: true, outcome: 'valid', status: 200 }],
  files: [aSitemapFile()],
  urls: [HOME],
  sample: [aSampled('/')],
  foreign: [],
  ...given,
})

/** A sitemap address that was requested and works; `url` may be a path. */
export const aSampled = (
  url: string,
  given: Partial<SitemapsEvidence['sample'][number]> = {},
): SitemapsEvidence['sample'][number] => ({
  url: new URL(url, HOME).href,
  status: 200,
  redirectsTo: null,
  noindex: false,
  robotsBlocked: false,
  canonical: null,
  ...given,
})

/** Another address of the homepage that redirects to it. */
export const aTwin = (url: string, given: Partial<OtherHomeAddress> = {}): OtherHomeAddress => ({
  url,
  kind: 'answer',
  status: 301,
  finalStatus: 200,
  finalUrl: HOME,
  hops: [{ url, status: 301, location: HOME }],
  canonical: null,
  ...given,
})

/** The homepage's other addresses; the defaults redirect permanently. */
export const theTwins = (given: Partial<OtherAddressesEvidence> = {}): OtherAddressesEvidence => ({
  homes: [aTwin('http://joes.test/'), aTwin('https://www.joes.test/'), aTwin('http://www.joes.test/')],
  paths: [],
  ...given,
})

/** A picture with an alternative text and a set size; `url` may be a path. */
export const aPicture = (url: string, given: Partial<ImageFacts> = {}): ImageFacts => ({
  url: new URL(url, HOME).href,
  alt: 'A kitchen tap',
  decorative: false,
  width: 400,
  height: 300,
  sized: true,
  region: 'main',
  hidden: false,
  lazy: false,
  ...given,
})
