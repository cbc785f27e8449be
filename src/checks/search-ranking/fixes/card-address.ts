import { asList, isItem, jsonLdText } from '#core/site/json-ld.ts'
import type { Business } from '#fixes/business.ts'

/** An item of schema.org. */
export type Item = Readonly<Record<string, unknown>>

/** One address as a whole, from the owner's summary or the card, so that no two are mixed; the profile adds the city. */
export function cardAddress(
  present: Item,
  { postal, city, country, abroad }: Business,
  isLocal: boolean,
): { address?: Item } {
  const place = asList(present['address']).find(isItem) ?? {}
  const known = postal
    ? {
        streetAddress: postal.street,
        addressLocality: postal.locality ?? city,
        addressRegion: postal.region,
        postalCode: postal.postcode,
        addressCountry: country ?? abroad?.country ?? null,
      }
    : {
        streetAddress: jsonLdText(place, 'streetAddress'),
        addressLocality: jsonLdText(place, 'addressLocality') ?? city,
        addressRegion: jsonLdText(place, 'addressRegion'),
        postalCode: jsonLdText(place, 'postalCode'),
        addressCountry: countryOn(place) ?? country ?? abroad?.country ?? null,
      }
  const entries = Object.entries(withoutEmpty({ ...(isLocal ? NEEDED : {}), ...withoutEmpty(known) }))
  return entries.length === 0 ? {} : { address: { '@type': 'PostalAddress', ...Object.fromEntries(entries) } }
}

const NEEDED = {
  streetAddress: '[your street address]',
  addressLocality: '[your suburb or city]',
  addressRegion: null,
  postalCode: '[your postcode]',
  addressCountry: '[your country: its two letters, such as AU, GB, NZ or US]',
}

/** A country is a text, or an item with a name (schema.org, `addressCountry`). */
function countryOn(place: Item): string | null {
  const [item] = asList(place['addressCountry']).filter(isItem)
  return item ? jsonLdText(item, 'name') : jsonLdText(place, 'addressCountry')
}

/** The item without its empty properties. */
export const withoutEmpty = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => asList(value).length > 0 && value !== ''))
