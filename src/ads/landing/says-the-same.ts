import type { LandingInput } from '#core/ads/landing.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { plainWords } from '#core/site/phrases.ts'
import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import { cut } from '#core/text.ts'
import { listed } from '#core/words.ts'
import { good, type LandingVerdict, problem, unknown } from './finding.ts'
import { isReadWhole, type LandingEvidence, shownPages } from './landing-evidence.ts'

/** Words that ads use for anything: that a page lacks them says nothing. */
const AD_WORDS: ReadonlySet<string> = new Set(
  `affordable award best book buy call cheap contact discover easy expert experts fast free friendly great guaranteed learn
  local more near nearby official online open order price prices professional qualified quality quote quotes rated save shop
  start team today top trusted visit winning`.split(/\s+/u),
)
const SHORTEST = 3
const MOST_NAMED = 3
/** A page with this share of letters that are not Latin is not compared: its words have other endings. */
const FOREIGN_SHARE = 0.5

/** Words of an ad that say what it is about, in lower case. */
function tellingWords(text: string): string[] {
  const words = plainWords(text).split(' ')
  return words
    .filter((word) => word.length >= SHORTEST && !/^\d+$/u.test(word))
    .filter((word) => !STOP_WORDS.has(word) && !AD_WORDS.has(word))
}

/** A word with what it may be the plural of: `roses` of `rose`, `dresses` of `dress`, `parties` of `party`. */
function formsOf(word: string): string[] {
  if (word.length <= SHORTEST || !/[^s]s$/u.test(word)) return [word]
  return [
    word,
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ]
}

const visibleText = ({ title, headings, text, images, buttons }: PageFacts): string =>
  [
    title.text ?? '',
    ...headings.map((heading) => heading.text),
    text.header,
    text.nav,
    text.main,
    text.aside,
    text.footer,
    ...images.map(({ alt }) => alt ?? ''),
    ...buttons.map((button) => button.text),
  ].join('\n')

/**
 * Does the page say what the ad says? A headline counts as said where the page has half of its telling words. The page is at fault only where it says
 * less than half of the headlines.
 */
export function judgeSaysTheSame(
  { headlines, descriptions }: Pick<LandingInput, 'headlines' | 'descriptions'>,
  evidence: LandingEvidence,
): LandingVerdict {
  const pages = shownPages(evidence)
  if (pages.length === 0)
    return unknown('says_the_same', 'Your page didn’t open, so there was nothing to read.')
  const promised = headlines
    .map((headline) => ({ headline: headline.trim(), words: tellingWords(headline) }))
    .filter(({ words }) => words.length > 0)
  if (promised.length === 0) return unknown('says_the_same', whyNothingToCompare(descriptions))
  const said = new Set(plainWords(pages.map(visibleText).join('\n')).split(' ').flatMap(formsOf))
  const isSaid = (word: string): boolean => formsOf(word).some((form) => said.has(form))
  const missing = promised.filter(({ words }) => words.filter(isSaid).length * 2 < words.length)
  if (missing.length * 2 <= promised.length)
    return good(
      'Your page says what your ad says',
      saidDetail(promised.length - missing.length, promised.length),
    )
  if (!isReadWhole(evidence)) return unknown('says_the_same', 'We could read only a part of your page.')
  if (pages.some(({ text }) => text.nonLatinShare >= FOREIGN_SHARE))
    return unknown('says_the_same', 'Your page is in another language than we can compare.')
  return problem(
    'Your page doesn’t say what your ad says',
    `Your ad promises ${namedHeadlines(missing.map(({ headline }) => headline))}. Those words aren’t on the page, so people go back, and you’ve paid.`,
    `Use the words of your ad in the page’s main heading, such as “${cut(missing[0]?.headline ?? '', 60)}”.`,
  )
}

const saidDetail = (said: number, all: number): string =>
  said === all
    ? 'The words of your headlines are on the page.'
    : `The words of ${said} of ${all} headlines are on the page.`

const whyNothingToCompare = (descriptions: readonly string[]): string =>
  descriptions.some((description) => description.trim() !== '')
    ? 'Your headlines have only words that fit any ad. Say in one of them what you offer.'
    : 'There’s no headline to compare with yet.'

const namedHeadlines = (headlines: readonly string[]): string =>
  listed(headlines.slice(0, MOST_NAMED).map((headline) => `“${cut(headline, 60)}”`))
