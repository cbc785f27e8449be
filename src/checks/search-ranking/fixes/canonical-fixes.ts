import { pageKey, registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { csvSheet } from '#core/format/csv.ts'
import { plural } from '#core/words.ts'
import { failedRules } from '#fixes/failed-rules.ts'
import type { FixMaker, Piece, Where } from '#fixes/fix.ts'
import { hasMenus, type Hosting, hostingOf } from '#fixes/hosting/hosting.ts'
import { withoutSilentWordPress } from '#fixes/hosting/silent-wordpress.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { pageName } from '#fixes/markup/new-title.ts'
import { mainAddress, readPages } from '#fixes/pages.ts'
import { escapeHtml } from '#fixes/words.ts'
import { OFFSITE } from '../card-rules.ts'
import { hasSettings } from '../site-settings.ts'

/** Pages whose lines are copied one by one; those of all pages are in a list. */
const SHOWN_LINES = 5
const HEADER = ['Page', 'Main address now', 'New line']

/**
 * The line by which each page names itself, where the homepage names another website. Only for pages that their owner writes: a line beside the one that a
 * system or plug-in writes would be a second one.
 */
export const canonicalFixes: FixMaker = ({ result, evidence }) => {
  const [home, ...others] = readPages(evidence)
  const hosting = hostingOf(evidence)
  if (home === undefined || !failedRules(result.facts).has(OFFSITE)) return []
  const all = withoutSilentWordPress(evidence.pages?.pages ?? [], evidence.sitemaps)
  if (hasMenus(hosting) || hasSettings(all)) return []
  const pages = [home, ...others.filter(isNamedElsewhere)]
  const isOne = pages.length === 1
  return [
    {
      id: 'canonical',
      title: isOne
        ? 'The main address of your homepage'
        : `The main addresses of your homepage and ${plural(pages.length - 1, 'other page')}`,
      why: `Your ${isOne ? 'homepage says' : 'pages say'} that another website is the real one, so search engines may leave yours out.`,
      pieces: [
        ...pages.slice(0, SHOWN_LINES).map((page) => linePiece(page, { home, isOne })),
        ...(pages.length > SHOWN_LINES ? [sheetOf(pages, home)] : []),
      ],
      where: whereFor(hosting, isOne),
      builderDoesIt: false,
    },
  ]
}

const isNamedElsewhere = (page: PageFacts): boolean =>
  domainOf(mainAddress(page)) !== domainOf(page.url) && URL.canParse(mainAddress(page))

const domainOf = (address: string): string => registrableDomain(URL.parse(address)?.hostname ?? '')

const ownAddress = (page: PageFacts, home: PageFacts): string =>
  page === home ? new URL('/', home.url).href : pageKey(page.url)

const lineOf = (page: PageFacts, home: PageFacts): string =>
  `<link rel="canonical" href="${escapeHtml(ownAddress(page, home))}">`

function linePiece(page: PageFacts, { home, isOne }: { home: PageFacts; isOne: boolean }): Piece {
  return {
    title: isOne
      ? 'Main address (canonical)'
      : `Main address of ${page === home ? 'the homepage' : pageName(page.url)}`,
    kind: 'html',
    content: lineOf(page, home),
    ...(page === home
      ? {
          note: isOne
            ? 'There is one such line in the head of the page: put this in its place. On any other page with that line, name the address of that page.'
            : 'The head of each page has one such line. This piece is for the homepage alone: every other page gets its own.',
        }
      : {}),
  }
}

const sheetOf = (pages: readonly PageFacts[], home: PageFacts): Piece => ({
  title: `All ${pages.length} pages, old and new`,
  kind: 'csv',
  name: 'main-addresses.csv',
  content: csvSheet([HEADER, ...pages.map((page) => [page.url, mainAddress(page), lineOf(page, home)])]),
})

function whereFor(hosting: Hosting, isOne: boolean): Where {
  const where = whereTo(hosting, 'head')
  const [, ...rest] = where.steps
  const first = isOne
    ? 'In the code of your homepage, put the piece in place of the line with rel="canonical".'
    : 'In the code of each page, put its piece in place of the line with rel="canonical".'
  return {
    ...where,
    steps: [
      first,
      ...rest.map((step) => (isOne ? step : step.replace(/^Upload the page\.$/u, 'Upload the pages.'))),
    ],
  }
}
