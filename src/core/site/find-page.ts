import type { PageFacts } from '../evidence/page.ts'
import { oncePerText } from '../once-per.ts'
import type { Failure } from '../reasons.ts'
import { homeSections, sectionAt } from './page-sections.ts'
import { decoded, titleParts } from './phrases.ts'
import { isItsOwnFault, whyUnread } from './unread.ts'
import type { SiteLink, SiteMap } from './site-links.ts'

/** What a page is looked for by. */
export interface PageSearch {
  /** Whether words name the page that is looked for. `menu`: a link of the header, menu or footer. */
  names(words: string, where: 'menu' | 'link' | 'heading' | 'title'): boolean
  /** Whether the last path segment of an address does, as plain words. */
  segmentNames(segment: string): boolean
  /** Whether an outside host keeps such pages for its customers; a matching link to one counts without being read. */
  isKeeper?(host: string): boolean
}

/** A page, a section of one, or something behind a matching link that was not ours to read. */
export interface Candidate {
  /** Absolute; with a fragment for a section that has one. */
  url: string
  /** What named it. */
  by: 'link' | 'path' | 'title' | 'heading'
  /** The words that did. */
  named: string
  /** Address of the page on which the link or section stands. */
  on: string
  content:
    | { kind: 'page'; page: PageFacts; words: number; text: string }
    | { kind: 'section'; page: PageFacts; words: number; text: string }
    | { kind: 'document' }
    | { kind: 'unread'; failure: Failure }
    | { kind: 'gone'; why: Gone }
}

/**
 * Why there is nothing behind a link that names the page: its address answers "not found", or with an error of its own, it leads back to the homepage,
 * or nowhere by itself (`#`).
 */
export type Gone = 'not_found' | 'error' | 'home' | 'nowhere'

const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/iu
/** A fragment that a script reads as a page of its own: `#/about`, `#!about`. */
const SCRIPT_ROUTE = /^#(?:\/|!)./u
const NOT_FOUND = /\b(?:404|(?:page )?(?:not|could(?:n't| not) be) found)\b/iu
const NOT_READ: Failure = { reason: 'partial_crawl', code: 'partial_crawl' }

/** A page with scripts and hardly a word between its header and footer is filled by those scripts. */
const SHELL_WORDS = 5

/**
 * Everything on a site that is named as the page looked for, best first: what links lead to, then crawled pages by path,
 * title or first heading, then sections of the homepage, then what could not be read, then links with nothing behind them. Whether
 * the words behind the name are enough is the caller's to say.
 */
export function findCandidates(map: SiteMap, search: PageSearch): Candidate[] {
  const matching = map.links.filter(namedBy(map, search))
  const found = [
    ...matching.flatMap((link) => behind(link, map, search)),
    ...ownNames(map, search),
    ...namedSections(
      map,
      search,
      matching.some((link) => opensHere(link, map)),
    ),
  ]
  const order = ['page', 'section', 'document', 'unread', 'gone']
  return found.toSorted((a, b) => order.indexOf(a.content.kind) - order.indexOf(b.content.kind))
}

/** Many links say the same: each text and each path segment is looked at once. */
function namedBy(map: SiteMap, search: PageSearch): (link: SiteLink) => boolean {
  const inMenu = oncePerText((text) => search.names(text, 'menu'))
  const elsewhere = oncePerText((text) => search.names(text, 'link'))
  const inPath = oncePerText((segment) => search.segmentNames(segment))
  return ({ link: { text, label, region }, url, sameSite }) => {
    const names = region === 'main' || region === 'aside' ? elsewhere : inMenu
    if (names(text) || (text === '' && label !== null && names(label))) return true
    return url !== null && sameSite && inPath(map.segmentOf(url))
  }
}

/** A link that goes nowhere by itself: `#`, an empty address, or a script. */
const opensHere = ({ url, on }: SiteLink, { keyOf }: SiteMap): boolean =>
  url === null || (!url.includes('#') && keyOf(url) === keyOf(on.url))

function behind(link: SiteLink, map: SiteMap, search: PageSearch): Candidate[] {
  const { url, on } = link
  const said = { by: 'link', named: link.link.text || (link.link.label ?? ''), on: on.url } as const
  if (url === null) return goesNowhere(link) ? [{ url: on.url, ...said, content: gone('nowhere') }] : []
  const { hash, hostname, pathname } = new URL(url)
  if (!link.sameSite) return search.isKeeper?.(hostname) ? [{ url, ...said, content: unread(NOT_READ) }] : []
  if (DOCUMENT.test(pathname)) return documentAt(url, map, said)
  if (SCRIPT_ROUTE.test(hash)) return [{ url, ...said, content: unread(NOT_READ) }]
  const page = map.pageAt(url)
  if (!page) {
    const failure = whyUnread(link, map)
    if (failure) return [{ url, ...said, content: unread(failure) }]
    const content = insteadOfPage(url, map)
    return content ? [{ url, ...said, content }] : []
  }
  const section = hash.length > 1 ? sectionAt(page, decoded(hash.slice(1)) ?? hash) : null
  const part: Candidate[] = section ? [{ url, ...said, content: { kind: 'section', page, ...section } }] : []
  const isHere = map.keyOf(page.url) === map.keyOf(on.url)
  if (part.length === 0 && isHome(page, map)) {
    return [{ url, ...said, content: gone(isHere && url.includes('#') ? 'nowhere' : 'home') }]
  }
  if (isHome(page, map) || isHere) return part
  return [...part, ...wholePage(page).map((whole) => ({ url: page.url, ...said, content: whole }))]
}

type Said = Pick<Candidate, 'by' | 'named' | 'on'>

const unread = (failure: Failure) => ({ kind: 'unread', failure }) as const
const gone = (why: Gone) => ({ kind: 'gone', why }) as const

/** `href=""`, `href="#"` with a script, `href="javascript:…"`; not `mailto:` or `tel:`. */
const goesNowhere = ({ link }: SiteLink): boolean => link.scripted || /^(?:#|\s*$)/u.test(link.href)

/** What an address is that was asked for and is no page; `null` where evidence says nothing of it. */
function insteadOfPage(url: string, map: SiteMap): Candidate['content'] | null {
  const failed = map.unreadAt(url)?.failure
  if (failed !== undefined && failed.reason !== 'not_html') {
    return gone(failed.reason === 'page_missing' ? 'not_found' : 'error')
  }
  const answer = map.noPageAt(url)
  if (answer === undefined) return null
  if (answer.status >= 400) return gone(answer.status >= 500 ? 'error' : 'not_found')
  return answer.leadsTo === null ? { kind: 'document' } : unread(NOT_READ)
}

const isHome = (page: PageFacts, { home, keyOf }: SiteMap): boolean =>
  home !== undefined && keyOf(page.url) === keyOf(home.url)

function documentAt(url: string, map: SiteMap, said: Said): Candidate[] {
  const failed = map.unreadAt(url)?.failure
  const isGone = failed !== undefined && failed.reason !== 'not_html' && isItsOwnFault(failed)
  const status = map.noPageAt(url)?.status ?? 200
  const instead = isGone || status >= 400 ? insteadOfPage(url, map) : null
  return [{ url, ...said, content: instead ?? { kind: 'document' } }]
}

/** A page's own text; none for an error page, and "unread" for one that only a script fills. */
function wholePage(page: PageFacts): Candidate['content'][] {
  if (page.status >= 500) return [gone('error')]
  if (page.status < 200 || page.status > 299 || NOT_FOUND.test(page.title.text ?? ''))
    return [gone('not_found')]
  const shell = page.thin || (page.text.mainWords < SHELL_WORDS && page.scripts.length > 0)
  if (shell && !page.rendered) return [unread({ reason: 'engine_missing', code: 'browser_unavailable' })]
  return [{ kind: 'page', page, words: page.text.mainWords, text: page.text.main }]
}

/** Crawled pages by path, part of the title, or first heading. A guessed page is one nobody links to. */
function ownNames(map: SiteMap, search: PageSearch): Candidate[] {
  const siteNames = new Set([...titleParts(map.home?.title.text ?? ''), firstHeading(map.home)])
  return map.pages.flatMap((page) => {
    if (isHome(page, map) || page.found === 'guess') return []
    const by = search.segmentNames(map.segmentOf(page.url))
      ? ({ by: 'path', named: new URL(page.url).pathname } as const)
      : saidName(page, siteNames, search)
    return by ? wholePage(page).map((content) => ({ url: page.url, on: page.url, ...by, content })) : []
  })
}

/** What the page calls itself; what every page repeats is the name of the site. */
function saidName(
  page: PageFacts,
  siteNames: ReadonlySet<string>,
  search: PageSearch,
): Pick<Candidate, 'by' | 'named'> | null {
  const title = titleParts(page.title.text ?? '').find(
    (part) => !siteNames.has(part) && search.names(part, 'title'),
  )
  if (title !== undefined) return { by: 'title', named: title }
  const heading = firstHeading(page)
  return !siteNames.has(heading) && search.names(heading, 'heading')
    ? { by: 'heading', named: heading }
    : null
}

const firstHeading = (page: PageFacts | undefined): string =>
  page?.headings.find(({ level, hidden, text }) => level === 1 && !hidden && text !== '')?.text ?? ''

function namedSections({ home }: SiteMap, search: PageSearch, opened: boolean): Candidate[] {
  if (!home) return []
  return homeSections(home, opened)
    .filter(({ heading }) => search.names(heading.text, 'heading'))
    .map(({ heading: { text, id }, words, text: said }) => ({
      url: id === null ? home.url : `${home.url}#${id}`,
      by: 'heading',
      named: text,
      on: home.url,
      content: { kind: 'section', page: home, words, text: said },
    }))
}
