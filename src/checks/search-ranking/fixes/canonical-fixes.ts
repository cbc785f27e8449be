import { pageKey, registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { csvSheet } from '#core/format/csv.ts'
import { namingHome } from '#core/site/naming-home.ts'
import { plural } from '#core/words.ts'
import { failedRules } from '#fixes/failed-rules.ts'
import type { FixMaker, Piece, Where } from '#fixes/fix.ts'
import { hasMenus, type Hosting, hostingOf } from '#fixes/hosting/hosting.ts'
import { withoutSilentWordPress } from '#fixes/hosting/silent-wordpress.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { pageName } from '#fixes/markup/new-title.ts'
import { mainAddress, readPages } from '#fixes/pages.ts'
import { escapeHtml } from '#fixes/words.ts'
import { BROKEN, OFFSITE, TO_HOME } from '../card-rules.ts'
import { isExample } from '../named-address.ts'
import { hasSettings } from '../site-settings.ts'

/** Pages whose lines are copied one by one; those of all pages are in a list. */
const SHOWN_LINES = 5
const HEADER = ['Page', 'Main address now', 'New line']

/**
 * The line by which each page names itself, where the homepage names another website, several pages name the homepage, or a page names an address of an
 * example. Only for pages that their owner writes: a line beside the one that a system or plug-in writes would be a second one.
 */
export const canonicalFixes: FixMaker = ({ result, evidence }) => {
  const [home, ...others] = readPages(evidence)
  const hosting = hostingOf(evidence)
  if (home === undefined) return []
  const wrong = wrongAmong(others, { home, failed: failedRules(result.facts) })
  if (wrong === null) return []
  const all = withoutSilentWordPress(evidence.pages?.pages ?? [], evidence.sitemaps)
  if (hasMenus(hosting) || hasSettings(all)) return []
  const { pages, why } = wrong
  const isOne = pages.length === 1
  return [
    {
      id: 'canonical',
      title: titleFor(pages, home),
      why,
      pieces: [
        ...pages.slice(0, SHOWN_LINES).map((page) => linePiece(page, { home, isOne })),
        ...(pages.length > SHOWN_LINES ? [sheetOf(pages, home)] : []),
      ],
      where: whereFor(hosting, isOne ? (pages[0] === home ? 'your homepage' : 'the page') : null),
      builderDoesIt: false,
    },
  ]
}

interface Wrong {
  pages: readonly PageFacts[]
  why: string
}

/** The pages that name a wrong main address, and what that does; `null`: none that we know the right one of. */
function wrongAmong(
  others: readonly PageFacts[],
  { home, failed }: { home: PageFacts; failed: ReadonlyMap<string, unknown> },
): Wrong | null {
  if (failed.has(OFFSITE)) {
    const pages = [home, ...others.filter(isNamedElsewhere)]
    const who = pages.length === 1 ? 'homepage says' : 'pages say'
    return {
      pages,
      why: `Your ${who} that another website is the real one, so search engines may leave yours out.`,
    }
  }
  const toHome = failed.has(TO_HOME) ? namingHome(others, home) : []
  if (toHome.length > 0)
    return {
      pages: toHome,
      why: 'These pages name your homepage as their main address, so search engines may leave them out.',
    }
  const examples = failed.has(BROKEN) ? others.filter((page) => isExample(mainAddress(page))) : []
  return examples.length === 0
    ? null
    : {
        pages: examples,
        why: `An example was left in the code: search engines are told that the main address of ${examples.length === 1 ? 'this page is' : 'these pages is'} at a website that is not yours.`,
      }
}

function titleFor(pages: readonly PageFacts[], home: PageFacts): string {
  const [first, ...others] = pages
  if (first === undefined || others.length === 0)
    return `The main address of ${first === undefined || first === home ? 'your homepage' : pageName(first.url)}`
  return first === home
    ? `The main addresses of your homepage and ${plural(others.length, 'other page')}`
    : `The main addresses of ${plural(pages.length, 'page')}`
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

/** `page`: the only one, as it is called; `null`: there are several. */
function whereFor(hosting: Hosting, page: string | null): Where {
  const where = whereTo(hosting, 'head')
  const [, ...rest] = where.steps
  const isOne = page !== null
  const first = isOne
    ? `In the code of ${page}, put the piece in place of the line with rel="canonical".`
    : 'In the code of each page, put its piece in place of the line with rel="canonical".'
  return {
    ...where,
    steps: [
      first,
      ...rest.map((step) => (isOne ? step : step.replace(/^Upload the page\.$/u, 'Upload the pages.'))),
    ],
  }
}
