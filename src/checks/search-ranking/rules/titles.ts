import { bareHost } from '#core/address/urls.ts'
import { businessNames, lettersAndDigits, withAndWithoutAnd } from '#core/site/business-names.ts'
import { titleParts } from '#core/site/phrases.ts'
import { LONGEST_TITLE } from '#core/search-result.ts'
import type { SeoPage } from '../page.ts'
import { TITLE_SIZE } from '../pixel-width.ts'
import { onHomeText, onShared, onTexts, type Rule } from '../rule.ts'
import type { SeoSite } from '../site.ts'
import { isLonger, isShorter } from '../text-length.ts'

/** A title under either of these says little, a common practice of search tools. */
const SHORT = { characters: 20, pixels: 200, size: TITLE_SIZE }
/** Characters and pixels of a title that results pages show, by the same practice. */
const LONG = { characters: LONGEST_TITLE, pixels: 580, size: TITLE_SIZE }

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'home',
  'homepage',
  'untitled',
  'new page',
  'index',
  'document',
  'page 1',
  'my site',
  'my blog',
  'just another wordpress site',
  'website',
  'welcome',
])
/** No rule about the title's own text would find fault with it. */
export const isSoundTitle = (title: string, host: string): boolean =>
  title !== '' && !isShorter(title, SHORT) && !isLonger(title, LONG) && !isPlaceholderTitle(title, host)

const SEPARATORS = /\s[-–—]+\s|[|·•»:,]/u
const ENDS = /^[\p{N}\p{P}\p{S}\s]+|(?<![\p{N}\p{P}\p{S}\s])[\p{N}\p{P}\p{S}\s]+$/gu
const PUNCTUATION_ENDS = /^[\p{P}\p{S}\s]+|(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]+$/gu

/** Rules about titles. */
export const titleRules: readonly Rule[] = [
  {
    number: 40,
    id: 'title-missing',
    severity: 'error',
    scope: 'page',
    finding: 'This page has no title',
    run: onTexts(({ title }) => title === ''),
  },
  {
    number: 41,
    id: 'title-multiple',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has more than one title',
    run: onTexts(({ facts }) => facts.title.count > 1),
  },
  {
    number: 42,
    id: 'title-short',
    severity: 'warning',
    scope: 'page',
    finding: 'This title is very short',
    run: onTexts(
      ({ title, url }) =>
        title !== '' && isShorter(title, SHORT) && !isPlaceholderTitle(title, url.host) && title,
    ),
  },
  {
    number: 43,
    id: 'title-long',
    severity: 'warning',
    scope: 'page',
    finding: 'This title will be cut off in search results',
    run: onTexts(({ title }) => isLonger(title, LONG) && title),
  },
  {
    number: 44,
    id: 'title-duplicate',
    severity: 'warning',
    scope: 'site',
    finding: 'Several pages share a title',
    run: onShared(
      ({ title, url }) => (isPlaceholderTitle(title, url.host) ? '' : title),
      (page, title) => `${page.language} ${title}`,
    ),
  },
  {
    number: 45,
    id: 'title-placeholder',
    severity: 'error',
    scope: 'page',
    finding: 'This title is a placeholder',
    run: onTexts(({ title, url }) => isPlaceholderTitle(title, url.host) && title),
  },
  {
    number: 46,
    id: 'title-equals-domain',
    severity: 'warning',
    scope: 'home',
    finding: "Your homepage title doesn't say what you do",
    run: onHomeText((home, site) => saysOnlyWho(home, site) && home.title),
  },
]

/** The tagline of a new WordPress, which no business has chosen, whatever name stands before it. */
const NEW_WORDPRESS = /^\s*just another wordpress (?:site|weblog|blog)[\s.!]*$/iu

/** The title is a site builder's default, alone or beside the host (seo-rules, rule 45), or ends in the tagline of a new WordPress. */
export function isPlaceholderTitle(title: string, host: string): boolean {
  if (isPlaceholder(title)) return true
  const parts = title.split(SEPARATORS).filter((part) => part.trim() !== '')
  if (parts.some((part) => NEW_WORDPRESS.test(part))) return true
  return parts.some(isPlaceholder) && parts.every((part) => isPlaceholder(part) || isHost(part, host))
}

const isPlaceholder = (text: string): boolean => {
  const lower = text.toLowerCase()
  return PLACEHOLDERS.has(lower.replace(ENDS, '')) || PLACEHOLDERS.has(lower.replace(PUNCTUATION_ENDS, ''))
}

const isHost = (text: string, host: string): boolean =>
  bareHost(text.trim().toLowerCase().replace(/\/$/u, '')) === bareHost(host)

/** A name that only the page itself gives is believed up to so many words: builders write the whole title there, trade and town included. */
const MOST_NAME_WORDS = 3

function saysOnlyWho({ title: whole, url }: SeoPage, site: SeoSite): boolean {
  if (whole === '') return false
  const title = saidOnce(whole)
  if (isHost(title, url.host)) return true
  const name = lettersAndDigits(title)
  if (!businessNames(site.site.domain, site.home.facts, site.profile).has(name)) return false
  const isOwnersWord = withAndWithoutAnd(site.profile.businessName ?? '').includes(name)
  return isOwnersWord || (title.match(/[\p{L}\p{N}]+/gu) ?? []).length <= MOST_NAME_WORDS
}

/** A title without what it says again: themes write the name after a title that is the name. */
function saidOnce(title: string): string {
  const [first = title, ...rest] = titleParts(title)
  return rest.every((part) => lettersAndDigits(part) === lettersAndDigits(first)) ? first : title
}
