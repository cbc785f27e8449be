import { z } from 'zod'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { plural } from '#core/words.ts'
import { factsAs } from '#fixes/facts.ts'
import type { Fix, FixEvidence, FixMaker, Piece } from '#fixes/fix.ts'
import { listsOnlyElsewhere } from '../listed-elsewhere.ts'
import { asShown } from '../shown-pages.ts'
import { isUnreadRobots, robotsPiece, robotsSteps } from './robots-file.ts'
import { type Listed, listedIn } from './listed.ts'
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
  'Your homepage names an address of another website as its main one (canonical). Have that fixed first: search engines skip pages that name another address. If people should find that address and not this one, you need no sitemap here.'

const NAMING_HOME =
  'Several of your pages name your homepage as their main address (canonical). Have that fixed first, so that each names itself: search engines skip pages that name another address.'

function noteOn({ unopened, lacksSome, wrongly }: Listed, pages: PagesEvidence | undefined): string {
  if (wrongly !== null) return wrongly === 'home_elsewhere' ? NAMED_ELSEWHERE : NAMING_HOME
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
