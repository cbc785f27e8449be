import type { PageFacts } from '#core/evidence/page.ts'
import { isForeign } from '#core/site/language.ts'
import { STOP_WORDS } from '#core/site/stop-words.data.ts'
import { businessNames, lettersAndDigits } from '#core/site/business-names.ts'
import { plural } from '#core/words.ts'
import type { Copy } from '../copies.ts'
import type { SeoPage } from '../page.ts'
import { noPhoneOrPlace } from '../phone-or-place.ts'
import {
  judged,
  NOT_APPLICABLE,
  NOT_TESTED,
  onHomeText,
  onOtherTexts,
  onReadable,
  onTexts,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'
import { hasProductData } from '../structured.ts'
import { isPlaceholderTitle } from './titles.ts'

/** Least words of main text that search engines can judge a page by; a common practice of search tools. */
const THIN_HOME = 150
const THIN_PAGE = 100

/** Pages that need few words. */
const SHORT_BY_NATURE =
  /(?:^|[-_/])(?:contact|gallery|galleries|photos|portfolio|cart|basket|checkout|log-?in|sign-?in|account|register|search|category|categories|collections?|product-category|tags?|shop|store|archives?)(?:[-_./]|$)/iu
const PLACEHOLDER_TEXT =
  /\b(?:lorem ipsum|dolor sit amet|your text here|insert text here|sample page[.\s]+this is an example)/iu
const LONG_WORD = /[\p{L}\p{M}]{4,}/gu

/** Rules about words and content. */
export const contentRules: readonly Rule[] = [
  {
    number: 61,
    id: 'thin-home',
    severity: 'warning',
    scope: 'home',
    finding: 'Your homepage has few words for search engines to read',
    run: onHomeText(({ facts, sent }) => {
      // A browser shows one slide at a time; search engines read them all.
      const words = Math.max(facts.text.mainWords, sent.text.mainWords)
      return words < THIN_HOME && plural(words, 'word')
    }),
  },
  {
    number: 62,
    id: 'thin-page',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has very few words',
    run: (site) => {
      const listed = new Set(site.sitemaps?.urls.map(site.addresses.key))
      const isListed = (page: SeoPage) => site.menu.has(page.key) || listed.has(page.key)
      return onOtherTexts((page) => isThin(page.facts) && isListed(page) && !isShortByNature(page))(site)
    },
  },
  {
    number: 63,
    id: 'duplicate-content',
    severity: 'warning',
    scope: 'site',
    finding: 'Two pages say the same thing',
    run: duplicateContent,
  },
  {
    number: 64,
    id: 'placeholder-text',
    severity: 'error',
    scope: 'page',
    finding: 'Placeholder text was left on this page',
    run: onReadable(({ facts }) => placeholderIn(facts)),
  },
  {
    number: 65,
    id: 'title-h1-unrelated',
    severity: 'warning',
    scope: 'page',
    finding: 'The title and the heading talk about different things',
    run: (site) => {
      const names = nameWords(site)
      for (const word of wordsOfMostTitles(site)) names.add(word)
      return onTexts(
        (page) =>
          !isForeign(page.facts) &&
          !isPlaceholderTitle(page.title, page.url.host) &&
          areUnrelated(page, names),
      )(site)
    },
  },
  {
    number: 66,
    id: 'no-phone-or-place',
    severity: 'warning',
    scope: 'site',
    finding: "Your site doesn't say where you are or how to call",
    run: noPhoneOrPlace,
  },
]

const isThin = ({ text }: PageFacts): boolean => text.mainWords < THIN_PAGE

const isShortByNature = ({ url, facts }: SeoPage): boolean =>
  SHORT_BY_NATURE.test(url.pathname) || hasProductData(facts)

function duplicateContent(site: SeoSite): RuleOutcome {
  const pages = site.texts.filter((page) => page.readable)
  if (site.texts.length < 2) return NOT_APPLICABLE
  if (pages.length * 2 < site.texts.length) return NOT_TESTED
  const accused = site.repeats.filter((copy) => !isNamelessVariant(copy))
  return judged(accused.map(({ page, of }) => placeOf(page.facts.url, `same as ${of.facts.url}`)))
}

/** One page with and without a query, and no canonical: another rule reports it. */
const isNamelessVariant = ({ page, of }: Copy): boolean =>
  page.url.pathname === of.url.pathname &&
  [page, of].some(({ url, canonicals }) => url.search !== '' && canonicals.length === 0)

function placeholderIn({ text }: PageFacts): string | null {
  for (const part of [text.main, text.header, text.nav, text.aside, text.footer]) {
    const found = PLACEHOLDER_TEXT.exec(part)
    if (found) return found[0]
  }
  return null
}

/** Names of kinds of pages, not of subjects: "Contact" is a title above "Get in touch". */
const LABELS: ReadonlySet<string> = new Set(
  'home about contact shop store product service blog news gallery team review testimonial pricing book booking cart checkout account login search'.split(
    ' ',
  ),
)
/** From this many pages on, words in most titles count as a name. */
const PAGES_TO_TELL_A_NAME = 3

/** Words that most titles begin or end with: the business' own name, where the profile does not have it. */
function wordsOfMostTitles({ texts }: SeoSite): string[] {
  if (texts.length < PAGES_TO_TELL_A_NAME) return []
  const counts = new Map<string, number>()
  for (const { title } of texts)
    for (const word of new Set(title.toLowerCase().match(LONG_WORD)?.map(lettersAndDigits)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count * 2 > texts.length ? [word] : []))
}

/** Two words in common show that title and heading belong together, even as parts of the business' name ("Christmas trees"). */
const ENOUGH_IN_COMMON = 2
const NO_NAMES: ReadonlySet<string> = new Set()

function areUnrelated({ title, h1s }: SeoPage, names: ReadonlySet<string>): boolean {
  const heading = h1s.join(' ')
  const inHeading = significant(heading, NO_NAMES)
  const common = [...significant(title, NO_NAMES)].filter((word) => inHeading.has(word))
  if (common.length >= ENOUGH_IN_COMMON || common.some((word) => LABELS.has(word))) return false
  const inTitle = [...significant(title, names)].filter((word) => !LABELS.has(word))
  return (
    inTitle.length > 0 &&
    significant(heading, names).size > 0 &&
    common.every((word) => !inTitle.includes(word))
  )
}

/** Words of four letters and more, without stop words and the business name; a plural counts as its singular. */
const significant = (text: string, names: ReadonlySet<string>): Set<string> =>
  new Set(
    (text.toLowerCase().match(LONG_WORD) ?? [])
      .filter((word) => !STOP_WORDS.has(word) && !names.has(lettersAndDigits(word)))
      .map((word) => word.replace(/s$/u, '')),
  )

const nameWords = (site: SeoSite): Set<string> => {
  const words = (site.profile.businessName ?? '').toLowerCase().match(LONG_WORD) ?? []
  return new Set([
    ...words.map(lettersAndDigits),
    ...businessNames(site.site.domain, site.home.facts, site.profile),
  ])
}
