import type { PageFacts } from '#core/evidence/page.ts'
import { isForeign } from '#core/site/language.ts'
import { plural } from '#core/words.ts'
import type { Copy } from '../copies.ts'
import { lacksScript } from '../lacking-scripts.ts'
import type { SeoPage } from '../page.ts'
import { noPhoneOrPlace } from '../phone-or-place.ts'
import {
  judged,
  NOT_APPLICABLE,
  NOT_TESTED,
  onHomeText,
  onMains,
  onOtherMains,
  onReadable,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'
import { siteNames } from '../site-names.ts'
import { hasProductData } from '../structured.ts'
import { isContactLike } from '#core/site/contact-pages.ts'
import { placeholderWords } from '#core/site/placeholder-text.ts'
import { templateDetailsOn } from '#core/site/template-details.ts'
import { isUnrelatedTitle } from '../unrelated-title.ts'
import { showsVideo } from '../video-pages.ts'
import { isPlaceholderTitle } from './titles.ts'

/** Least words of main text that search engines can judge a page by; a common practice of search tools. */
const THIN_HOME = 150
const THIN_PAGE = 100

/** Pages that need few words. */
const SHORT_BY_NATURE =
  /(?:^|[-_/])(?:contact|gallery|galleries|photos|portfolio|cart|basket|checkout|log-?in|sign-?in|account|register|search|category|categories|collections?|product-category|tags?|shop|store|archives?)(?:[-_./]|$)/iu

/** Rules about words and content. */
export const contentRules: readonly Rule[] = [
  {
    number: 61,
    id: 'thin-home',
    severity: 'warning',
    scope: 'home',
    finding: 'Your homepage has few words for search engines to read',
    run: thinHome,
  },
  {
    number: 62,
    id: 'thin-page',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has very few words',
    run: thinPages,
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
    run: unrelatedTitles,
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

const homeOfFewWords = onHomeText(({ facts, sent }) => {
  // A browser shows one slide at a time; search engines read them all.
  const words = Math.max(facts.text.mainWords, sent.text.mainWords)
  return words < THIN_HOME && `${plural(words, 'word')} in its main part`
})

function thinHome(site: SeoSite): RuleOutcome {
  const found = homeOfFewWords(site)
  return found.outcome === 'failed' && mayHaveMore(site.home, site) ? NOT_TESTED : found
}

function thinPages(site: SeoSite): RuleOutcome {
  const listed = new Set(site.sitemaps?.urls.map(site.addresses.key))
  const isListed = (page: SeoPage) => site.menu.has(page.key) || listed.has(page.key)
  const isAtFault = (page: SeoPage) => isThin(page.facts) && isListed(page) && !isShortByNature(page, site)
  const found = onOtherMains((page) => isAtFault(page) && !mayHaveMore(page, site))(site)
  if (found.outcome !== 'passed') return found
  return site.texts.some((page) => !page.isHome && isAtFault(page) && mayHaveMore(page, site))
    ? NOT_TESTED
    : found
}

/** Whether there may be more words than were counted: those of a script that did not come, or of a writing that does not divide them. */
const mayHaveMore = (page: SeoPage, site: SeoSite): boolean =>
  lacksScript(page, site) || isWithoutSpaces(page.facts.text.main)

/** A letter of a writing that has no spaces between words: what is counted as one word there is a whole sentence. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** Most letters of a text are of such a writing. */
const isWithoutSpaces = (text: string): boolean =>
  (text.match(WITHOUT_SPACES)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0)

const isThin = ({ text }: PageFacts): boolean => text.mainWords < THIN_PAGE

const isShortByNature = ({ url, facts }: SeoPage, { home }: SeoSite): boolean =>
  SHORT_BY_NATURE.test(url.pathname) ||
  isContactLike(facts) ||
  hasProductData(facts) ||
  showsVideo(facts, home.facts)

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

function placeholderIn(page: PageFacts): string | null {
  const { text } = page
  for (const part of [text.main, text.header, text.nav, text.aside, text.footer]) {
    const found = placeholderWords(part)
    if (found !== null) return found
  }
  return templateDetailsOn(page)
}

/** A title of so many pages is at fault itself, which rule 44 tells. */
const SHARED_TITLE = 3

function unrelatedTitles(site: SeoSite): RuleOutcome {
  const names = siteNames(site)
  const pagesOf = Map.groupBy(site.texts, ({ title }) => title)
  return onMains(
    (page) =>
      (pagesOf.get(page.title)?.length ?? 0) < SHARED_TITLE &&
      !isForeign(page.facts) &&
      !isPlaceholderTitle(page.title, page.url.host) &&
      isUnrelatedTitle(page, names),
  )(site)
}
