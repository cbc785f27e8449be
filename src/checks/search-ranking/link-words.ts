import type { LinkSeen } from '#core/evidence/page.ts'
import type { SeoPage } from './page.ts'
import type { SeoSite } from './site.ts'

/** Link texts that say nothing of where they lead (seo-rules, rule 81). */
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
/** With punctuation and arrows around it; longer texts say more. */
const LONGEST_GENERIC = 20
const ENDS = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu

/** A link that is shown and leads somewhere without any word of its own: no text, alt, aria-label or title. */
export const wordless = ({ href, text, label, hidden, scripted }: LinkSeen): boolean =>
  href !== '' && !hidden && !scripted && text.trim() === '' && (label ?? '').trim() === ''

/** The same, where a picture is all there is. */
export const wordlessPicture = (link: LinkSeen): boolean => link.picture && wordless(link)

/** The first such link of a page that leads anywhere but to the page itself. */
export const linkElsewhere = (
  { facts, key }: SeoPage,
  { addresses }: Pick<SeoSite, 'addresses'>,
  isSuch: (link: LinkSeen) => boolean,
): LinkSeen | undefined =>
  facts.links.find((link) => isSuch(link) && (link.url === null || addresses.key(link.url) !== key))

/** "Click here" and its kin, without an aria-label that says more. */
export const isGeneric = ({ text, label, hidden }: LinkSeen): boolean =>
  !hidden &&
  label === null &&
  text.length <= LONGEST_GENERIC &&
  GENERIC.has(text.toLowerCase().replace(ENDS, ''))
