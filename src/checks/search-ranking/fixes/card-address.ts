import { asList, isItem, type Item, jsonLdText } from '#core/site/json-ld.ts'
import type { Business } from '#fixes/business.ts'

/**
 * One address as a whole, so that no two are mixed: the one that is known of the business (its summary, else its pages), else the card's; the profile adds
 * the city. What the card has as a text, or several times, is kept as it is there.
 */
export function cardAddress(
  present: Item,
  { postal, city, country, abroad }: Business,
  isLocal: boolean,
): { address?: Item | string | readonly unknown[] } {
  const given = asList(present['address']).filter(saysSomething)
  const [only] = given
  if (!postal && given.length > 1) return { address: given }
  if (!postal && typeof only === 'string') return { address: only.trim() }
  const place = isItem(only) ? only : {}
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
        postOfficeBoxNumber: jsonLdText(place, 'postOfficeBoxNumber'),
        addressLocality: jsonLdText(place, 'addressLocality') ?? city,
        addressRegion: jsonLdText(place, 'addressRegion'),
        postalCode: jsonLdText(place, 'postalCode'),
        addressCountry: countryOn(place) ?? country ?? abroad?.country ?? null,
      }
  const entries = Object.entries(withoutEmpty({ ...(isLocal ? NEEDED : {}), ...withoutEmpty(known) }))
  return entries.length === 0 ? {} : { address: { '@type': 'PostalAddress', ...Object.fromEntries(entries) } }
}

/** An address in words, or an item of more than its type or the address of another item. */
const saysSomething = (one: unknown): boolean =>
  typeof one === 'string'
    ? one.trim() !== ''
    : isItem(one) && Object.keys(withoutEmpty(one)).some((name) => !name.startsWith('@'))

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
