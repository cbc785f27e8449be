import type { HeadingSeen, PageFacts } from '../../evidence/page.ts'

/** A name of a page that says what the business does: "Our services", "Plumbing services", "What we do". */
const SERVICES =
  /^(?:(?:our|all|view all|other|the|my|your|full) )?(?:services?|treatments?|therapies|expertise|solutions|capabilities|speciali?ties|what (?:we|i) (?:do|offer)|how we (?:can )?help(?: you)?|practice areas|areas of (?:practice|expertise)|ratonga)$/u
const SERVICES_WITH =
  /^(?:(?:services?|treatments?) (?:and|offered|we|list|menu|overview)\b.*|(?:[\p{L}\p{N}]+ ){1,3}(?:services|treatments)|(?:services|treatments) (?:[\p{L}\p{N}]+ ?){1,3})$/u
/** Whole names that say what a business offers without the word "services"; a shop's own products are not meant. */
const OFFERS =
  /^(?:(?:our|the|all) )?(?:classes|courses|lessons|workshops|training|programm?e?s|packages|tours|tours and activities|rooms|accommodation|catering|hire|rentals|products|product range|products and services|range|repairs|consultations|what s on offer|menu of services)$/u
/** "Our trees", "our boats"; what every business has ("our team", "our story") is left out. */
const OURS = /^our (?<thing>[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?)$/u
const NOT_OFFERED =
  /\b(?:about|approach|awards?|background|blog|board|brands?|business|clients?|commitment|community|company|contact|culture|customers?|family|farm|founders?|gallery|goals?|guarantee|history|home|hours|impact|journey|kaupapa|locations?|members?|menus?|mission|network|news|owners?|partners?|people|philosophy|photos?|policies|policy|portfolio|press|process|projects?|promise|purpose|reviews?|sponsors?|staff|stor(?:y|ies|es?)|suppliers?|team|terms|testimonials?|values?|videos?|vision|way|website|why|work)\b/u
const SECTION_WORDS = 15
const PAGE_WORDS = 30

/** Address of the page, or of the homepage's section, that says what the business does; `null` when there is none. */
export function findServicesPage(pages: readonly PageFacts[], isShop: boolean): string | null {
  const home = pages[0]
  if (!home) return null
  const names = isShop ? isServices : (text: string) => isServices(text) || isOffer(text)
  return linkedPage(pages, names) ?? titledPage(pages, names) ?? homeSection(home, names)
}

type Names = (text: string) => boolean

/** Names are compared in lower case without accents and punctuation. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isServices = (text: string): boolean => SERVICES.test(bare(text)) || SERVICES_WITH.test(bare(text))

function isOffer(text: string): boolean {
  const name = bare(text)
  const thing = OURS.exec(name)?.groups?.['thing']
  return OFFERS.test(name) || (thing !== undefined && !NOT_OFFERED.test(thing))
}

function linkedPage(pages: readonly PageFacts[], names: Names): string | null {
  const read = new Map(pages.map((page) => [withoutFragment(page.url), page]))
  for (const link of pages.flatMap((page) => page.links)) {
    if (link.url === null || link.hidden) continue
    const target = read.get(withoutFragment(link.url))
    if (!target || target.depth === 0 || target.text.words < PAGE_WORDS) continue
    if (names(link.text) || names(lastSegment(link.url))) return target.url
  }
  return null
}

function titledPage(pages: readonly PageFacts[], names: Names): string | null {
  const page = pages.find(
    (candidate) =>
      candidate.depth > 0 &&
      candidate.text.words >= PAGE_WORDS &&
      (names(lastSegment(candidate.url)) ||
        candidate.headings.some((heading) => heading.level === 1 && names(heading.text))),
  )
  return page?.url ?? null
}

function homeSection(home: PageFacts, names: Names): string | null {
  const heading = home.headings.find((candidate) => isSection(candidate) && names(candidate.text))
  if (heading) return heading.id === null ? home.url : `${withoutFragment(home.url)}#${heading.id}`
  const anchor = home.anchors.find((candidate) => candidate.words >= SECTION_WORDS && names(candidate.id))
  return anchor ? `${withoutFragment(home.url)}#${anchor.id}` : null
}

const isSection = (heading: HeadingSeen): boolean =>
  heading.region !== 'footer' && heading.sectionWords >= SECTION_WORDS

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? address

function lastSegment(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last.replace(/\.(?:html?|php|aspx?)$/iu, '')
}
