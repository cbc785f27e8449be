import type { PageFacts } from '../evidence/page.ts'
import type { Failure } from '../reasons.ts'
import { homeSections, sectionAt } from './page-sections.ts'
import { decoded, titleParts } from './phrases.ts'
import { isItsOwnFault, whyUnread } from './unread.ts'
import { looseKey, type SiteLink, type SiteMap } from './site-links.ts'

/** What a page is looked for by. */
export interface PageSearch {
  /** Whether words name the page that is looked for. */
  names(words: string, where: 'link' | 'heading' | 'title', link?: SiteLink): boolean
  /** Whether the last path segment of an address does. */
  pathNames(address: string): boolean
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
}

const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/iu
/** A fragment that a script reads as a page of its own: `#/about`, `#!about`. */
const SCRIPT_ROUTE = /^#(?:\/|!)./u
const NOT_FOUND = /\b(?:404|(?:page )?(?:not|could(?:n't| not) be) found)\b/iu
const NOT_READ: Failure = { reason: 'partial_crawl', code: 'partial_crawl' }

/** A page with scripts and hardly a word between its header and footer is filled by those scripts. */
const SHELL_WORDS = 5

/**
 * Everything on a site that is named as the page looked for, best first: what links lead to, then crawled pages by path,
 * title or first heading, then sections of the homepage, then what could not be read. Whether the words behind the name
 * are enough is the caller's to say.
 */
export function findCandidates(map: SiteMap, search: PageSearch): Candidate[] {
  const matching = map.links.filter((link) => isNamed(link, search))
  const found = [
    ...matching.flatMap((link) => behind(link, map, search)),
    ...map.pages.flatMap((page) => ownName(page, map, search)),
    ...namedSections(map, search, matching.some(opensHere)),
  ]
  const order = ['page', 'section', 'document', 'unread']
  return found.toSorted((a, b) => order.indexOf(a.content.kind) - order.indexOf(b.content.kind))
}

function isNamed(link: SiteLink, search: PageSearch): boolean {
  const { text, label } = link.link
  if (search.names(text, 'link', link)) return true
  if (text === '' && label !== null && search.names(label, 'link', link)) return true
  return link.url !== null && link.sameSite && search.pathNames(link.url)
}

/** A link that goes nowhere by itself: `#`, an empty address, or a script. */
const opensHere = ({ url, on }: SiteLink): boolean =>
  url === null || (!url.includes('#') && sameKey(url, on.url))

const sameKey = (a: string, b: string): boolean => looseKey(a) === looseKey(b)

function behind(link: SiteLink, map: SiteMap, search: PageSearch): Candidate[] {
  const { url, on } = link
  if (url === null) return []
  const said = { by: 'link', named: link.link.text || (link.link.label ?? ''), on: on.url } as const
  const { hash, hostname, pathname } = new URL(url)
  if (!link.sameSite) return search.isKeeper?.(hostname) ? [{ url, ...said, content: unread(NOT_READ) }] : []
  if (DOCUMENT.test(pathname)) return documentAt(url, map, said)
  if (SCRIPT_ROUTE.test(hash)) return [{ url, ...said, content: unread(NOT_READ) }]
  const page = map.pageAt(url)
  if (!page) {
    const failure = whyUnread(link, map)
    return failure ? [{ url, ...said, content: unread(failure) }] : []
  }
  const section = hash.length > 1 ? sectionAt(page, decoded(hash.slice(1)) ?? hash) : null
  const part: Candidate[] = section ? [{ url, ...said, content: { kind: 'section', page, ...section } }] : []
  if (isHome(page, map) || sameKey(page.url, on.url)) return part
  return [...part, ...wholePage(page).map((whole) => ({ url: page.url, ...said, content: whole }))]
}

type Said = Pick<Candidate, 'by' | 'named' | 'on'>

const unread = (failure: Failure) => ({ kind: 'unread', failure }) as const

const isHome = (page: PageFacts, { home }: SiteMap): boolean =>
  home !== undefined && sameKey(page.url, home.url)

function documentAt(url: string, map: SiteMap, said: Said): Candidate[] {
  const failed = map.unreadAt(url)?.failure
  const gone = failed !== undefined && failed.reason !== 'not_html' && isItsOwnFault(failed)
  return gone ? [] : [{ url, ...said, content: { kind: 'document' } }]
}

/** A page's own text; none for an error page, and "unread" for one that only a script fills. */
function wholePage(page: PageFacts): Candidate['content'][] {
  if (page.status < 200 || page.status > 299 || NOT_FOUND.test(page.title.text ?? '')) return []
  const shell = page.thin || (page.text.mainWords < SHELL_WORDS && page.scripts.length > 0)
  if (shell && !page.rendered) return [unread({ reason: 'engine_missing', code: 'browser_unavailable' })]
  return [{ kind: 'page', page, words: page.text.mainWords, text: page.text.main }]
}

/** A crawled page by its path, its part of the title, or its first heading. A guessed page is one nobody links to. */
function ownName(page: PageFacts, map: SiteMap, search: PageSearch): Candidate[] {
  if (isHome(page, map) || page.found === 'guess') return []
  const by = nameOf(page, map, search)
  return by ? wholePage(page).map((content) => ({ url: page.url, on: page.url, ...by, content })) : []
}

function nameOf(page: PageFacts, map: SiteMap, search: PageSearch): Pick<Candidate, 'by' | 'named'> | null {
  if (search.pathNames(page.url)) return { by: 'path', named: new URL(page.url).pathname }
  const siteNames = new Set([...titleParts(map.home?.title.text ?? ''), firstHeading(map.home)])
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
