import type { PageFacts } from '../evidence/page.ts'

/** Languages that our lists of phrases cover. */
const OURS: ReadonlySet<string> = new Set(['en', 'mi'])
/** First parts of paths that hold a site's other languages: `/de/`, `/fr-CA/`. */
const LANGUAGE_SEGMENT = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/|$)/iu

/** Share of the letters that tells a page's language; below it most of the text could not be told. */
const TELLING = 0.3
/** A page on which both have this share is no sign of either: two languages side by side, or English around the names of dishes. */
const BOTH = 0.25
/** Pages of so few words say nothing by their words; `lang` may speak for them. */
const FEW_WORDS = 12
const NOT_LATIN = 0.5
/** Pages looked at, in the order of the crawl. */
const MOST_PAGES = 60
/** An English homepage needs this share of the pages with it: the rest may be translations, not the website itself. */
const PAGES_WITH_HOME = 1 / 3
/** Where the homepage is in another language, the pages that we read must be a website of their own. */
const PAGES_WITHOUT_HOME = 1 / 2
const FEWEST_WITHOUT_HOME = 3

/** Of a page: in English or te reo Māori, in another language, in both or in none that can be told, or without words to tell by. */
type Reading = 'ours' | 'other' | 'unsure' | 'silent'

/**
 * Whether "we did not find it" may be said of the site, as far as words go: its pages are written in English or te reo Māori, which our
 * lists of phrases cover. A site of several languages is judged by its pages in ours. When it cannot be told, `false`: absence is
 * unknown then. A site without any words is `true`, for it hides none.
 */
export function readable(pages: readonly PageFacts[]): boolean {
  const [home, ...others] = pages.slice(0, MOST_PAGES)
  if (!home) return true
  const first = readingOf(home)
  const own = first === 'other' ? others : others.filter((page) => !isTranslation(page))
  const readings = [first, ...own.map(readingOf)].filter((reading) => reading !== 'silent')
  if (readings.length === 0) return true
  const ours = readings.filter((reading) => reading === 'ours').length
  const told = readings.filter((reading) => reading !== 'unsure').length
  if (first === 'ours') return ours >= PAGES_WITH_HOME * told
  return ours >= (first === 'other' ? FEWEST_WITHOUT_HOME : 1) && ours >= PAGES_WITHOUT_HOME * told
}

/** Whether a page is plainly in a language that our lists of words do not cover. */
export const isForeign = (page: PageFacts): boolean => readingOf(page) === 'other'

function readingOf({ lang, text }: PageFacts): Reading {
  if (text.nonLatinShare > NOT_LATIN) return 'other'
  if (text.words === 0) return 'silent'
  const { ours, theirs } = sharesOf(text.languages ?? {})
  if (ours >= BOTH && theirs >= BOTH) return 'unsure'
  if (ours >= TELLING) return 'ours'
  if (theirs >= TELLING) return 'other'
  if (text.words >= FEW_WORDS) return 'unsure'
  if (lang === null) return 'silent'
  return OURS.has(lang.trim().slice(0, 2).toLowerCase()) ? 'ours' : 'unsure'
}

function sharesOf(languages: Readonly<Record<string, number>>): { ours: number; theirs: number } {
  let [ours, theirs] = [0, 0]
  for (const [language, share] of Object.entries(languages)) {
    if (OURS.has(language)) ours += share
    else theirs += share
  }
  return { ours, theirs }
}

/** A page that stands in another language's part of the site. */
function isTranslation({ url }: PageFacts): boolean {
  const language = LANGUAGE_SEGMENT.exec(new URL(url).pathname)?.[1]?.toLowerCase()
  return language !== undefined && !OURS.has(language)
}
