import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import type { LinksEvidence, LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import type { OtherAddressesEvidence } from '#core/evidence/other-addresses.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { withoutFeedOfOthers } from '#core/site/feed-of-others.ts'
import { builderAt } from '#core/serving-builder.ts'
import { ownNames } from '#core/site/own-hosts.ts'
import { scriptsWriteHead, scriptsWriteLinks } from '#core/site/written-by-scripts.ts'
import { type Addresses, addressesOf } from './addresses.ts'
import { aliasesAmong, type Copy, repeatsAmong, variantsAmong, without } from './copies.ts'
import { type SeoPage, seoPage } from './page.ts'

/** The evidence of the rules. What could not be gathered is absent. */
export interface SeoEvidence {
  site: SiteEvidence
  pages: PagesEvidence
  answers: AnswersEvidence
  profile: ProfileEvidence
  robots?: RobotsEvidence | undefined
  sitemaps?: SitemapsEvidence | undefined
  links?: LinksEvidence | undefined
  twins?: OtherAddressesEvidence | undefined
  mobileVisit?: VisitEvidence | undefined
  rendered?: { pages: PageFacts[] } | undefined
}

type Sampled = SitemapsEvidence['sample'][number]

/** The evidence of one website with values that many rules need, computed once. */
export interface SeoSite extends SeoEvidence {
  /** Address of the homepage. */
  address: string
  https: boolean
  addresses: Addresses
  home: SeoPage
  /** The homepage's HTML as sent, and as rendered. */
  homeSent: PageFacts
  homeRendered: PageFacts | null
  /** Pages with status 200 that are no soft 404, the homepage first; of one document at two addresses only the first. */
  candidates: readonly SeoPage[]
  /** Pages with a redirect in their head: no other rule applies to them. Never the homepage. */
  jumping: readonly SeoPage[]
  /** Candidates that search engines may list. */
  indexable: readonly SeoPage[]
  /** Candidates whose title, description, headings and length count; of a page that is sorted or filtered by a query only the first. */
  texts: readonly SeoPage[]
  /** Pages left out of all of these, because they repeat a document at another spelling of its address. */
  aliases: readonly Copy[]
  /** Pages that repeat the text of another one, sorted and filtered ones too. */
  repeats: readonly Copy[]
  /** Page keys that the homepage's header and nav link to. */
  menu: ReadonlySet<string>
  /** The answer of a link's target, `undefined` when it was not tested. */
  target: (url: string) => LinkTarget | undefined
  /** The crawled page at an address, by its final address or as linked. */
  page: (url: string) => SeoPage | undefined
  /** The sitemap sample's answer for an address. */
  sampled: (url: string) => Sampled | undefined
  /** A hosted website builder writes robots.txt and the sitemap, and the owner cannot change them. */
  platformFiles: boolean
  /** Addresses that robots.txt blocks for search engines, by key. */
  blocked: ReadonlySet<string>
}

/** Computes everything that several rules need. Takes a few milliseconds for 200 pages. */
export function seoSite(evidence: SeoEvidence): SeoSite {
  const { site, pages } = evidence
  const addresses = addressesOf(
    site,
    ownNames([site.home, ...pages.pages, ...(evidence.rendered?.pages ?? [])], site.host),
  )
  const shown = new Map(evidence.rendered?.pages.map((page) => [addresses.key(page.url), page]))
  const shownHome = shown.get(addresses.key(site.address))
  const byScripts = {
    heads: shownHome === undefined || scriptsWriteHead(site.home, shownHome),
    links:
      shownHome === undefined ||
      scriptsWriteLinks(site.home, shownHome, (url) => addresses.linked(url) !== null),
  }
  const all = [...pages.pages, ...onlyShown(evidence, addresses)].map((facts) => {
    const sent = facts.found === 'home' ? site.home : facts
    const rendered = shown.get(addresses.key(facts.url)) ?? facts
    return seoPage(sent, rendered.rendered ? rendered : undefined, { addresses, byScripts })
  })
  const home = all.find((page) => page.isHome) ?? seoPage(site.home, shownHome, { addresses, byScripts })
  const target = targetsBy(evidence.links, addresses)
  const answered = all.filter((page) => isCandidate(page, addresses, target))
  const jumping = answered.filter((page) => page.jumpsTo !== null && !page.isHome)
  const read = answered.filter((page) => !jumping.includes(page))
  const aliases = aliasesAmong(read.toSorted((a, b) => Number(b.isHome) - Number(a.isHome)))
  const candidates = without(read, aliases)
  const described = candidates.filter((page) => page.exemptAs === null)
  return {
    ...evidence,
    sitemaps: evidence.sitemaps && withoutFeedOfOthers(evidence.sitemaps),
    address: site.address,
    https: site.address.startsWith('https:'),
    addresses,
    home,
    homeSent: site.home,
    homeRendered: home.facts.rendered ? home.facts : null,
    candidates,
    jumping,
    indexable: candidates.filter((page) => !page.noindex),
    texts: without(described, variantsAmong(described)),
    aliases,
    repeats: repeatsAmong(described.filter((page) => page.readable)),
    menu: menuOf(home.facts, addresses),
    target,
    page: pagesBy(all, addresses),
    sampled: sampledBy(evidence.sitemaps, addresses),
    platformFiles: writesItsFiles(home.facts),
    blocked: blockedOf(evidence, addresses),
  }
}

/** Pages that only links of a rendered page lead to. */
function onlyShown({ pages, rendered }: SeoEvidence, { key }: Addresses): PageFacts[] {
  const crawled = new Set(pages.pages.flatMap(({ url, requested }) => [key(url), key(requested)]))
  return (rendered?.pages ?? []).filter(({ found, url }) => found !== 'home' && !crawled.has(key(url)))
}

/** Hosted builders that alone write `/robots.txt` and the sitemap, whatever else customers can change. */
const writesItsFiles = (page: PageFacts): boolean =>
  builderAt(page) !== undefined || page.technologies.some(({ name }) => name === 'WordPress.com')

type Lookup<T> = (url: string) => T | undefined

const isCandidate = (page: SeoPage, addresses: Addresses, target: Lookup<LinkTarget>): boolean =>
  page.facts.status === 200 &&
  addresses.sameSite(page.facts.url) &&
  target(page.facts.url)?.reason !== 'soft_404'

function menuOf(home: PageFacts, { linked }: Addresses): Set<string> {
  const keys = new Set<string>()
  for (const { url, region } of home.links) {
    const to = url !== null && (region === 'header' || region === 'nav') ? linked(url) : null
    if (to !== null) keys.add(to)
  }
  return keys
}

function targetsBy(links: LinksEvidence | undefined, { key }: Addresses): Lookup<LinkTarget> {
  const byKey = new Map<string, LinkTarget>()
  for (const target of links?.targets ?? []) {
    if (target.outcome !== 'anchor' && !byKey.has(key(target.url))) byKey.set(key(target.url), target)
  }
  return (url) => byKey.get(key(url))
}

function pagesBy(pages: readonly SeoPage[], { key }: Addresses): Lookup<SeoPage> {
  const byKey = new Map<string, SeoPage>()
  for (const page of pages) byKey.set(key(page.facts.requested), page)
  for (const page of pages) byKey.set(page.key, page)
  return (url) => byKey.get(key(url))
}

function sampledBy(sitemaps: SitemapsEvidence | undefined, { key }: Addresses): Lookup<Sampled> {
  const byKey = new Map(sitemaps?.sample.map((one) => [key(one.url), one]))
  return (url) => byKey.get(key(url))
}

function blockedOf({ pages, sitemaps }: SeoEvidence, { key }: Addresses): Set<string> {
  const sampled = sitemaps?.sample.filter((one) => one.robotsBlocked).map((one) => one.url) ?? []
  return new Set([...pages.robotsDisallowed, ...sampled].map(key))
}
