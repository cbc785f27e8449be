import { bareHost, isSameSite, pageKey } from '../address/urls.ts'
import type { LinkFacts, PageFacts } from '../evidence/page.ts'
import type { NoPage, PagesEvidence, UnreadPage } from '../evidence/pages.ts'
import { oncePerText } from '../once-per.ts'
import { atPresentHost, type OwnNames, ownNames } from './own-hosts.ts'
import { lastSegment } from './phrases.ts'

/** A website prepared for searching: its pages by address, and every distinct link once. */
export interface SiteMap {
  readonly evidence: PagesEvidence
  /** Homepage first, as {@link withRendered} gives them. */
  readonly pages: readonly PageFacts[]
  readonly home: PageFacts | undefined
  /** The page at an address (without fragment and tracking parameters), by its own address or one that redirects to it. */
  pageAt(address: string): PageFacts | undefined
  unreadAt(address: string): UnreadPage | undefined
  /** The answer at an address that is no page. */
  noPageAt(address: string): NoPage | undefined
  /** True for an address that was requested and is no page that was read: whatever a link to it names, it is not there. */
  wasAnswered(address: string): boolean
  readonly links: readonly SiteLink[]
  /** One key for all spellings of a page's address: without scheme, `www.`, case, closing slash and index file. */
  readonly keyOf: (address: string) => string
  /** The last path segment of an address, as {@link lastSegment} gives it. */
  readonly segmentOf: (address: string) => string
}

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

const memory = new WeakMap<readonly PageFacts[], SiteMap>()

/** Prepares the pages of a crawl for searching; the result is kept for the same pages. */
export function siteMap(evidence: PagesEvidence, pages: readonly PageFacts[]): SiteMap {
  const known = memory.get(pages)
  if (known) return known
  const made = makeMap(evidence, pages)
  memory.set(pages, made)
  return made
}

function makeMap(evidence: PagesEvidence, pages: readonly PageFacts[]): SiteMap {
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
    links: differentLinks(evidence, pages),
    keyOf,
    segmentOf: oncePerText(lastSegment),
  }
}

function setOnce(map: Map<string, PageFacts>, key: string, page: PageFacts): void {
  if (!map.has(key)) map.set(key, page)
}

const INDEX = /\/(?:index\.(?:html?|php))?$/u

function looseKey(key: string): string {
  const url = new URL(key)
  return `${bareHost(url.host)}${url.pathname.toLowerCase().replace(INDEX, '')}${url.search}`
}

function differentLinks(evidence: PagesEvidence, pages: readonly PageFacts[]): SiteLink[] {
  // The other hosts as the crawl knew them when it chose what to follow.
  const own = ownNames(pages.slice(0, 1), evidence.host)
  const followed = new Set(pages.filter((page) => !hasNofollow(page)).flatMap(followedAddresses))
  const links = new Map<string, SiteLink>()
  for (const on of pages) {
    for (const link of on.links) {
      const key = `${link.url ?? `${on.url} ${link.href}`} ${link.text} ${link.label ?? ''}`
      if (links.has(key)) continue
      const leads = target(link, evidence, own)
      links.set(key, { link, on, ...leads, followed: followed.has(link.url ?? '') })
    }
  }
  return [...links.values()]
}

const NOFOLLOW = /\b(?:nofollow|none)\b/iu

/** Whether the page asks, in its metadata or headers, that none of its links be followed; the crawl obeys. */
export const hasNofollow = ({ metas, headers }: Pick<PageFacts, 'metas' | 'headers'>): boolean =>
  NOFOLLOW.test(headers['x-robots-tag'] ?? '') ||
  metas.some(({ name, content }) => name?.toLowerCase() === 'robots' && NOFOLLOW.test(content))

const followedAddresses = ({ links }: PageFacts): string[] =>
  links.flatMap(({ url, rel }) => (url === null || rel.includes('nofollow') ? [] : [url]))

function target(link: LinkFacts, evidence: PagesEvidence, own: OwnNames) {
  if (link.url === null) return { url: null, sameSite: true }
  const moved = atPresentHost(link.url, evidence.address, own)
  return { url: moved ?? link.url, sameSite: moved !== null || isSameSite(link.url, evidence.host) }
}
