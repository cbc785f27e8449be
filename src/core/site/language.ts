import type { PageFacts } from '../evidence/page.ts'

/** Languages that all of our lists of words cover. */
const OURS: ReadonlySet<string> = new Set(['en', 'mi'])
/** First path segments of a website's translations: `/de/`, `/fr-CA/`. */
const LANGUAGE_SEGMENT = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/|$)/iu

/** Countries that stand in that place and are no languages (ISO 639-1): `/nz/` is in English. */
const COUNTRIES: ReadonlySet<string> = new Set(['au', 'nz', 'us', 'gb'])

/** Least share of the letters that decides a page's language; below it the language of most text is not known. */
const TELLING = 0.3
/** A page on which both have this share decides nothing: two languages side by side, or English around the names of dishes. */
const BOTH = 0.25
/** A page with fewer words is not judged by them; its `lang` may decide. */
const FEW_WORDS = 12
const NOT_LATIN = 0.5
/** Number of pages judged, in the order of the crawl. */
export const MOST_PAGES = 60
/** A website with an English homepage needs this share of its pages in English: the rest may be translations. */
const PAGES_WITH_HOME = 1 / 3
/** A website with a homepage in another language needs as many pages in ours as a website of its own. */
const PAGES_WITHOUT_HOME = 1 / 2
const FEWEST_WITHOUT_HOME = 3

/** The language of a page: English or te reo Māori, another one, both or none that is recognised, or too few words. */
type Reading = 'ours' | 'other' | 'unsure' | 'silent'

/**
 * Whether a website is in English or te reo Māori, which all of our lists of words cover. A website of several languages is judged by its pages in
 * ours. `false` when the language is not known. `true` for a website without words, because no phrase can be missed there.
 */
export function isInOurLanguages(pages: readonly PageFacts[]): boolean {
  const [home, ...others] = pages.slice(0, MOST_PAGES)
  if (!home) return true
  const first = readingOf(home)
  const own = first === 'other' ? others : others.filter((page) => !isTranslation(page))
  const readings = [first, ...own.map(readingOf)].filter((reading) => reading !== 'silent')
  if (readings.length === 0) return true
  const ours = readings.filter((reading) => reading === 'ours').length
  const decided = readings.filter((reading) => reading !== 'unsure').length
  if (first === 'ours') return ours >= PAGES_WITH_HOME * decided
  return ours >= (first === 'other' ? FEWEST_WITHOUT_HOME : 1) && ours >= PAGES_WITHOUT_HOME * decided
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

/** Whether a page is in another language's section of its website. */
export function isTranslation(page: PageFacts): boolean {
  const language = languageSegment(page)
  return language !== null && !OURS.has(language) && !COUNTRIES.has(language)
}

/** The first segment of a page's path where it has the form of a language: `de` of `/de/angebot`. */
export const languageSegment = ({ url }: PageFacts): string | null =>
  LANGUAGE_SEGMENT.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? null
