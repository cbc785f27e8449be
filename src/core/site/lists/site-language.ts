import type { PageFacts } from '../../evidence/page.ts'
import { oncePerObject } from '../../once-per.ts'
import { languageSegment, MOST_PAGES } from '../language.ts'
import { plainWords } from '../phrases.ts'
import { type ListedLanguage, SMALL_WORDS } from './small-words.data.ts'

/** Least share of the letters in the language of a website: more than decides of English, whose lists are the longest. */
const MAINLY = 0.5
/** With this share of another language a page decides nothing. */
const BESIDE = 0.25
/** A page with fewer words is not judged by them. */
const FEW_WORDS = 12
/** Least share of the pages that are judged. */
const MOST = 2 / 3

/** Small words: their least share of all words, how many different ones, and how many times as many as those of relatives. */
const LEAST_SHARE = 0.1
const LEAST_DIFFERENT = 4
const TIMES_RELATIVES = 4
/** Most characters that small words are counted in; a share needs only a sample. */
const SAMPLE = 20_000

/**
 * The language of a website that is plainly in one of those of {@link SMALL_WORDS}: its homepage is, and most other pages that are no translations are. `null` in any
 * doubt: two languages on the homepage, a `lang` that names another one than English (which themes leave there), or a relative that the detector takes for it.
 */
export const listedLanguageOf = oncePerObject((pages: readonly PageFacts[]): ListedLanguage | null => {
  const [home, ...others] = pages.slice(0, MOST_PAGES)
  const language = home ? readingOf(home) : null
  if (!home || language === null || language === 'silent' || language === 'other') return null
  const read = [home, ...others].map((page) => ({ page, reading: readingOf(page) }))
  const judged = read.filter(
    ({ page, reading }) => reading === language || (reading !== 'silent' && languageSegment(page) === null),
  )
  const inIt = judged.filter(({ reading }) => reading === language)
  if (inIt.length < judged.length * MOST) return null
  const text = inIt.map(({ page }) => page.text.main || textOf(page)).join('\n')
  return isWrittenIn(language, text.slice(0, SAMPLE)) ? language : null
})

const textOf = ({ text }: PageFacts): string => [text.header, text.nav, text.footer, text.aside].join('\n')

const isListed = (language: string): language is ListedLanguage => Object.hasOwn(SMALL_WORDS, language)

function readingOf({ text, lang }: PageFacts): ListedLanguage | 'other' | 'silent' {
  if (text.words < FEW_WORDS) return 'silent'
  const shares = Object.entries(text.languages ?? {})
  const [main] = shares.toSorted(([, a], [, b]) => b - a)
  if (!main || main[1] < MAINLY) return 'other'
  const [language, share] = main
  const beside = shares.reduce((sum, [, of]) => sum + of, 0) - share
  const said = lang?.trim().slice(0, 2).toLowerCase() ?? ''
  const isContradicted = said !== '' && said !== 'en' && said !== language
  return isListed(language) && beside < BESIDE && !isContradicted ? language : 'other'
}

/** Whether a text has the small words of a language, and hardly any of its relatives'. */
function isWrittenIn(language: ListedLanguage, text: string): boolean {
  const { own, relatives } = SMALL_WORDS_PLAIN[language]
  const words = plainWords(text).split(' ')
  const seen = words.filter((word) => own.has(word))
  const foreign = words.filter((word) => relatives.has(word))
  return (
    seen.length >= words.length * LEAST_SHARE &&
    new Set(seen).size >= LEAST_DIFFERENT &&
    foreign.length * TIMES_RELATIVES <= seen.length
  )
}

const plainSet = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(plainWords))

const SMALL_WORDS_PLAIN = Object.fromEntries(
  Object.entries(SMALL_WORDS).map(([language, { own, relatives }]) => [
    language,
    { own: plainSet(own), relatives: plainSet(relatives) },
  ]),
) as Record<ListedLanguage, Record<'own' | 'relatives', ReadonlySet<string>>>
