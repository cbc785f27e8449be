import { loosePath } from '../address/loose-path.ts'
import { bareHost, isSameSite, pageKey } from '../address/urls.ts'
import type { LinkFacts, PageFacts } from '../evidence/page.ts'
import type { NoPage, PagesEvidence, UnreadPage } from '../evidence/pages.ts'
import { oncePerText } from '../once-per.ts'
import { followedAddresses } from './nofollow.ts'
import { atPresentHost, type OwnNames, ownNames } from './own-hosts.ts'
import { lastSegment } from './phrases.ts'

/** An index of a website's pages by address, and of its distinct links. Not the evidence of sitemap files. */
export interface SiteIndex {
  readonly evidence: PagesEvidence
  /** Homepage first, as {@link withRendered} gives them. */
  readonly pages: readonly PageFacts[]
  readonly home: PageFacts | undefined
  /** The page at an address (without fragment and tracking parameters), by its own address or one that redirects to it. */
  pageAt(address: string): PageFacts | undefined
  /** Why the page at an address, which the crawl meant to read, was not read. */
  unreadAt(address: string): UnreadPage | undefined
  /** The answer at an address that is no page. */
  noPageAt(address: string): NoPage | undefined
  /** Whether the address was requested and answered with something else than one of these pages, so that no more is to be read there. */
  wasAnswered(address: string): boolean
  readonly links: readonly SiteLink[]
  /** One key for all spellings of a page's address: without scheme, `www.`, case, closing slash and index file. */
  readonly keyOf: (address: string) => string
  /** The last path segment of an address, as {@link lastSegment} gives it. */
  readonly segmentOf: (address: string) => string
}

/** One link of a website: the same target and text on several pages is one. */
export interface SiteLink {
  link: LinkFacts
  /** The first page that has it. */
  on: PageFacts
  /** Its target; an address at another host of the website is changed to the present host. `null`: no target. */
  url: string | null
  sameSite: boolean
  /** False when the crawl had a reason not to follow it: `nofollow` on every page that has it. */
  followed: boolean
}

const made = new WeakMap<readonly PageFacts[], SiteIndex>()

/** Makes the index of a crawl's pages; the same list of pages always gives the same index, which is made once. */
export function siteIndex(evidence: PagesEvidence, pages: readonly PageFacts[]): SiteIndex {
  const known = made.get(pages)
  if (known) return known
  const index = makeIndex(evidence, pages)
  made.set(pages, index)
  return index
}

function makeIndex(evidence: PagesEvidence, pages: readonly PageFacts[]): SiteIndex {
  const exactKey = oncePerText(pageKey)
  const keyOf = oncePerText((address) => looseKey(exactKey(address)))
  const byKey = new Map<string, PageFacts>()
  for (const nameOf of [exactKey, keyOf]) {
    for (const page of pages) setOnce(byKey, nameOf(page.url), page)
    for (const page of pages) setOnce(byKey, nameOf(page.requested), page)
  }
  const answered = new Set(evidence.answered?.map(keyOf))
  const unread = new Map(evidence.unread.map((page) => [keyOf(page.url), page]))
  const noPages = new Map((evidence.noPages ?? []).map((page) => [keyOf(page.url), page]))
  const exactly = (address: string) => byKey.get(exactKey(address)) ?? byKey.get(keyOf(address))
  return {
    evidence,
    pages,
    home: pages[0],
    pageAt: (address) => exactly(address) ?? exactly(noPages.get(keyOf(address))?.leadsTo ?? address),
    unreadAt: (address) => unread.get(keyOf(address)),
    noPageAt: (address) => noPages.get(keyOf(address)),
    wasAnswered: (address) => answered.has(keyOf(address)),
    links: distinctLinks(evidence, pages),
    keyOf,
    segmentOf: oncePerText(lastSegment),
  }
}

function setOnce(map: Map<string, PageFacts>, key: string, page: PageFacts): void {
  if (!map.has(key)) map.set(key, page)
}

function looseKey(key: string): string {
  const url = new URL(key)
  return `${bareHost(url.host)}${loosePath(url.pathname)}${url.search}`
}

function distinctLinks(evidence: PagesEvidence, pages: readonly PageFacts[]): SiteLink[] {
  // The other hosts as the crawl knew them when it chose what to follow.
  const own = ownNames(pages.slice(0, 1), evidence.host)
  const followed = new Set(pages.flatMap(followedAddresses))
  const links = new Map<string, SiteLink>()
  for (const on of pages) {
    for (const link of on.links) {
      const key = `${link.url ?? `${on.url} ${link.href}`} ${link.text} ${link.label ?? ''}`
      if (links.has(key)) continue
      const target = targetOf(link, evidence, own)
      links.set(key, { link, on, ...target, followed: followed.has(link.url ?? '') })
    }
  }
  return [...links.values()]
}

function targetOf(link: LinkFacts, evidence: PagesEvidence, own: OwnNames) {
  if (link.url === null) return { url: null, sameSite: true }
  const moved = atPresentHost(link.url, evidence.address, own)
  return { url: moved ?? link.url, sameSite: moved !== null || isSameSite(link.url, evidence.host) }
}
