import type { PageFacts } from '#core/evidence/page.ts'
import { callLinkNumber, phoneDigits } from '#core/phone.ts'
import { SEARCH_COUNTRIES } from '#core/ranking/countries.data.ts'
import { asList, isItem, itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import { countryOf } from '#core/site/own-details.ts'
import { isBusinessType } from '#core/site/schema-types.ts'
import { CALLING_CODES, COUNTRY_NAMES, SHARED_ENDINGS } from './abroad.data.ts'
import { addressCountriesIn } from './address-abroad.ts'
import { hasAustralianAddress } from './postal-address.ts'

/** A country other than Australia and New Zealand in which a business is, as its website clearly shows. */
export interface Abroad {
  /** ISO 3166-1 alpha-2; `null` where it is one of several. */
  country: string | null
}

/** Our countries, of which the rest of Fettle knows the laws and the shapes of addresses. */
const isOurs = (country: string): boolean => country === 'AU' || country === 'NZ'

/**
 * The country abroad that a website shows: by the address of its structured data, else by its host's ending, else by addresses that have a form of one
 * country alone, and calling codes. `null` where nothing shows one, and where something shows Australia or New Zealand.
 */
export function abroadOn(home: PageFacts, pages: readonly PageFacts[]): Abroad | null {
  const stated = statedCountries(pages)
  if (stated.length > 0) return stated.some(isOurs) ? null : oneOf(stated)
  if (countryOf(home.url) !== null) return null
  const ending = endingOf(home.url)
  if (ending !== null) return { country: ending }
  const texts = pages.flatMap(({ text }) => [text.header, text.main, text.aside, text.footer])
  const called = calledCountries(home)
  if (hasAustralianAddress(texts) || called.some((country) => country !== null && isOurs(country)))
    return null
  const written = addressCountriesIn(texts)
  if (written.length > 0) return oneOf(written)
  return called.length > 0 ? oneOf(called) : null
}

function oneOf(countries: readonly (string | null)[]): Abroad {
  const [only = null, ...more] = new Set(countries)
  return { country: more.length > 0 ? null : only }
}

/** The countries in the addresses of the website's cards, as far as they are known by code or name. */
function statedCountries(pages: readonly PageFacts[]): string[] {
  const places = pages
    .flatMap(({ structured }) => itemsOf(structured.jsonLd))
    .filter((item) => typesOf(item).some(isBusinessType))
    .flatMap((item) => asList(item['address']).filter(isItem))
  return [...new Set(places.flatMap((place) => countryNamed(statedIn(place)) ?? []))]
}

/** A country is a text, or an item with a name (schema.org, `addressCountry`). */
function statedIn(place: Readonly<Record<string, unknown>>): string {
  const [item] = asList(place['addressCountry']).filter(isItem)
  return (item ? jsonLdText(item, 'name') : jsonLdText(place, 'addressCountry')) ?? ''
}

const NAMES = new Map([
  ...SEARCH_COUNTRIES.flatMap(({ code, letters3, name }) => [
    [letters3, code] as const,
    [name.toLowerCase(), code] as const,
  ]),
  ...Object.entries(COUNTRY_NAMES),
])

function countryNamed(text: string): string | null {
  const name = text
    .toLowerCase()
    .replaceAll(/[.\s]+/gu, ' ')
    .trim()
  return NAMES.get(name) ?? (/^[a-z]{2}$/u.test(name) ? name.toUpperCase() : null)
}

/** The country of a host's ending of two letters; `null` for one that is used by businesses of any country. */
function endingOf(address: string): string | null {
  const ending = (URL.parse(address)?.hostname ?? '').split('.').at(-1) ?? ''
  if (!/^[a-z]{2}$/u.test(ending) || SHARED_ENDINGS.has(ending)) return null
  return countryNamed(ending)
}

/** The countries of the numbers with a calling code that a page shows or links to; `null` for a code of several countries. */
function calledCountries({ links, contact }: PageFacts): (string | null)[] {
  const linked = links.flatMap(({ href, hidden }) => (hidden ? [] : (callLinkNumber(href) ?? [])))
  const digits = [...linked, ...contact.phones]
    .map((number) => number.trim())
    .filter((number) => number.startsWith('+'))
    .map(phoneDigits)
  const known = digits.map((number) => CALLING_CODES.find(([code]) => number.startsWith(code)))
  return [...new Set(known.flatMap((row) => (row ? [row[1]] : [])))]
}

/** Numbers as they are called within a country, and its calling code. */
const WITHIN: Readonly<Record<string, readonly [RegExp, string]>> = {
  US: [/^1?([2-9]\d{9})$/u, '+1'],
  CA: [/^1?([2-9]\d{9})$/u, '+1'],
  GB: [/^0([1-9]\d{8,9})$/u, '+44'],
  DE: [/^0([1-9]\d{5,11})$/u, '+49'],
}

/** A telephone number as one calls it from elsewhere, where that can be told; else as it was written. */
export function callableAbroad(written: string, { country }: Abroad): string {
  const rule = country === null ? undefined : WITHIN[country]
  if (rule === undefined || written.trim().startsWith('+')) return written.trim()
  const [shape, code] = rule
  const national = shape.exec(phoneDigits(written))?.[1]
  return national === undefined ? written.trim() : `${code}${national}`
}
