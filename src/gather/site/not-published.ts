import type { PageFacts } from '#core/evidence/page.ts'
import { businessNames, lettersAndDigits } from '#core/site/business-names.ts'
import { countWords } from '#core/text.ts'
import { sameSiteLinksOf } from '../read-page/read-page.ts'
import { SAYING_NOTHING, TAKEN_OVER, WAITING } from './holding-words.data.ts'
import { showsABusiness } from './business-signs.ts'

/** A page with this many words, or links to pages of the same site, is not a holding page (decisions: reachability gate, step 5). */
const FEW_WORDS = 150
const FEW_LINKS = 5
/** "Nearly all the text": at most this many words on the page, and this many beside the phrase. */
const HARDLY_ANY_WORDS = 60
const WORDS_BESIDE = 20

/**
 * True for a page that says in its title or main heading, or in nearly all its text, that the website is not there yet or no longer there. A phrase about
 * something else ("New menu coming soon") does not count, nor does one on a page with the business' address, opening hours or phone number.
 */
export function isNotPublished(page: PageFacts): boolean {
  if (page.text.words >= FEW_WORDS) return false
  if (sameSiteLinksOf(page, new URL(page.url).host).length >= FEW_LINKS) return false
  const names = namesOf(page)
  if (saysNotPublished(page, TAKEN_OVER, names)) return true
  return saysNotPublished(page, WAITING, names) && !showsABusiness(page)
}

/** True when the page's title or main heading says that there is no website, as on every page of an unpublished one. */
export function isTitledNotPublished(page: PageFacts): boolean {
  const names = namesOf(page)
  return [TAKEN_OVER, WAITING].some((phrases) => isTitled(page, phrases, names))
}

const saysNotPublished = (page: PageFacts, phrases: RegExp, names: ReadonlySet<string>): boolean =>
  isTitled(page, phrases, names) || isNearlyAll(page, phrases, names)

function isTitled(page: PageFacts, phrases: RegExp, names: ReadonlySet<string>): boolean {
  const heading = mainHeading(page, names)
  const parts = partsOf(page.title.text ?? '')
  return [...parts, ...(heading === null ? [] : [heading])].some((text) =>
    isAboutTheSite(text, phrases, names),
  )
}

function isNearlyAll({ text }: PageFacts, phrases: RegExp, names: ReadonlySet<string>): boolean {
  if (text.words >= HARDLY_ANY_WORDS) return false
  const lines = [text.header, text.main, text.aside].flatMap((part) => part.split('\n'))
  const beside = lines.filter((line) => !isAboutTheSite(line, phrases, names))
  if (beside.length === lines.length) return false
  const words = beside.filter((line) => !isName(line, names)).map(countWords)
  return words.reduce((sum, count) => sum + count, 0) <= WORDS_BESIDE
}

/** The first heading of level 1 with words that are not only the business' name. */
function mainHeading({ headings }: PageFacts, names: ReadonlySet<string>): string | null {
  const main = headings.find(
    ({ level, hidden, region, text }) =>
      level === 1 && text !== '' && !hidden && region !== 'footer' && !isName(text, names),
  )
  return main?.text ?? null
}

/** True for a phrase with only meaningless words, or the business' name, beside it. */
function isAboutTheSite(text: string, phrases: RegExp, names: ReadonlySet<string>): boolean {
  const rest = text.normalize('NFKC').replaceAll('’', "'").toLowerCase()
  const beside = rest.replace(phrases, ' ')
  if (beside === rest) return false
  const words = (beside.match(/[\p{L}\p{N}']+(?:\.[\p{L}]+)*/gu) ?? []).filter(
    (word) => !SAYING_NOTHING.has(word),
  )
  return words.length === 0 || isName(words.join(''), names)
}

const LONG_ENOUGH_FOR_A_PART = 4

function isName(text: string, names: ReadonlySet<string>): boolean {
  const letters = lettersAndDigits(text)
  return [...names].some(
    (name) => name === letters || (letters.length >= LONG_ENOUGH_FOR_A_PART && name.includes(letters)),
  )
}

function namesOf(page: PageFacts): Set<string> {
  const { hostname } = new URL(page.url)
  return new Set([
    ...businessNames(hostname, page, {}),
    lettersAndDigits(hostname),
    lettersAndDigits(hostname.replace(/^www\./u, '')),
  ])
}

/** Segments of a title: `Coming soon | Joe's` has two. */
const partsOf = (title: string): string[] => title.split(/\s[-–—|·•:~»]+\s|[|·•»]/u)
