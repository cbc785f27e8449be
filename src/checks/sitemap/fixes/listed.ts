import { bareHost, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { saysMissing } from '#core/site/find-page.ts'
import { namingHome } from '#core/site/naming-home.ts'
import type { FixEvidence } from '#fixes/fix.ts'
import { isHidden, mainAddress, mainHeading, readPages } from '#fixes/pages.ts'

/** Pages of one visitor's own purchase or account. The page on which anybody may look up an order is none of these: a menu leads to it. */
const PERSONAL =
  /\/(?:cart|basket|bag|checkout|log-?in|sign-?in|register|(?:my-?)?account|thank-?you|thanks|search|wish-?list)(?:\.\w+)?\/?$/iu

/** What a sitemap of ours lists. */
export interface Listed {
  /** Homepage first. */
  addresses: string[]
  /** How many of them pages name as their main address, and were never opened. */
  unopened: number
  /** Whether a page that was read, and is meant for everybody, is in it by no address. */
  lacksSome: boolean
  /** Whose main address is wrong, so that those pages are listed at their own addresses: the homepage's names another website, or several pages name the homepage. */
  wrongly: 'home_elsewhere' | 'pages_home' | null
}

/**
 * Pages for a sitemap, homepage first: read, on this website, open to search engines, for everybody, and each at its canonical address
 * only (sitemaps.org, protocol). None where the homepage is not among them.
 */
export const sitemapAddresses = (evidence: FixEvidence): string[] => listedIn(evidence).addresses

export function listedIn(evidence: FixEvidence): Listed {
  const read = readPages(evidence)
  const [home] = read
  if (home === undefined) return { ...NOTHING, wrongly: null }
  if (!isOfSite(mainAddress(home), evidence))
    return { ...listedOf(read.map(atItsOwn), evidence), wrongly: 'home_elsewhere' }
  const toHome = namingHome(read, home)
  const pages = read.map((page) => (toHome.includes(page) ? atItsOwn(page) : page))
  return { ...listedOf(pages, evidence), wrongly: toHome.length > 0 ? 'pages_home' : null }
}

/** The page without the main address that it names. */
const atItsOwn = (page: PageFacts): PageFacts => ({ ...page, relations: [] })

const NOTHING: Omit<Listed, 'wrongly'> = { addresses: [], unopened: 0, lacksSome: true }

function listedOf(pages: readonly PageFacts[], evidence: FixEvidence): Omit<Listed, 'wrongly'> {
  const hidden = new Set(evidence.pages?.robotsDisallowed.map(pageKey))
  const open = pages.filter(
    (page, at) => !isHidden(page) && !hidden.has(pageKey(page.url)) && (at === 0 || !saysMissing(page)),
  )
  const [own, others] = [open.filter(isMain), open.filter((page) => !isMain(page))]
  const opened = new Set(own.map((page) => placeOf(mainAddress(page))))
  const ofOwn = withoutRepeats(distinct(own)).map(mainAddress).filter(isForEverybody)
  const shut = shutAddresses(evidence)
  // A page at a second address is listed at the one that it names, unless nothing is there.
  const named = others.map(mainAddress).filter(isForEverybody)
  const unopened = named.filter(
    (address) => isOfSite(address, evidence) && !shut.has(placeOf(address)) && !opened.has(placeOf(address)),
  )
  const all = new Map<string, string>()
  for (const address of [...ofOwn, ...unopened])
    if (!all.has(placeOf(address))) all.set(placeOf(address), pageKey(address))
  const isListed = (address: string): boolean => all.has(placeOf(address)) || opened.has(placeOf(address))
  const home = pages[0] && mainAddress(pages[0])
  if (home === undefined || !isHomes(home, evidence) || !isListed(home)) return NOTHING
  return {
    addresses: [...all.values()],
    unopened: all.size - ofOwn.length,
    lacksSome: named.some((address) => !isOfSite(address, evidence) || !isListed(address)),
  }
}

/**
 * Whether this is an address of the homepage's own: the root, or where the root redirects to (`/en/`). A website in a folder of a host, which has no root
 * of its own (`joes.github.io/shop/`), has no place for the file.
 */
function isHomes(address: string, { pages }: FixEvidence): boolean {
  if (pathOf(address) === '') return true
  const first = pages?.pages[0]
  if (first?.found !== 'home' || pathOf(first.requested) !== '') return false
  return pathOf(address) === pathOf(first.url)
}

const isForEverybody = (address: string): boolean => !PERSONAL.test(new URL(address).pathname)

const isMain = (page: PageFacts): boolean => isSamePage(mainAddress(page), page.url)

/**
 * The pages, each once, at its shortest address. With another query the same path is the same page again where it has the same title and main heading, as
 * a list that is sorted otherwise, or the same title and words; `/index.php?id=2` and `?id=3` are two pages.
 */
function distinct(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>()
  const byPath = Map.groupBy(pages, (page) => pathOf(mainAddress(page)))
  return [...byPath.values()].flatMap((group) =>
    group.toSorted(byLength).filter((page, at, [first]) => {
      const keys = keysOf(page)
      const isAgain =
        keys.some((key) => seen.has(key)) || (at > 0 && first !== undefined && isShellOf(first, page))
      for (const key of keys) seen.add(key)
      return !isAgain
    }),
  )
}

/** Whether a page that scripts fill was read empty, at a query of the address of a page. */
const isShellOf = (page: PageFacts, shell: PageFacts): boolean =>
  shell.thin && shell.text.main === '' && new URL(shell.url).search !== '' && new URL(page.url).search === ''

/** Pages with fewer words may be filled by scripts, and be alike only before that. */
const WORDS_TO_COMPARE = 10

/** Of pages with the same title and the same words, at whatever addresses, the one to which the most pages link; of the homepage and another one the homepage. */
function withoutRepeats(pages: readonly PageFacts[]): PageFacts[] {
  const groups = Map.groupBy(pages, ({ title, lang, text, url }) =>
    text.mainWords < WORDS_TO_COMPARE ? url : JSON.stringify([title.text, lang, text.main]),
  )
  const uses = new Map<string, number>()
  for (const { links } of pages)
    for (const place of new Set(links.flatMap(({ url }) => (url === null ? [] : placeOf(url)))))
      uses.set(place, (uses.get(place) ?? 0) + 1)
  const weight = (page: PageFacts): number =>
    page === pages[0] ? Infinity : (uses.get(placeOf(page.url)) ?? 0)
  const kept = new Set(
    [...groups.values()].flatMap((group) => group.toSorted((a, b) => weight(b) - weight(a))[0] ?? []),
  )
  return pages.filter((page) => kept.has(page))
}

const byLength = (a: PageFacts, b: PageFacts): number => mainAddress(a).length - mainAddress(b).length

/** Two pages are one where they share one of these. */
function keysOf(page: PageFacts): string[] {
  const [main, heading] = [mainAddress(page), mainHeading(page)]
  const titled = [pathOf(main), page.title.text]
  return [
    placeOf(main),
    JSON.stringify([...titled, 'words', page.text.main]),
    ...(heading === '' ? [] : [JSON.stringify([...titled, 'heading', heading])]),
  ]
}

const isOfSite = (address: string, { pages }: FixEvidence): boolean =>
  pages !== undefined && bareHost(new URL(address).host) === bareHost(pages.host)

/** The path alone; with its file name it is the same again. */
const pathOf = (address: string): string =>
  new URL(address).pathname.replace(/(?:\/index\.\w{3,5}|\/)$/iu, '')

/** The same with the query, but for what only tracks visitors. */
const placeOf = (address: string): string => pathOf(address) + new URL(pageKey(address)).search

/** Where no page for everybody is, or where it is not known to be one. */
function shutAddresses({ pages }: FixEvidence): Set<string> {
  if (!pages) return new Set()
  const gone = pages.pages.filter((page) => page.status < 200 || page.status >= 300 || isHidden(page))
  const addresses = [...gone, ...pages.unread, ...(pages.noPages ?? [])].map(({ url }) => url)
  return new Set([...addresses, ...pages.robotsDisallowed].map(placeOf))
}

/** The page itself, or another spelling of its address, which the page names as its canonical one. */
const isSamePage = (main: string, url: string): boolean =>
  bareHost(new URL(main).host) === bareHost(new URL(url).host) && placeOf(main) === placeOf(url)
