import type { LinkFacts } from '#core/evidence/page.ts'
import type { SeoPage } from './page.ts'
import type { SeoSite } from './site.ts'

/** Link texts that do not describe their target (seo-rules, rule 81). */
const GENERIC: ReadonlySet<string> = new Set([
  'click here',
  'here',
  'read more',
  'more',
  'learn more',
  'this',
  'link',
  'go',
  'details',
])
/** Matches such a text with punctuation and arrows around it. */
const LONGEST_GENERIC = 20
const ENDS = /^[\p{P}\p{S}\s]+|(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]+$/gu

/** A visible link to an address without any words: no text, alt, aria-label or title. */
export const wordless = ({ href, text, label, hidden, scripted }: LinkFacts): boolean =>
  href !== '' && !hidden && !scripted && text.trim() === '' && (label ?? '').trim() === ''

/** The same for a link without a picture. */
export const wordlessText = (link: LinkFacts): boolean => !link.picture && wordless(link)

/** The same for a link that contains only a picture. */
export const wordlessPicture = (link: LinkFacts): boolean => link.picture && wordless(link)

/** The first such link of a page that leads anywhere but to the page itself. */
export const linkElsewhere = (
  { facts, key }: SeoPage,
  { addresses }: Pick<SeoSite, 'addresses'>,
  isSuch: (link: LinkFacts) => boolean,
): LinkFacts | undefined =>
  facts.links.find((link) => isSuch(link) && (link.url === null || addresses.linked(link.url) !== key))

/** "Click here" and the like, without an aria-label that describes the target. */
export const isGeneric = ({ text, label, hidden }: LinkFacts): boolean =>
  !hidden &&
  label === null &&
  text.length <= LONGEST_GENERIC &&
  GENERIC.has(text.toLowerCase().replace(ENDS, ''))
