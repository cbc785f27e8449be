import { decoded } from '#core/address/decoded.ts'
import type { LinkFacts } from '#core/evidence/page.ts'
import { oncePerText } from '#core/once-per.ts'
import { stoppedByNofollow } from '#core/site/crawl-gap.ts'
import { deadLinksIn, deadLinksOn } from '#core/site/dead-links.ts'
import { isBuildAddress, isOwnFile } from '../build-addresses.ts'
import { clicksFromHome } from '../click-depth.ts'
import { isGeneric, linksElsewhere, wordlessText } from '../link-words.ts'
import {
  judged,
  judgedAt,
  NOT_APPLICABLE,
  NOT_TESTED,
  onOtherLinks,
  onReadable,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoPage } from '../page.ts'
import { isOfOneVisitor, shouldHide } from '../private-pages.ts'
import { hasUncrawlableLinks, isMenuToggle } from '../scripted-links.ts'
import type { SeoSite } from '../site.ts'

const MOST_LINKS = 200
const MOST_CLICKS = 4
const ORPHAN_SAMPLE = 100
/** Addresses that act on a page and are no pages: printing, sharing, sending on, a feed, a calendar file. */
const ACTION_PATH =
  /\/(?:feed|print|share|mailto|send-to-friend|comment\/reply|embed|amp|ics?)(?:\/|$)|\.(?:ics|rss)$/iu
/** Lists that systems generate and put into sitemaps: of one author, tag or month, and a shop's "all on the front page". */
const LISTS_BY_ITSELF = /\/(?:author|tag|category|archives?|collections\/frontpage)(?:\/|$)/iu

/** Rules about links and structure. */
export const linkRules: readonly Rule[] = [
  {
    number: 75,
    id: 'no-internal-links',
    severity: 'error',
    scope: 'home',
    finding: 'Your homepage links nowhere',
    run: noInternalLinks,
  },
  {
    number: 76,
    id: 'dead-end',
    severity: 'warning',
    scope: 'page',
    finding: "People can't go anywhere from this page",
    run: onOtherLinks((page) => page.away.size === 0),
  },
  {
    number: 77,
    id: 'orphan',
    severity: 'warning',
    scope: 'sitemap',
    finding: "This page isn't linked from anywhere",
    run: orphans,
  },
  {
    number: 78,
    id: 'too-deep',
    severity: 'warning',
    scope: 'page',
    finding: 'This page is buried deep',
    run: tooDeep,
  },
  {
    number: 79,
    id: 'too-many-links',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has a great many links',
    run: onReadable(({ facts }) => {
      const distinct = new Set(facts.links.map((link) => link.url ?? link.href)).size
      return distinct > MOST_LINKS && `${distinct} links`
    }),
  },
  {
    number: 80,
    id: 'uncrawlable-links',
    severity: 'warning',
    scope: 'page',
    finding: 'Some links only work for people, not search engines',
    run: onReadable((page, { addresses }) => hasUncrawlableLinks(page, addresses)),
  },
  {
    number: 81,
    id: 'link-text-generic',
    severity: 'warning',
    scope: 'page',
    finding: "Several links don't say where they go",
    run: onReadable(({ facts }) => {
      const generic = facts.links.filter(isGeneric)
      return generic.length >= 3 && `${generic.length} links, such as “${generic[0]?.text ?? ''}”`
    }),
  },
  {
    number: 82,
    id: 'link-text-empty',
    severity: 'warning',
    scope: 'page',
    finding: 'Some links have no words',
    run: onReadable((page, site) => linksElsewhere(page, site, wordlessText)),
  },
  {
    number: 83,
    id: 'internal-nofollow',
    severity: 'warning',
    scope: 'link',
    finding: 'You tell search engines not to follow your own links',
    run: nofollowInside,
  },
  {
    number: 84,
    id: 'localhost-links',
    severity: 'error',
    scope: 'link',
    finding: "Links point to someone's own computer",
    run: (site) => {
      const fails = oncePerText((address) => isBuildAddress(address, site.site.host))
      return onLinks(site, ({ href, url }) => isOwnFile(href) || fails(url ?? href))
    },
  },
]

/** One place per linked address, the first page that links to it. */
function onLinks(site: SeoSite, fails: (link: LinkFacts, page: SeoPage) => boolean): RuleOutcome {
  const places = new Map<string, string>()
  for (const page of site.candidates) {
    for (const link of page.facts.links) {
      const address = link.url ?? link.href
      if (!places.has(address) && fails(link, page)) places.set(address, page.facts.url)
    }
  }
  return judged([...places].map(([address, page]) => placeOf(page, address)))
}

/**
 * Pages of the website to which every link has `nofollow`. Hidden links, links to the page itself, actions, pages that should be hidden
 * and redirects are left out.
 */
function nofollowInside(site: SeoSite): RuleOutcome {
  const { linked } = site.addresses
  const open = new Set(
    site.candidates.flatMap(({ facts }) =>
      facts.links.flatMap(({ url, rel }) => (url === null || rel.includes('nofollow') ? [] : [linked(url)])),
    ),
  )
  return onLinks(site, ({ rel, url, hidden }, page) => {
    const to = url === null || hidden || !rel.includes('nofollow') ? null : linked(url)
    if (url === null || to === null || acts(new URL(url)) || shouldHide(url)) return false
    if (to === page.key || open.has(to) || site.blocked.has(to)) return false
    return (site.target(url)?.redirects ?? 0) === 0
  })
}

/** Sorts, filters, shares, prints or buys, and is no page of its own. */
const acts = ({ pathname, search }: URL): boolean => search !== '' || ACTION_PATH.test(pathname)

/** Pages that were read and that search engines may list: pictures, buttons with an address and what is hidden are no pages to link to from a menu. */
function tooDeep(site: SeoSite): RuleOutcome {
  if (!readsAllLinks(site)) return NOT_TESTED
  const listed = new Set(site.texts)
  const deep = [...clicksFromHome(site)].filter(
    ([page, clicks]) => clicks > MOST_CLICKS && listed.has(page) && !acts(page.url),
  )
  return judged(deep.map(([page, clicks]) => placeOf(page.facts.url, `${clicks} clicks`)))
}

/**
 * A website with one page has nothing to link to; buttons and entries without an address in its menu, unless that leads to parts of the page, or a longer
 * sitemap show that it has more. A link to the homepage by the name of its file leads to no other page.
 */
function noInternalLinks(site: SeoSite): RuleOutcome {
  const { home, sitemaps } = site
  if (!home.readable) return NOT_TESTED
  const followable = home.facts.links.some(({ url, scripted, rel }) => {
    const to = url === null || scripted || rel.includes('nofollow') ? null : site.addresses.linked(url)
    return to !== null && to !== home.key && site.addresses.place(to) !== site.addresses.place(home.key)
  })
  if (followable) return judged([])
  const opens = !leadsToParts(site) && (hasButtons(site) || hasDeadMenu(site))
  const others = sitemaps?.urls.filter(
    (url) => site.addresses.loose(url) !== site.addresses.loose(home.facts.url),
  )
  if (!home.linksKnown) return NOT_TESTED
  return opens || (others?.length ?? 0) > 0 ? judgedAt(true, site.address) : NOT_APPLICABLE
}

const hasButtons = ({ home }: SeoSite): boolean =>
  home.facts.buttons.some(({ region, text }) => region === 'nav' && !isMenuToggle(text))

/** Fewer entries may be what a script opens on the page. */
const FEWEST_ENTRIES = 3

/** A phone, as which the page was rendered, may hide the menu; a script may give its entries their addresses. */
function hasDeadMenu({ home }: SeoSite): boolean {
  const seen = [home.sent, home.facts]
  const inMenu = seen.flatMap(deadLinksIn).flatMap(({ region, text }) => (region === 'nav' ? [text] : []))
  const dead = deadLinksOn(seen).filter(({ kind, text }) => kind === 'page' && inMenu.includes(text))
  return dead.length >= FEWEST_ENTRIES
}

/** Parts that the menu of a website with one page leads to; a single one may be the way to the top. */
const FEWEST_PARTS = 2

function leadsToParts({ home, addresses }: SeoSite): boolean {
  const there = new Set(home.facts.anchors.map(({ id }) => id))
  const parts = home.facts.links.flatMap(({ url, region }) => {
    const isOfMenu = region === 'nav' || region === 'header'
    if (!isOfMenu || url === null || addresses.linked(url) !== home.key) return []
    const part = new URL(url).hash.slice(1)
    return there.has(part) || there.has(decoded(part) ?? part) ? [part] : []
  })
  return new Set(parts).size >= FEWEST_PARTS
}

/** The crawl read everything and knows the links of every page, so that "not linked" is certain. */
const readsAllLinks = ({ pages, candidates, home }: SeoSite): boolean =>
  pages.ended === 'all' &&
  (pages.passedOver ?? 0) === 0 &&
  !stoppedByNofollow(pages) &&
  pages.read === pages.pages.length &&
  home.readable &&
  candidates.every(
    (page) => page.readable && page.linksKnown && !page.facts.truncated && !page.facts.cut.includes('links'),
  )

/** A shop's script leads to its cart and checkout, and its sitemap may list them. */
const isToBeLinked = (url: string): boolean => !LISTS_BY_ITSELF.test(url) && !isOfOneVisitor(new URL(url))

function orphans(site: SeoSite): RuleOutcome {
  if (!site.sitemaps) return NOT_TESTED
  if (site.sitemaps.urls.length === 0) return NOT_APPLICABLE
  if (!readsAllLinks(site)) return NOT_TESTED
  const { loose, linked } = site.addresses
  const met = new Set([loose(site.address)])
  for (const page of site.candidates) for (const key of page.away) met.add(loose(key))
  const sample = site.sitemaps.urls.filter(isToBeLinked).slice(0, ORPHAN_SAMPLE)
  const alone = sample.filter((url) => {
    const here = linked(url) ?? url
    return !met.has(loose(here)) && !met.has(loose(site.page(here)?.facts.url ?? here))
  })
  return judged(alone.map((url) => placeOf(url)))
}
