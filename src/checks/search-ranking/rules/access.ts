import type { OtherHomeAddress } from '#core/evidence/other-addresses.ts'
import { reasonOfStatus } from '#core/reasons.ts'
import { isScriptRoute } from '#core/site/script-routes.ts'
import { isLegal, type SeoPage } from '../page.ts'
import {
  judged,
  judgedAt,
  NOT_APPLICABLE,
  NOT_TESTED,
  onCandidates,
  onHome,
  onIndexable,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import { isForMembers, shouldHide, takesAway } from '../private-pages.ts'
import type { SeoSite } from '../site.ts'

/** Largest robots.txt that search engines read in full, in bytes (RFC 9309, 2.5). */
const ROBOTS_BYTES = 512_000
const HTML_START = /^\s*<(?:!doctype|html|head|body)\b/iu

/** Rules about access for search engines. */
export const accessRules: readonly Rule[] = [
  {
    number: 1,
    id: 'home-twin-broken',
    severity: 'error',
    scope: 'home',
    finding: 'Your site gives an error when people type its address another way',
    run: otherNameBroken,
  },
  {
    number: 2,
    id: 'home-noindex',
    severity: 'error',
    scope: 'home',
    finding: 'Your homepage tells search engines to stay away',
    run: onHome((home) => home.noindex),
  },
  {
    number: 3,
    id: 'home-blocked',
    severity: 'error',
    scope: 'home',
    finding: 'Your robots file blocks search engines from your homepage',
    run: ({ robots }) => {
      if (!robots || robots.status >= 500) return NOT_TESTED
      const { all, googlebot, bingbot } = robots.homeAllowed
      return judgedAt(!all || !googlebot || !bingbot, robots.url)
    },
  },
  {
    number: 4,
    id: 'robots-server-error',
    severity: 'error',
    scope: 'site',
    finding: 'Your robots file gives a server error, so search engines may skip your site',
    run: ({ robots }) => {
      if (!robots || (robots.status >= 500 && !robots.serverErrorConfirmed)) return NOT_TESTED
      return judgedAt(robots.status >= 500, robots.url, `error ${robots.status}`)
    },
  },
  {
    number: 5,
    id: 'robots-invalid',
    severity: 'warning',
    scope: 'site',
    finding: "Your robots file has lines search engines can't read",
    run: robotsInvalid,
  },
  {
    number: 6,
    id: 'robots-blocks-assets',
    severity: 'warning',
    scope: 'site',
    finding: "Search engines can't load the files that lay out your pages",
    run: ({ robots, platformFiles }) => {
      if (platformFiles) return NOT_APPLICABLE
      if (!robots || robots.status >= 500) return NOT_TESTED
      return judged(robots.blockedAssets.map((url) => placeOf(url)))
    },
  },
  {
    number: 7,
    id: 'site-noindex-share',
    severity: 'error',
    scope: 'site',
    finding: 'More than half of your pages are hidden from search',
    run: ({ candidates }) => {
      if (candidates.length < 4) return NOT_APPLICABLE
      const hidden = candidates.filter((page) => page.noindex)
      return hidden.length * 2 > candidates.length ? judged(hidden.map(toPlace)) : judged([])
    },
  },
  {
    number: 8,
    id: 'important-noindex',
    severity: 'warning',
    scope: 'page',
    finding: 'A page in your menu is hidden from search',
    run: onCandidates(
      (page, { menu }) => !page.isHome && page.noindex && menu.has(page.key) && !mayBeHidden(page),
    ),
  },
  {
    number: 9,
    id: 'robots-and-noindex',
    severity: 'warning',
    scope: 'page',
    finding: 'You point to a page and block it at the same time',
    run: blockedAndLinked,
  },
  {
    number: 10,
    id: 'nosnippet',
    severity: 'warning',
    scope: 'page',
    finding: "You've asked search engines not to show a summary of this page",
    run: onIndexable(({ directives }) => directives.has('nosnippet') || directives.has('max-snippet:0')),
  },
  {
    number: 11,
    id: 'noimageindex',
    severity: 'warning',
    scope: 'page',
    finding: "Images on this page can't show in image search",
    run: onIndexable(
      (page) => page.directives.has('noimageindex') && page.facts.images.some((one) => one.region === 'main'),
    ),
  },
  {
    number: 12,
    id: 'meta-refresh',
    severity: 'warning',
    scope: 'page',
    finding: 'This page jumps elsewhere in an old way',
    run: ({ candidates, jumping }) =>
      judged(
        [...candidates, ...jumping].flatMap(({ facts, jumpsTo }) =>
          jumpsTo === null ? [] : [placeOf(facts.url, jumpsTo)],
        ),
      ),
  },
  {
    number: 13,
    id: 'js-only-content',
    severity: 'warning',
    scope: 'page',
    finding: "The words only appear after scripts run, which some search engines don't wait for",
    run: (site) => {
      const rendered = site.candidates.filter((page) => page.facts.rendered)
      if (rendered.length === 0) return NOT_TESTED
      return judged(
        rendered.filter((page) => wordsSent(page) < 50 && page.facts.text.words >= 200).map(toPlace),
      )
    },
  },
  {
    number: 14,
    id: 'js-only-links',
    severity: 'warning',
    scope: 'home',
    finding: 'Your menu only works with scripts',
    run: (site) => {
      if (!site.homeRendered) return NOT_TESTED
      const sent = site.homeSent.rendered
        ? (site.homeSent.raw?.sameSiteLinks ?? 0)
        : sameSiteLinks(site, site.homeSent)
      return judgedAt(sent === 0 && linksToOthers(site, site.homeRendered) >= 3, site.address)
    },
  },
]

/** Pages that a menu may name and that nobody misses in a search. */
const mayBeHidden = ({ facts, url }: SeoPage): boolean =>
  shouldHide(facts.url) || isForMembers(facts) || isLegal({ facts, url }) || takesAway(facts)

const toPlace = (page: SeoPage) => placeOf(page.facts.url)

/** Links to other pages, which a script may show at a fragment; there is nothing to find behind those to a part of the homepage. */
function linksToOthers({ addresses, home }: SeoSite, { links }: SeoPage['facts']): number {
  const isOther = (url: string): boolean =>
    addresses.key(url) !== home.key || isScriptRoute(URL.parse(url)?.hash ?? '')
  return links.filter(
    ({ url, scripted }) => url !== null && !scripted && addresses.sameSite(url) && isOther(url),
  ).length
}

const sameSiteLinks = ({ addresses }: SeoSite, { links }: SeoPage['facts']): number =>
  links.filter((link) => link.url !== null && !link.scripted && addresses.sameSite(link.url)).length

const wordsSent = ({ facts, sent }: SeoPage): number =>
  sent.rendered ? (facts.raw?.words ?? sent.text.words) : sent.text.words

function otherNameBroken({ twins }: SeoSite): RuleOutcome {
  if (!twins) return NOT_TESTED
  const known = twins.homes.filter((other) => other.kind !== 'no_dns')
  if (known.length === 0) return NOT_APPLICABLE
  const broken = known.filter(isBroken)
  if (broken.length > 0)
    return judged(broken.map((other) => placeOf(other.url, `error ${other.finalStatus ?? other.status}`)))
  return known.some(isUnknown) ? NOT_TESTED : judged([])
}

function isBroken(other: OtherHomeAddress): boolean {
  const status = other.finalStatus ?? other.status ?? 0
  if (status < 400 || other.botWall === true) return false
  if (status >= 500) return other.confirmed === true
  return reasonOfStatus(status) === 'page_missing'
}

/** A missing answer, or a server error received once, proves nothing; a refused connection is no error page. */
function isUnknown(other: OtherHomeAddress): boolean {
  if (other.kind === 'failed')
    return other.failure?.reason === 'timeout' || other.failure?.reason === 'dns_failure'
  return (other.finalStatus ?? other.status ?? 0) >= 500
}

function robotsInvalid({ robots, platformFiles, links }: SeoSite): RuleOutcome {
  if (platformFiles) return NOT_APPLICABLE
  if (!robots || robots.status >= 500) return NOT_TESTED
  if (robots.status !== 200) return NOT_APPLICABLE
  if (HTML_START.test(robots.text)) {
    // Where every address answers with a page, we made this one up: there is no robots file.
    const answersAll = links?.randomPage?.status === 200
    return answersAll ? NOT_APPLICABLE : judgedAt(true, robots.url, 'a web page stands in its place')
  }
  if (robots.bytes > ROBOTS_BYTES) return judgedAt(true, robots.url, 'longer than 500 KB')
  if (robots.rulesBeforeAgent)
    return judgedAt(true, robots.url, 'its first rules name nobody that they are for')
  return judged(robots.badLines.map(({ line, text }) => placeOf(robots.url, `line ${line}: ${text}`)))
}

function blockedAndLinked(site: SeoSite): RuleOutcome {
  const { robots, blocked, menu, sitemaps, addresses } = site
  if (site.platformFiles) return NOT_APPLICABLE
  if (!robots || robots.status >= 500) return NOT_TESTED
  const listed = new Set(sitemaps?.urls.map(addresses.key))
  const pointedAt = [...blocked].filter((key) => (menu.has(key) || listed.has(key)) && !shouldHide(key))
  return judged(pointedAt.map((key) => placeOf(key)))
}
