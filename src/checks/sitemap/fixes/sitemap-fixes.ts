import { z } from 'zod'
import { bareHost, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { plural } from '#core/words.ts'
import { factsAs } from '#fixes/facts.ts'
import type { Fix, FixEvidence, FixMaker, Piece } from '#fixes/fix.ts'
import { robotsPiece, robotsSteps } from './robots-file.ts'
import { isHidden, mainAddress, readPages } from '#fixes/pages.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { escapeHtml } from '#fixes/words.ts'

const facts = z.object({
  sitemaps: z.array(z.object({ url: z.string() })),
  declaredInRobots: z.boolean(),
  /** Facts of before do not say. */
  isOnePage: z.boolean().default(false),
})

/** A sitemap of the pages that were read, and the robots.txt line with its address. None for a single page, which needs no sitemap. */
export const sitemapFixes: FixMaker = ({ result, evidence }) => {
  const known = factsAs(facts, result.facts)
  if (!known) return []
  const there = known.sitemaps[0]
  if (!there) return known.isOnePage ? [] : missing(evidence)
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
      why: 'It tells search engines which pages you have, so that none is missed.',
      pieces: doesIt ? [] : [sitemapPiece(listed, evidence), robotsPiece(own, evidence.robots)],
      where: doesIt ? there : { ...there, steps: [...there.steps, ...robotsSteps(hosting, evidence.robots)] },
      builderDoesIt: doesIt,
    },
  ]
}

const putUp = (pages: number): string =>
  pages === 1 ? 'Put up a sitemap' : `Put up a sitemap of your ${pages} pages`

function undeclared(url: string, evidence: FixEvidence): Omit<Fix, 'check'>[] {
  const hosting = hostingOf(evidence)
  if (hosting.builder) return []
  return [
    {
      id: 'sitemap-in-robots',
      title: 'Name your sitemap in your robots file',
      why: 'Search engines that do not know you find your sitemap there.',
      pieces: [robotsPiece(url, evidence.robots)],
      where: {
        place: 'the top folder of your website',
        steps: robotsSteps(hosting, evidence.robots),
      },
      builderDoesIt: false,
    },
  ]
}

/** Pages of one visitor's own purchase or account. */
const PERSONAL =
  /\/(?:cart|basket|bag|checkout|log-?in|sign-?in|register|(?:my-?)?account|thank-?you|thanks|search|order-tracking|track-order|wish-?list)(?:\.\w+)?\/?$/iu

/** What a sitemap of ours lists. */
interface Listed {
  /** Homepage first. */
  addresses: string[]
  /** How many of them pages name as their main address, and were never opened. */
  unopened: number
  /** Whether a page that was read, and is meant for everybody, is in it by no address. */
  lacksSome: boolean
}

/**
 * Pages for a sitemap, homepage first: read, on this website, open to search engines, for everybody, and each at its canonical address
 * only (sitemaps.org, protocol). None where the homepage is not among them.
 */
export const sitemapAddresses = (evidence: FixEvidence): string[] => listedIn(evidence).addresses

function listedIn(evidence: FixEvidence): Listed {
  const pages = readPages(evidence)
  const hidden = new Set(evidence.pages?.robotsDisallowed.map(pageKey))
  const open = pages.filter((page) => !isHidden(page) && !hidden.has(pageKey(page.url)))
  const all = new Map<string, string>()
  const add = (address: string): void => {
    const place = placeOf(address)
    if (!PERSONAL.test(new URL(address).pathname) && !all.has(place)) all.set(place, pageKey(address))
  }
  const [own, others] = [open.filter(isMain), open.filter((page) => !isMain(page))]
  for (const page of own) add(mainAddress(page))
  const ofOwn = all.size
  const shut = shutAddresses(evidence)
  // A page at a second address is listed at the one that it names, unless nothing is there.
  const named = others.map(mainAddress)
  for (const address of named) if (isOfSite(address, evidence) && !shut.has(placeOf(address))) add(address)
  const [home] = pages
  if (!home || !all.has('')) return { addresses: [], unopened: 0, lacksSome: true }
  return {
    addresses: [...all.values()],
    unopened: all.size - ofOwn,
    lacksSome: named.some(
      (address) => !PERSONAL.test(new URL(address).pathname) && !isListedAt(address, all, evidence),
    ),
  }
}

const isMain = (page: PageFacts): boolean => isSamePage(mainAddress(page), page.url)

const isListedAt = (address: string, all: ReadonlyMap<string, string>, evidence: FixEvidence): boolean =>
  isOfSite(address, evidence) && all.has(placeOf(address))

const isOfSite = (address: string, { pages }: FixEvidence): boolean =>
  pages !== undefined && bareHost(new URL(address).host) === bareHost(pages.host)

/** The same path with other parameters, or with its file name, is the same page again. */
const placeOf = (address: string): string =>
  new URL(address).pathname.replace(/(?:\/index\.\w{3,5}|\/)$/iu, '')

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

function noteOn({ unopened, lacksSome }: Listed, pages: PagesEvidence | undefined): string {
  const isWhole = pages?.ended === 'all' && pages.unread.length === 0 && !lacksSome
  const what = isWhole
    ? 'It lists every page that we could reach by links and that belongs in it. Make it anew when you add pages.'
    : lacksSome
      ? 'It does not list pages that name an address of another website, or one that does not work, as their main one (canonical).'
      : 'We did not read your whole website, so pages may be missing. Add them before you use it.'
  if (unopened === 0) return what
  const count = plural(unopened, 'address', 'addresses')
  return `${what} Your pages name ${count} of it as a main address (canonical) that we did not open: try ${unopened === 1 ? 'it' : 'them'} before you use it.`
}
