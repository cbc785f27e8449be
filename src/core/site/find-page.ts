import type { PageFacts } from '../evidence/page.ts'
import { oncePerText } from '../once-per.ts'
import { because, type Failure, type Reason } from '../reasons.ts'
import { homeSections, sectionAddress, sectionAt } from './page-sections.ts'
import { decoded } from '../address/decoded.ts'
import { titleParts } from './phrases.ts'
import { isScriptRoute } from './script-routes.ts'
import { isItsOwnFault, whyUnread } from './unread.ts'
import type { SiteLink, SiteIndex } from './site-index.ts'

/** How to recognise the page that is searched for. */
export interface PageSearch {
  /** Whether a text names the page. `menu`: the text of a link in the header, menu or footer. */
  names(words: string, where: 'menu' | 'link' | 'heading' | 'title'): boolean
  /** Whether the last path segment of an address, as plain words, names it. */
  segmentNames(segment: string): boolean
  /** Whether an outside host keeps such pages for its customers; a matching link to one counts without being read. */
  isKeeper?(host: string): boolean
}

/** A page, a section of one, or the target of a matching link that was not read. */
export interface Candidate {
  /** Absolute; with a fragment for a section that has one. */
  url: string
  /** How it was recognised. */
  by: 'link' | 'path' | 'title' | 'heading'
  /** The text that named it. */
  named: string
  /** Address of the page that has the link or section. */
  on: string
  content:
    | { kind: 'page'; page: PageFacts; words: number; text: string }
    | { kind: 'section'; page: PageFacts; words: number; text: string }
    | { kind: 'document' }
    | { kind: 'unread'; failure: Failure; neverAsked?: true }
    | { kind: 'gone'; why: MissingTarget }
}

/**
 * Why a link that names the page leads to no page: its address answers "not found" or with an error, redirects to the homepage,
 * or only a script uses it (`#`).
 */
export type MissingTarget = 'not_found' | 'error' | 'home' | 'nowhere'

/** Whether only scripts write its text, which no browser has run yet: the rendered page decides. */
export const isWrittenByScript = ({ content }: Candidate): boolean =>
  content.kind === 'unread' && content.failure.reason === NOT_RENDERED.reason

/** Failures of a page that the next scan meets again, unless somebody changes the website. */
const STAYING: ReadonlySet<Reason> = new Set(['robots_disallowed', 'too_large'])

/** Why a page was not read that the next scan may read; `null` for one that was read, and for what is never read. */
export const unreadForNow = ({ content }: Candidate): Failure | null =>
  content.kind === 'unread' && !content.neverAsked && !STAYING.has(content.failure.reason)
    ? content.failure
    : null

const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/iu
/** A part of a title that says so: a business may have the number in its name or address. */
const NOT_FOUND =
  /^(?:\W*(?:error|erreur|fehler|http|status|code|page|seite|oops|whoops|sorry)\b)*\W*404(?=\W*(?:$|(?:error|erreur|fehler|page|file|not)\b))|\(404\)\W*$|\b(?:not|can(?:['’]?t| ?not) be|could(?:n['’]?t| not) be) found\b/iu
const NOT_READ = because('partial_crawl')
/** Another website, or a part of a page that only its scripts show: no scan asks for it. */
const NEVER_ASKED = { kind: 'unread', failure: NOT_READ, neverAsked: true } as const
const NOT_RENDERED: Failure = { reason: 'engine_missing', code: 'browser_unavailable' }

/** Kinds of candidates, best first. */
const ORDER: Readonly<Record<Candidate['content']['kind'], number>> = {
  page: 0,
  section: 1,
  document: 2,
  unread: 3,
  gone: 4,
}

/** A page with scripts and hardly a word between its header and footer gets its text from those scripts. */
const SHELL_WORDS = 5

/**
 * Everything on a website that has the name of the page, best first: targets of links, then crawled pages by path,
 * title or first heading, then sections of the homepage, then what could not be read, then links without a target. The caller
 * decides whether a candidate has enough words.
 */
export function findCandidates(index: SiteIndex, search: PageSearch): Candidate[] {
  const matching = index.links.filter(namedBy(index, search))
  const found = [
    ...matching.flatMap((link) => behind(link, index, search)),
    ...namedPages(index, search),
    ...namedSections(
      index,
      search,
      matching.some((link) => opensHere(link, index)),
    ),
  ]
  return found.toSorted((a, b) => ORDER[a.content.kind] - ORDER[b.content.kind])
}

/** Links repeat: each text is tested once. */
function namedBy(index: SiteIndex, search: PageSearch): (link: SiteLink) => boolean {
  const inMenu = oncePerText((text) => search.names(text, 'menu'))
  const elsewhere = oncePerText((text) => search.names(text, 'link'))
  return (siteLink) => {
    const { text, label, region } = siteLink.link
    const { url, sameSite } = siteLink
    const names = region === 'main' || region === 'aside' ? elsewhere : inMenu
    if (names(text) || (text === '' && label !== null && names(label))) return true
    return (
      url !== null && sameSite && !isPartOfOwn(siteLink, index) && search.segmentNames(index.segmentOf(url))
    )
  }
}

/** A link to a part of its own page, such as "Skip to content": the address in it is that of the page it stands on. */
const isPartOfOwn = ({ url, on }: SiteLink, { keyOf }: SiteIndex): boolean =>
  url !== null && /#./u.test(url) && keyOf(url) === keyOf(on.url)

/** A link without a target (`#`, an empty address, a script) or to its own page: it may open something there. */
const opensHere = ({ url, on }: SiteLink, { keyOf }: SiteIndex): boolean =>
  url === null || (!/#./u.test(url) && keyOf(url) === keyOf(on.url))

function behind(link: SiteLink, index: SiteIndex, search: PageSearch): Candidate[] {
  const { url, on } = link
  const basis = { by: 'link', named: link.link.text || (link.link.label ?? ''), on: on.url } as const
  if (url === null) return goesNowhere(link) ? [{ url: on.url, ...basis, content: gone('nowhere') }] : []
  const { hash, hostname, pathname } = new URL(url)
  if (!link.sameSite) return search.isKeeper?.(hostname) ? [{ url, ...basis, content: NEVER_ASKED }] : []
  if (DOCUMENT.test(pathname)) return documentAt(url, index, basis)
  if (isScriptRoute(hash)) return [{ url, ...basis, content: NEVER_ASKED }]
  const page = index.pageAt(url)
  if (!page) {
    const failure = whyUnread(link, index)
    if (failure) return [{ url, ...basis, content: unread(failure) }]
    const content = insteadOfPage(url, index)
    return content ? [{ url, ...basis, content }] : []
  }
  const section = hash.length > 1 ? sectionAt(page, decoded(hash.slice(1)) ?? hash) : null
  const part: Candidate[] = section ? [{ url, ...basis, content: { kind: 'section', page, ...section } }] : []
  const isHere = index.keyOf(page.url) === index.keyOf(on.url)
  if (part.length === 0 && isHome(page, index)) {
    return [{ url, ...basis, content: gone(isHere && url.includes('#') ? 'nowhere' : 'home') }]
  }
  if (isHome(page, index) || isHere) return part
  return [...part, { url: page.url, ...basis, content: wholePage(page) }]
}

type Basis = Pick<Candidate, 'by' | 'named' | 'on'>

const unread = (failure: Failure) => ({ kind: 'unread', failure }) as const
const gone = (why: MissingTarget) => ({ kind: 'gone', why }) as const

/** `href=""`, `href="#"` with a script, `href="javascript:…"`; not `mailto:` or `tel:`. */
const goesNowhere = ({ link }: SiteLink): boolean => link.scripted || /^(?:#|\s*$)/u.test(link.href)

/** What a requested address answered when it is no page; `null` where the evidence does not show it. */
function insteadOfPage(url: string, index: SiteIndex): Candidate['content'] | null {
  const failed = index.unreadAt(url)?.failure
  if (failed !== undefined && failed.reason !== 'not_html') {
    return gone(failed.reason === 'page_missing' ? 'not_found' : 'error')
  }
  const answer = index.noPageAt(url)
  if (answer === undefined) return null
  if (answer.status >= 400) return gone(answer.status >= 500 ? 'error' : 'not_found')
  return answer.leadsTo === null ? { kind: 'document' } : NEVER_ASKED
}

const isHome = (page: PageFacts, { home, keyOf }: SiteIndex): boolean =>
  home !== undefined && keyOf(page.url) === keyOf(home.url)

function documentAt(url: string, index: SiteIndex, basis: Basis): Candidate[] {
  const failed = index.unreadAt(url)?.failure
  const isGone = failed !== undefined && failed.reason !== 'not_html' && isItsOwnFault(failed)
  const status = index.noPageAt(url)?.status ?? 200
  const instead = isGone || status >= 400 ? insteadOfPage(url, index) : null
  return [{ url, ...basis, content: instead ?? { kind: 'document' } }]
}

/** A page's own text; "gone" for an error page, and "unread" for one that only a script fills. */
function wholePage(page: PageFacts): Candidate['content'] {
  if (page.status >= 500) return gone('error')
  if (page.status < 200 || page.status > 299 || saysMissing(page)) return gone('not_found')
  const shell = page.thin || (page.text.mainWords < SHELL_WORDS && page.scripts.length > 0)
  if (shell && !page.rendered) return unread(NOT_RENDERED)
  return { kind: 'page', page, words: page.text.mainWords, text: page.text.main }
}

/** Whether the title of a page says that it is missing, whatever its status. */
export const saysMissing = ({ title }: PageFacts): boolean =>
  titleParts(title.text ?? '').some((part) => NOT_FOUND.test(part))

/** Crawled pages by path, part of the title, or first heading. A guessed page is one that no page links to. */
function namedPages(index: SiteIndex, search: PageSearch): Candidate[] {
  const siteNames = new Set([...titleParts(index.home?.title.text ?? ''), firstHeading(index.home)])
  return index.pages.flatMap((page) => {
    if (isHome(page, index) || page.found === 'guess') return []
    const by = search.segmentNames(index.segmentOf(page.url))
      ? ({ by: 'path', named: new URL(page.url).pathname } as const)
      : nameOnPage(page, siteNames, search)
    return by ? [{ url: page.url, on: page.url, ...by, content: wholePage(page) }] : []
  })
}

/** The page's own name; a text that every page repeats is the website's name. */
function nameOnPage(
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

function namedSections({ home }: SiteIndex, search: PageSearch, opened: boolean): Candidate[] {
  if (!home) return []
  return homeSections(home, opened)
    .filter(({ heading }) => search.names(heading.text, 'heading'))
    .map(({ heading, words, text: sectionText }) => ({
      url: sectionAddress(home, heading),
      by: 'heading',
      named: heading.text,
      on: home.url,
      content: { kind: 'section', page: home, words, text: sectionText },
    }))
}
