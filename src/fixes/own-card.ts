import type { PageFacts } from '#core/evidence/page.ts'
import { emailAddress } from '#core/owner-input/email.ts'
import { asList, isItem, itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import { isBusinessType } from '#core/site/schema-types.ts'
import type { PostalAddress } from './postal-address.ts'

/** What the business states of itself in the structured data of a page (schema.org); each `null` where it states nothing, or several. */
interface OwnCard {
  postal: PostalAddress | null
  email: string | null
  telephone: string | null
}

/** Reads the details of the business in a page's structured data. An address counts with its street and its town or postcode. */
export function ownCard({ structured }: Pick<PageFacts, 'structured'>): OwnCard {
  const items = itemsOf(structured.jsonLd).filter((item) => typesOf(item).some(isBusinessType))
  const said = (key: string): string[] =>
    items.flatMap((item) => (jsonLdText(item, key) ?? '').replace(/^(?:mailto|tel):/iu, '').trim() || [])
  const places = items.flatMap((item) => asList(item['address']).filter(isItem)).flatMap(postalOf)
  return {
    postal: onlyOf(places, ({ street }) => street.toLowerCase()),
    email: onlyOf(
      said('email').flatMap((email) => emailAddress(email.toLowerCase()) ?? []),
      String,
    ),
    telephone: onlyOf(said('telephone'), (number) => number.replaceAll(/\D/gu, '')),
  }
}

function postalOf(place: Readonly<Record<string, unknown>>): PostalAddress[] {
  const text = (key: string): string | null => jsonLdText(place, key)?.replaceAll(/\s+/gu, ' ').trim() || null
  const [street, locality, postcode] = [text('streetAddress'), text('addressLocality'), text('postalCode')]
  if (street === null || (locality === null && postcode === null)) return []
  return [{ street, locality, region: text('addressRegion'), postcode }]
}

function onlyOf<T>(all: readonly T[], key: (one: T) => string): T | null {
  const [only, ...more] = new Map(all.map((one) => [key(one), one])).values()
  return only === undefined || more.length > 0 ? null : only
}
