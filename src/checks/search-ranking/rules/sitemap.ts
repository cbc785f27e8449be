import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { reasonOfStatus } from '#core/reasons.ts'
import { saysGone } from '#core/says-gone.ts'
import { brokenSitemap, namedAndGone } from '#core/site/broken-sitemap.ts'
import { leadsToNoPage } from '#core/site/leads-to-no-page.ts'
import {
  judged,
  judgedAt,
  NOT_APPLICABLE,
  NOT_TESTED,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import { isExample } from '../named-address.ts'
import { shouldHide } from '../private-pages.ts'
import type { SeoSite } from '../site.ts'
import { pagesNamingHome } from './canonical.ts'

/** Limits of one file (sitemaps.org, protocol). */
const MOST_URLS = 50_000
const MOST_BYTES = 52_428_800

/** Rules about the sitemap. */
export const sitemapRules: readonly Rule[] = [
  {
    number: 102,
    id: 'sitemap-missing',
    severity: 'warning',
    scope: 'site',
    finding: "There's no sitemap",
    run: sitemapMissing,
  },
  {
    number: 103,
    id: 'sitemap-not-in-robots',
    severity: 'warning',
    scope: 'site',
    finding: "Your robots file doesn't mention your sitemap",
    run: (site) =>
      withOwnSitemap(site, ({ places }) => {
        if (!site.robots || site.robots.status >= 500) return NOT_TESTED
        if (site.robots.status !== 200) return NOT_APPLICABLE
        const valid = places.filter((place) => place.outcome === 'valid')
        const named = places.filter((place) => place.declaredInRobots)
        const isNamed = named.some((place) => place.outcome === 'valid')
        if (!isNamed && named.some((place) => place.outcome === 'unread')) return NOT_TESTED
        // It mentions one, at another address: the sitemap check says so.
        if (!isNamed && named.length > 0) return NOT_APPLICABLE
        return judgedAt(!isNamed, valid[0]?.url ?? site.robots.url)
      }),
  },
  {
    number: 104,
    id: 'sitemap-bad-addresses',
    severity: 'error',
    scope: 'sitemap',
    finding: "Your sitemap lists pages that don't exist",
    run: (site) => withSitemap(site, badAddresses),
  },
  {
    number: 105,
    id: 'sitemap-redirects',
    severity: 'warning',
    scope: 'sitemap',
    finding: 'Your sitemap lists addresses that have moved',
    run: (site) => onSample(site, ({ redirectsTo }) => redirectsTo),
  },
  {
    number: 106,
    id: 'sitemap-noindex',
    severity: 'warning',
    scope: 'sitemap',
    finding: 'Your sitemap lists hidden pages',
    run: (site) =>
      onSample(site, ({ url, noindex, robotsBlocked }) => (noindex || robotsBlocked) && !shouldHide(url)),
  },
  {
    number: 107,
    id: 'sitemap-non-canonical',
    severity: 'warning',
    scope: 'sitemap',
    finding: 'Your sitemap lists copies',
    run: copiesListed,
  },
  {
    number: 108,
    id: 'sitemap-too-big',
    severity: 'error',
    scope: 'sitemap',
    finding: 'Your sitemap file is too big',
    run: (site) =>
      withSitemap(site, ({ files }) =>
        judged(
          files
            .filter(
              ({ kind, urls, bytes, problems }) =>
                bytes > MOST_BYTES ||
                (kind !== 'index' && urls > MOST_URLS) ||
                problems.includes('too_many_urls') ||
                problems.includes('too_big'),
            )
            .map(({ url }) => placeOf(url)),
        ),
      ),
  },
  {
    number: 109,
    id: 'sitemap-wrong-host',
    severity: 'warning',
    scope: 'sitemap',
    finding: 'Your sitemap uses the wrong address',
    run: (site) => withOwnSitemap(site, ({ foreign }) => judged(foreign.map((url) => placeOf(url)))),
  },
]

/** A main address that is wrong makes no copy of the page: rules 87 and 91 tell of it. */
function copiesListed(site: SeoSite): RuleOutcome {
  const { key } = site.addresses
  const toHome = new Set(pagesNamingHome(site).map((page) => key(page.url)))
  return onSample(site, ({ url, canonical, redirectsTo }) =>
    canonical !== null &&
    redirectsTo === null &&
    key(canonical) !== key(url) &&
    !isExample(canonical) &&
    !toHome.has(key(url))
      ? canonical
      : null,
  )
}

/** The sitemap check's own rule: every address answered conclusively, and none is a valid sitemap. */
function sitemapMissing({ sitemaps, robots, address, home, pages }: SeoSite): RuleOutcome {
  if (!sitemaps) return NOT_TESTED
  if (sitemaps.files.length > 0) return judgedAt(false, address)
  const robotsAnswered = robots !== undefined && robots.status < 500
  const unread = sitemaps.places.some((place) => place.outcome === 'unread')
  if (!robotsAnswered || unread) return NOT_TESTED
  const broken = brokenSitemap(sitemaps)
  // The sitemap check says the same of a single page: what is named and not there is a fault there, too.
  if (!broken && !namedAndGone(sitemaps) && leadsToNoPage(home.facts, pages.pages)) return NOT_APPLICABLE
  // An address that only we tried is no page of the website.
  return broken
    ? judgedAt(true, broken.url, broken.problem)
    : judgedAt(true, address, `it isn't at the usual addresses, and ${robotsWords(robots)}`)
}

/** What robots.txt says of a sitemap. A file that is refused to us may be there; a page in its place is none. */
function robotsWords({ status, sitemaps, contentType }: RobotsEvidence): string {
  if (saysGone(status) || /html/iu.test(contentType ?? ''))
    return 'there is no robots.txt file that could name one'
  if (status < 200 || status >= 300) return 'we saw no robots.txt file that names one'
  return sitemaps.length > 0
    ? 'what your robots.txt file names is not one'
    : 'your robots.txt file names none'
}

function withSitemap(site: SeoSite, run: (sitemaps: SitemapsEvidence) => RuleOutcome): RuleOutcome {
  if (!site.sitemaps) return NOT_TESTED
  return site.sitemaps.files.length === 0 ? NOT_APPLICABLE : run(site.sitemaps)
}

/** The same for a sitemap that the owner can change. */
const withOwnSitemap: typeof withSitemap = (site, run) =>
  site.platformFiles ? NOT_APPLICABLE : withSitemap(site, run)

type Sampled = SitemapsEvidence['sample'][number]

const onSample = (site: SeoSite, fails: (sampled: Sampled) => boolean | string | null): RuleOutcome =>
  withOwnSitemap(site, ({ sample }) => {
    if (sample.length === 0) return NOT_TESTED
    return judged(
      sample.flatMap((sampled) => {
        const finding = fails(sampled)
        return finding ? placeOf(sampled.url, typeof finding === 'string' ? finding : undefined) : []
      }),
    )
  })

/** At least a tenth of the sample, and at least two; not tested when over half gave no answer. */
function badAddresses({ sample }: SitemapsEvidence): RuleOutcome {
  const answered = sample.filter(({ status }) => status !== null && !isWall(status))
  const bad = answered.filter(({ status }) => status !== null && status >= 400)
  const many = bad.length >= 2 && bad.length * 10 >= sample.length
  if (!many && answered.length * 2 < sample.length) return NOT_TESTED
  if (sample.length === 0) return NOT_TESTED
  return judged(many ? bad.map(({ url, status }) => placeOf(url, `error ${status}`)) : [])
}

const isWall = (status: number): boolean => {
  const reason = status >= 400 ? reasonOfStatus(status) : null
  return reason === 'bot_wall' || reason === 'password_protected'
}
