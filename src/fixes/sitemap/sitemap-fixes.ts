import { z } from 'zod'
import { pageKey } from '#core/address/urls.ts'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import { factsAs } from '../facts.ts'
import type { Fix, FixEvidence, FixMaker, Piece } from '../fix.ts'
import { isHidden, mainAddress, readPages } from '../pages.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { escapeHtml } from '../words.ts'

const facts = z.object({
  sitemaps: z.array(z.object({ url: z.string() })),
  declaredInRobots: z.boolean(),
})

/** A sitemap of the pages that were read, and the robots line that leads to it. */
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
  const place = placeOf(evidence)
  const doesIt = place.builder !== null || place.isWordPress
  const own = new URL('/sitemap.xml', home).href
  return [
    {
      id: 'sitemap',
      title: doesIt ? 'Switch your sitemap on' : `Put up a sitemap of your ${addresses.length} pages`,
      why: 'It tells search engines which pages you have, so that none is missed.',
      pieces: doesIt ? [] : [sitemapPiece(addresses, evidence), robotsPiece(own, evidence.robots)],
      where: whereTo(place, 'sitemap'),
      builderDoesIt: doesIt,
    },
  ]
}

function undeclared(url: string, evidence: FixEvidence): Omit<Fix, 'check'>[] {
  const place = placeOf(evidence)
  if (place.builder) return []
  return [
    {
      id: 'sitemap-in-robots',
      title: 'Name your sitemap in your robots file',
      why: 'Search engines that do not know you find your sitemap there.',
      pieces: [robotsPiece(url, evidence.robots)],
      where: {
        place: 'the top folder of your website',
        steps: ['Put the file in place of the robots.txt that is there.'],
      },
      builderDoesIt: false,
    },
  ]
}

/**
 * Pages for a sitemap, homepage first: read, on this host, open to search engines, and each at its main address only
 * (sitemaps.org, protocol).
 */
export function sitemapAddresses(evidence: FixEvidence): string[] {
  const pages = readPages(evidence)
  const host = evidence.pages?.host
  const hidden = new Set(evidence.pages?.robotsDisallowed.map(pageKey))
  const open = pages
    .filter((page) => !isHidden(page) && pageKey(mainAddress(page)) === pageKey(page.url))
    .map(({ url }) => pageKey(url))
    .filter((url) => new URL(url).host === host && !hidden.has(url))
  return [...new Set(open)]
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

function robotsPiece(sitemap: string, robots: RobotsEvidence | undefined): Piece {
  const isThere =
    robots !== undefined && robots.status >= 200 && robots.status < 300 && robots.text.trim() !== ''
  const before = isThere ? robots.text.trimEnd() : 'User-agent: *\nAllow: /'
  return {
    title: isThere ? 'Your robots file with the line' : 'A robots file',
    kind: 'file',
    name: 'robots.txt',
    content: `${before}\n\nSitemap: ${sitemap}\n`,
    note: isThere ? 'Only the last line is new.' : undefined,
  }
}
