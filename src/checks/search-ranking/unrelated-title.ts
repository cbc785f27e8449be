import type { HeadingFacts } from '#core/evidence/page.ts'
import { lettersAndDigits } from '#core/site/business-names.ts'
import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import type { SeoPage } from './page.ts'
import { PAGE_LABELS } from './page-labels.data.ts'
import { LONG_WORD } from './site-names.ts'

/** Two words in common show that title and heading belong together, even as parts of the business' name ("Christmas trees"). */
const ENOUGH_IN_COMMON = 2
/** A main heading that stands so often on one page is a decoration. */
const DECORATION = 3
/** A word of a cry ("Yahoooo!") has one letter three times in a row, as Roman numerals ("VIII") and sizes ("XXXL") do, too. */
const CRIED = /(\p{L})\1\1/iu
const ROMAN_OR_SIZE = /^(?:M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})|X+[SL])$/iu
/** What divides a title into a name and a subject. */
const DIVIDES = /\s[-–—]+\s|[|·•»:]/u
const LONGEST_NAME = 4
/** Letters that words of one family begin with; a whole word of four is enough. */
const LEAST_STEM = 5
const LEAST_WORD = 4
const LONGEST_ENDING = 3
const NO_NAMES: ReadonlySet<string> = new Set()
const LABELS: ReadonlySet<string> = new Set([...PAGE_LABELS].map(stemOf))

/**
 * Whether the title of a page has no subject in common with its main headings. The first one that is no cry decides whether there is anything to
 * compare: one that is only the business' name tells nothing. `names`: those of the business, which are no subject.
 */
export function isUnrelatedTitle(page: SeoPage, names: ReadonlySet<string>): boolean {
  const { title, facts } = page
  if (isNameInText(page) || names.has(lettersAndDigits(title))) return false
  const headings = mainHeadings(facts.headings)
  const first = headings.find((heading) => !isCry(heading))
  if (first === undefined || significant(first, names).size === 0) return false
  const subjects = [...significant(title, names)].filter((word) => !LABELS.has(word))
  return subjects.length > 0 && !headings.some((heading) => areRelated(title, heading, subjects))
}

/** Whether the homepage's title is only a name: short, undivided, and spelt so in its text as well, in capitals where names have them. */
function isNameInText({ isHome, title, facts: { text } }: SeoPage): boolean {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    isHome &&
    words.length > 1 &&
    words.length <= LONGEST_NAME &&
    !DIVIDES.test(title) &&
    words.every((word) => STOP_WORDS.has(word) || /^[\p{Lu}\p{N}]/u.test(word)) &&
    [text.main, text.header, text.aside, text.footer].some((part) => part.includes(title))
  )
}

function areRelated(title: string, heading: string, subjects: readonly string[]): boolean {
  if (lettersAndDigits(title).startsWith(lettersAndDigits(heading))) return true
  const inHeading = [...significant(heading, NO_NAMES)]
  const common = [...significant(title, NO_NAMES)].filter((word) =>
    inHeading.some((other) => areOfOneFamily(word, other)),
  )
  const isSubject = (word: string): boolean =>
    LABELS.has(word) || subjects.includes(word) || standsApart(title, word)
  return common.length >= ENOUGH_IN_COMMON || common.some(isSubject)
}

/** Whether two words say the same by another ending ("drain" and "drainage", "plumber" and "plumbing", "roof" and "roofing"). */
function areOfOneFamily(one: string, other: string): boolean {
  if (one === other) return true
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike += 1
  if (Math.max(one.length, other.length) - alike > LONGEST_ENDING) return false
  return alike >= (alike === Math.min(one.length, other.length) ? LEAST_WORD : LEAST_STEM)
}

/** Whether a word stands in the name and once more beside it ("Physio | Motion Physio"): there it is the subject. */
const standsApart = (title: string, word: string): boolean =>
  title.split(DIVIDES).filter((part) => significant(part, NO_NAMES).has(word)).length > 1

/** A cry names nothing. */
const isCry = (heading: string): boolean =>
  (heading.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).every((word) => CRIED.test(word) && !ROMAN_OR_SIZE.test(word))

/** The main headings with a word to compare, each once, those that are shown first. */
function mainHeadings(headings: readonly HeadingFacts[]): string[] {
  const all = headings.filter(({ level, text }) => level === 1 && significant(text, NO_NAMES).size > 0)
  const sorted = [...all.filter(({ hidden }) => !hidden), ...all.filter(({ hidden }) => hidden)]
  const byText = Map.groupBy(sorted, ({ text }) => text.toLowerCase())
  return [...byText].flatMap(([text, uses]) => (uses.length < DECORATION ? [text] : []))
}

/** Words of four letters and more, without stop words and these names; a plural counts as its singular. */
const significant = (text: string, names: ReadonlySet<string>): Set<string> =>
  new Set(
    (text.toLowerCase().match(LONG_WORD) ?? [])
      .filter((word) => !STOP_WORDS.has(word) && !names.has(lettersAndDigits(word)))
      .map(stemOf),
  )

/** What a noun in the singular and in the plural begin with ("battery" and "batteries", "class" and "classes", "size" and "sizes"). */
function stemOf(word: string): string {
  return word
    .replace(/(?<!s)s$/u, '')
    .replace(/(?<=ss|[oxz]|ch|sh)e$/u, '')
    .replace(/(?:ie|y)$/u, 'i')
}
