import type { LinkFacts } from '#core/evidence/page.ts'
import { oneOf } from './one-of.ts'
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
/** Longest such text, with punctuation and arrows around it. */
const LONGEST_GENERIC = 20
const ENDS = /^[\p{P}\p{S}\s]+|(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]+$/gu

/** A visible link to an address without any words: no text, alt, aria-label or title. */
export const wordless = ({ href, text, label, hidden, scripted }: LinkFacts): boolean =>
  href !== '' && !hidden && !scripted && text.trim() === '' && (label ?? '').trim() === ''

/** The same for a link without a picture. */
export const wordlessText = (link: LinkFacts): boolean => !link.picture && wordless(link)

/** The same for a link that contains only a picture. */
export const wordlessPicture = (link: LinkFacts): boolean => link.picture && wordless(link)

/**
 * Where the links of a page lead that `isSuch` is true for: the address of the only one, as written, or how many different ones there are and the first.
 * Left out are those to the page itself, whose address may be written with its index file. `null`: none.
 */
export function linksElsewhere(
  { facts }: SeoPage,
  { addresses: { linked, place } }: Pick<SeoSite, 'addresses'>,
  isSuch: (link: LinkFacts) => boolean,
): string | null {
  const own = place(facts.url)
  const found = facts.links.filter((link) => {
    if (!isSuch(link)) return false
    const url = link.url === null ? null : linked(link.url)
    return url === null || place(url) !== own
  })
  return oneOf(
    found.map(({ href }) => href),
    'link',
  )
}

/** "Click here" and the like, without an aria-label that describes the target. */
export const isGeneric = ({ text, label, hidden }: LinkFacts): boolean =>
  !hidden &&
  label === null &&
  text.length <= LONGEST_GENERIC &&
  GENERIC.has(text.toLowerCase().replace(ENDS, ''))
