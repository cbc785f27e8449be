import { shownHost } from '../address/international.ts'
import { registrableDomain } from '../address/urls.ts'
import type { ProfileEvidence } from '../evidence/owner.ts'
import type { PageFacts } from '../evidence/page.ts'
import { itemsOf, jsonLdText, typesOf } from './json-ld.ts'
import { isBusinessType } from './schema-types.ts'

/** Letters and digits of a text, lower case, without accents: `Joe's Café` and `joescafe` become the same name. */
export const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Names of the business, as {@link lettersAndDigits}: from the profile, the domain and the homepage. */
export function businessNames(domain: string, home: PageFacts, profile: ProfileEvidence): Set<string> {
  const label = shownHost(registrableDomain(domain)).split('.', 1)[0] ?? ''
  const siteNames = home.metas.filter((meta) => meta.property?.toLowerCase() === 'og:site_name')
  const items = itemsOf(home.structured.jsonLd).filter((item) => typesOf(item).some(isBusinessType))
  const names = [
    profile.businessName ?? '',
    label,
    ...siteNames.map((meta) => meta.content),
    ...items.map((item) => jsonLdText(item, 'name') ?? ''),
  ]
  return new Set(names.flatMap(withAndWithoutAnd).filter((name) => name !== ''))
}

/** The ways to write a name, as {@link lettersAndDigits}: `Coffee & Cake` is also written `Coffee and Cake`. */
export const withAndWithoutAnd = (name: string): string[] =>
  [name, name.replaceAll(/[&+]/gu, ' and '), name.replaceAll(/\band\b/giu, ' ')].map(lettersAndDigits)
