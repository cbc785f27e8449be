import { z } from 'zod'
import { bareHost, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { plural } from '#core/words.ts'
import { factsAs } from '#fixes/facts.ts'
import type { Fix, FixEvidence, FixMaker, Piece } from '#fixes/fix.ts'
import { listsOnlyElsewhere } from '../listed-elsewhere.ts'
import { asShown } from '../shown-pages.ts'
import { isUnreadRobots, robotsPiece, robotsSteps } from './robots-file.ts'
import { isHidden, mainAddress, mainHeading, readPages } from '#fixes/pages.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { SOMEBODY_ELSE, whereTo } from '#fixes/hosting/where.ts'
import { escapeHtml } from '#fixes/words.ts'

const facts = z.object({
  sitemaps: z.array(z.object({ url: z.string() })),
  declaredInRobots: z.boolean(),
  /** Facts of earlier versions do not say. */
  isOnePage: z.boolean().default(false),
})

/** A sitemap of the pages that were read, and the robots.txt line with its address. None for a single page, which needs no sitemap. */
export const sitemapFixes: FixMaker = ({ result, evidence: { rendered, pages, ...others } }) => {
  const known = factsAs(facts, result.facts)
  const evidence: FixEvidence = { ...others, pages: asShown(pages, rendered) }
  if (!known) return []
  const there = known.sitemaps[0]
  if (!there) return known.isOnePage ? [] : missing(evidence)
  // What a builder makes follows the website's address: there a switch that is on already is no fix.
  if (evidence.sitemaps && listsOnlyElsewhere(evidence.sitemaps))
    return missing(evidence).filter(({ builderDoesIt }) => !builderDoesIt)
  return known.declaredInRobots ? [] : undeclared(there.url, evidence)
}

function missing(evidence: FixEvidence): Omit<Fix, 'check'>[] {
  const listed = listedIn(evidence)
  const { addresses } = listed
  const [home] = addresses
  if (home === undefined) return []
  const hosting = hostingOf(evidence)
  const doesIt = hosting.builder !== null || hosting.isWordPress
  const there = whereTo(hosting, 'sitemap')
  const own = new URL('/sitemap.xml', home).href
  return [
    {
      id: 'sitemap',
      title: doesIt ? 'Switch your sitemap on' : putUp(addresses.length),
      why: 'It tells search engines which pages you have, so that they find them sooner.',
      pieces: doesIt
        ? []
        : [
            sitemapPiece(listed, evidence),
            ...(isUnreadRobots(evidence.robots) ? [] : [robotsPiece(own, evidence)]),
          ],
      where: doesIt
        ? there
        : {
            ...there,
            steps: lastForSomebody([...there.steps, ...robotsSteps(hosting, evidence.robots, own)]),
          },
      builderDoesIt: doesIt,
    },
  ]
}

/** The step for who has a web person comes after those of both files. */
const lastForSomebody = (steps: readonly string[]): string[] => [
  ...steps.filter((step) => step !== SOMEBODY_ELSE),
  ...steps.filter((step) => step === SOMEBODY_ELSE),
]

/** How many are listed, and not how many there are: no crawl follows what a script opens, such as a choice of languages. */
const putUp = (pages: number): string =>
  pages === 1 ? 'Put up a sitemap' : `Put up a sitemap of the ${pages} pages that we found`

function undeclared(url: string, evidence: FixEvidence): Omit<Fix, 'check'>[] {
  const hosting = hostingOf(evidence)
  if (hosting.builder || isUnreadRobots(evidence.robots) || isNotToBeNamed(evidence)) return []
  return [
    {
      id: 'sitemap-in-robots',
      title: 'Name your sitemap in your robots file',
      why: 'Search engines that do not know you find your sitemap there.',
      pieces: [robotsPiece(url, evidence)],
      where: {
        place: 'the top folder of your website',
        steps: robotsSteps(hosting, evidence.robots, url),
      },
      builderDoesIt: false,
    },
  ]
}

/** One that the robots file may name already, at an address that gave us no answer. */
const isNotToBeNamed = ({ sitemaps }: FixEvidence): boolean =>
  sitemaps !== undefined &&
  sitemaps.places.some(({ declaredInRobots, outcome }) => declaredInRobots && outcome === 'unread')

/** Pages of one visitor's own purchase or account. The page on which anybody may look up an order is none of these: a menu leads to it. */
const PERSONAL =
  /\/(?:cart|basket|bag|checkout|log-?in|sign-?in|register|(?:my-?)?account|thank-?you|thanks|search|wish-?list)(?:\.\w+)?\/?$/iu

/** What a sitemap of ours lists. */
interface Listed {
  /** Homepage first. */
  addresses: string[]
  /** How many of them pages name as their main address, and were never opened. */
  unopened: number
  /** Whether a page that was read, and is meant for everybody, is in it by no address. */
  lacksSome: boolean
  /** Whether the homepage names another website as its main address: the pages are then listed at their own. */
  isNamedElsewhere: boolean
}

/**
 * Pages for a sitemap, homepage first: read, on this website, open to search engines, for everybody, and each at its canonical address
 * only (sitemaps.org, protocol). None where the homepage is not among them.
 */
export const sitemapAddresses = (evidence: FixEvidence): string[] => listedIn(evidence).addresses

function listedIn(evidence: FixEvidence): Listed {
  const read = readPages(evidence)
  const isNamedElsewhere = read[0] !== undefined && !isOfSite(mainAddress(read[0]), evidence)
  const pages = isNamedElsewhere ? read.map((page) => ({ ...page, relations: [] })) : read
  return { ...listedOf(pages, evidence), isNamedElsewhere }
}

function listedOf(pages: readonly PageFacts[], evidence: FixEvidence): Omit<Listed, 'isNamedElsewhere'> {
  const hidden = new Set(evidence.pages?.robotsDisallowed.map(pageKey))
  const open = pages.filter((page) => !isHidden(page) && !hidden.has(pageKey(page.url)))
  const [own, others] = [open.filter(isMain), open.filter((page) => !isMain(page))]
  const opened = new Set(own.map((page) => placeOf(mainAddress(page))))
  const ofOwn = distinct(own).map(mainAddress).filter(isForEverybody)
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
  if (home === undefined || !isHomes(home, evidence) || !isListed(home))
    return { addresses: [], unopened: 0, lacksSome: true }
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
    group.toSorted(byLength).filter((page) => {
      const keys = keysOf(page)
      const isAgain = keys.some((key) => seen.has(key))
      for (const key of keys) seen.add(key)
      return !isAgain
    }),
  )
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

/** The page itself, or the same path with or without `www.` and `https`, which the page names as its canonical address. */
function isSamePage(main: string, url: string): boolean {
  const [named, own] = [new URL(main), new URL(url)]
  return (
    bareHost(named.host) === bareHost(own.host) && named.pathname + named.search === own.pathname + own.search
  )
}

function sitemapPiece(listed: Listed, { pages }: FixEvidence): Piece {
  const rows = listed.addresses.map(
    (url) => `  <url><loc>${escapeHtml(url).replaceAll("'", '&apos;')}</loc></url>`,
  )
  return {
    title: 'Your sitemap',
    kind: 'file',
    name: 'sitemap.xml',
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...rows,
      '</urlset>',
      '',
    ].join('\n'),
    note: noteOn(listed, pages),
  }
}

const NAMED_ELSEWHERE =
  'Your homepage names an address of another website as its main one (canonical). Have that mended first: search engines skip pages that name another address. If people should find that address and not this one, you need no sitemap here.'

function noteOn({ unopened, lacksSome, isNamedElsewhere }: Listed, pages: PagesEvidence | undefined): string {
  if (isNamedElsewhere) return NAMED_ELSEWHERE
  const isWhole = pages?.ended === 'all' && !pages.passedOver && pages.unread.length === 0 && !lacksSome
  const what = isWhole
    ? 'It lists every page that we could reach by links and that belongs in it. Make it anew when you add pages.'
    : lacksSome
      ? 'It does not list pages that name an address of another website, or one that does not work, as their main one (canonical).'
      : 'We did not read your whole website, so pages may be missing. Add them before you use it.'
  if (unopened === 0) return what
  const count = plural(unopened, 'address', 'addresses')
  return `${what} Your pages name ${count} of it as a main address (canonical) that we did not open: try ${unopened === 1 ? 'it' : 'them'} before you use it.`
}
