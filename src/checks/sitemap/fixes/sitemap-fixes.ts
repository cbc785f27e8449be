import { z } from 'zod'
import { bareHost, pageKey } from '#core/address/urls.ts'
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
})

/** A sitemap of the pages that were read, and the robots.txt line with its address. */
export const sitemapFixes: FixMaker = ({ result, evidence }) => {
  const known = factsAs(facts, result.facts)
  if (!known) return []
  const there = known.sitemaps[0]
  if (!there) return missing(evidence)
  return known.declaredInRobots ? [] : undeclared(there.url, evidence)
}

function missing(evidence: FixEvidence): Omit<Fix, 'check'>[] {
  const addresses = sitemapAddresses(evidence)
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
      pieces: doesIt ? [] : [sitemapPiece(addresses, evidence), robotsPiece(own, evidence.robots)],
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

/**
 * Pages for a sitemap, homepage first: read, on this website, open to search engines, for everybody, and each at its canonical address
 * only (sitemaps.org, protocol). None where the homepage is not among them.
 */
export function sitemapAddresses(evidence: FixEvidence): string[] {
  const pages = readPages(evidence)
  const hidden = new Set(evidence.pages?.robotsDisallowed.map(pageKey))
  const all = new Map<string, string>()
  for (const page of pages) {
    const address = mainAddress(page)
    if (isHidden(page) || hidden.has(pageKey(page.url)) || !isSamePage(address, page.url)) continue
    const { pathname } = new URL(address)
    // The same path with other parameters, or with its file name, is the same page again.
    const place = pathname.replace(/(?:\/index\.\w{3,5}|\/)$/iu, '')
    if (!PERSONAL.test(pathname) && !all.has(place)) all.set(place, pageKey(address))
  }
  const [home] = pages
  return home && all.has('') ? [...all.values()] : []
}

/** The page itself, or the same path with or without `www.` and `https`, which the page names as its canonical address. */
function isSamePage(main: string, url: string): boolean {
  const [named, own] = [new URL(main), new URL(url)]
  return (
    bareHost(named.host) === bareHost(own.host) && named.pathname + named.search === own.pathname + own.search
  )
}

function sitemapPiece(addresses: readonly string[], { pages }: FixEvidence): Piece {
  const rows = addresses.map((url) => `  <url><loc>${escapeHtml(url).replaceAll("'", '&apos;')}</loc></url>`)
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
    note:
      pages?.ended === 'all'
        ? 'It lists every page that we could reach by links. Make it anew when you add pages.'
        : 'We did not read your whole website, so pages may be missing. Add them before you use it.',
  }
}
