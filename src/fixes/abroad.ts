import type { PageFacts } from '#core/evidence/page.ts'
import { phoneDigits } from '#core/phone.ts'
import { isContactLike } from '#core/site/contact-pages.ts'
import { asList, isItem, itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import { countryOf } from '#core/site/own-details.ts'
import { isBusinessType } from '#core/site/schema-types.ts'
import { currencyOn } from '#core/site/shop/currency.ts'
import { CALLING_CODES, MORE_CALLING_CODES, NORTH_AMERICA } from './abroad.data.ts'
import { addressCountriesIn, tellsTownAbroad } from './address-abroad.ts'
import { countriesWrittenIn, countryNamed, endingOf } from './country-names.ts'
import { callsOn, numbersOn, OF_AUSTRALIA, OF_NEW_ZEALAND, withoutPairs } from './numbers-of-page.ts'
import { metaOf } from './pages.ts'
import { hasAustralianAddress, onlyAddressIn } from './postal-address.ts'
import { countryBy, speaksForAbroad, weakSigns } from './weak-signs.ts'
import { isRegisteredElsewhere, tellsState, writesForeignPrices } from './written-abroad.ts'

/** A country other than Australia and New Zealand in which a business is, as its website clearly shows. */
export interface Abroad {
  /** ISO 3166-1 alpha-2; `null` where it is one of several. */
  country: string | null
  /** Of one of several countries that have the same calling code. */
  callingCode?: '+1'
}

/** Our countries, of which the rest of Fettle knows the laws and the shapes of addresses. */
const isOurs = (country: string): boolean => country === 'AU' || country === 'NZ'

/**
 * The country abroad that a website shows: by the address of its structured data, else by its host's ending, else by addresses that have a form of one
 * country alone or its name, and calling codes, last by weak signs that agree, the numbers of its other pages, its own words and the money of its prices. `null` where nothing shows one, and
 * where something shows Australia or New Zealand. `asSent`: pages before their scripts ran, which may hide their text until somebody scrolls.
 */
export function abroadOn(
  home: PageFacts,
  pages: readonly PageFacts[],
  asSent: readonly PageFacts[],
): Abroad | null {
  const stated = statedCountries(pages)
  if (stated.length > 0) return stated.some(isOurs) ? null : oneOf(stated)
  if (countryOf(home.url) !== null) return null
  const ending = endingOf(URL.parse(home.url)?.hostname ?? '')
  if (ending !== null) return { country: ending }
  const texts = textsOf([...pages, ...asSent])
  const numbers = numbersOn(home)
  const called = numbers.filter(hasCode).map(codeOf)
  if (hasAustralianAddress(texts) || called.some(isOurs)) return null
  const written = [...addressCountriesIn(texts), ...countriesWrittenIn(ownTexts(home, pages))]
  if (written.some(isOurs)) return null
  if (written.length > 0) return oneOf([...written, ...called.filter((code) => !fits(code, written))])
  if (called.length > 0) return called.every((code) => code === UNKNOWN) ? null : oneOf(called)
  if (areNorthAmerican(numbers)) return NORTH_AMERICAN_ONE
  const more = numbersElsewhere(home, pages)
  const weak = weakSigns({ home, pages, numbers: [...numbers, ...more], texts })
  const byWeak = countryBy(weak)
  if (byWeak !== null) return isOurs(byWeak) ? null : { country: byWeak }
  const isOursByMore =
    withoutPairs([...numbers, ...more]).some(isShapedAsOurs) ||
    mailCountries(home).some((country) => country !== null)
  if (isOursByMore) return null
  const isElsewhere =
    tellsTownAbroad(texts) ||
    tellsState(texts) ||
    hasForeignPrices(pages) ||
    writesForeignPrices(texts) ||
    isRegisteredElsewhere(pages.map(({ text }) => text.footer)) ||
    speaksForAbroad(weak, { home, pages })
  return abroadByNumbers(more) ?? (isElsewhere ? SEVERAL : null)
}

/** Numbers that are not on the homepage may be left over from a template: they show a country where all are of one. */
function abroadByNumbers(numbers: readonly string[]): Abroad | null {
  const [only, ...others] = new Set(numbers.filter(hasCode).map(codeOf))
  if (only === undefined) return areNorthAmerican(numbers) ? NORTH_AMERICAN_ONE : null
  return others.length > 0 || only === UNKNOWN || isOurs(only) ? null : oneOf([only])
}

/**
 * Ours of the two countries that a website shows without a host's ending: by the address of its structured data, else by its one Australian address or
 * by the calling code of its numbers, else by the numbers of its other pages and the money of its prices, last by weak signs that agree.
 * `null` where nothing shows one, and where anything shows another.
 */
export function oursShownOn(home: PageFacts, pages: readonly PageFacts[]): 'AU' | 'NZ' | null {
  const stated = statedCountries(pages)
  const isInAustralia = stated.length === 0 && hasOneAustralianAddress(home, pages)
  const calls = callsOn(home)
  const numbers = isInAustralia && calls.length > 0 ? calls : numbersOn(home)
  const texts = textsOf(pages)
  const shown = [
    ...stated,
    ...(stated.length > 0 ? [] : addressCountriesIn(texts)),
    ...(stated.length > 0 ? [] : countriesWrittenIn(ownTexts(home, pages))),
    ...(stated.length > 0 ? [] : numbers.filter(hasCode).map(codeOf)),
    ...(isInAustralia ? ['AU'] : []),
  ]
  const elsewhereOn = numbersElsewhere(home, pages)
  const mail = mailCountries(home)
  const weaker = [
    ...elsewhereOn.filter(hasCode).map(codeOf),
    ...[OURS_BY_CURRENCY.get(currencyOn(pages) ?? '')].filter((country) => country !== undefined),
  ]
  // Nothing strong: signs that mean little one by one, where most of them agree.
  if (shown.length === 0 && weaker.length === 0) {
    const country = countryBy(weakSigns({ home, pages, numbers: [...numbers, ...elsewhereOn], texts }))
    return country === 'AU' || country === 'NZ' ? country : null
  }
  const signs = [...weaker, ...mail.filter((country) => country !== null)]
  const [only, ...more] = new Set(shown.length > 0 ? shown : signs)
  if (more.length > 0 || (only !== 'AU' && only !== 'NZ')) return null
  const elsewhere = only === 'AU' ? OF_NEW_ZEALAND : OF_AUSTRALIA
  const isElsewhere = [...numbers, ...elsewhereOn].some((number) => elsewhere.test(phoneDigits(number)))
  return isElsewhere ? null : only
}

/** A shop prices in the money of its country, or in one that its buyers elsewhere know. */
const OURS_BY_CURRENCY: ReadonlyMap<string, 'AU' | 'NZ'> = new Map([
  ['AUD', 'AU'],
  ['NZD', 'NZ'],
])
/** Shops of any country have prices in it. */
const WORLDWIDE = 'USD'

function hasForeignPrices(pages: readonly PageFacts[]): boolean {
  const currency = currencyOn(pages)
  return currency !== null && currency !== WORLDWIDE && !OURS_BY_CURRENCY.has(currency)
}

/** Of each email address on a page, which of our two countries its ending is of; `null`: neither. */
const mailCountries = ({ contact }: PageFacts): (string | null)[] =>
  contact.emails.map((email) => countryOf(`https://${email.split('@').at(-1) ?? ''}/`))

/** The address of a partner or a venue stands beside others, or on a page alone where the homepage has another one. */
const hasOneAustralianAddress = (home: PageFacts, pages: readonly PageFacts[]): boolean =>
  [textsOf([home]), textsOf(pages)].some((texts) => onlyAddressIn(texts, 'AU') !== null)

const isShapedAsOurs = (number: string): boolean =>
  [OF_AUSTRALIA, OF_NEW_ZEALAND].some((shape) => shape.test(phoneDigits(number)))

/** The texts of pages in which an address may stand; some have all that repeats inside their menu. */
export const textsOf = (pages: readonly PageFacts[]): string[] =>
  pages.flatMap(({ text }) => [text.header, text.nav, text.main, text.aside, text.footer])

/** Where a business tells where it is itself; other pages name stockists and partners. */
const ownTexts = (home: PageFacts, pages: readonly PageFacts[]): string[] =>
  textsOf([home, ...pages.filter((page) => page !== home && isContactLike(page))])

const SEVERAL: Abroad = { country: null }
const NORTH_AMERICAN_ONE: Abroad = { country: null, callingCode: '+1' }

function oneOf(countries: readonly string[]): Abroad {
  const [only, ...more] = new Set(countries)
  if (only === NORTH_AMERICA && more.length === 0) return NORTH_AMERICAN_ONE
  return only === undefined || more.length > 0 || !/^[A-Z]{2}$/u.test(only) ? SEVERAL : { country: only }
}

/** The countries in the addresses of the website's cards, and of its tags for sharing, as far as they are known by code or name. */
function statedCountries(pages: readonly PageFacts[]): string[] {
  const places = pages
    .flatMap(({ structured }) => itemsOf(structured.jsonLd))
    .filter((item) => typesOf(item).some(isBusinessType))
    .flatMap((item) => asList(item['address']).filter(isItem))
  const names = [...places.map(statedIn), ...pages.map((page) => metaOf(page, 'og:country-name'))]
  return [...new Set(names.flatMap((name) => countryNamed(name) ?? []))]
}

/** A country is a text, or an item with a name (schema.org, `addressCountry`). */
function statedIn(place: Readonly<Record<string, unknown>>): string {
  const [item] = asList(place['addressCountry']).filter(isItem)
  return (item ? jsonLdText(item, 'name') : jsonLdText(place, 'addressCountry')) ?? ''
}

/** A number on a single page may be anybody's. */
const FEWEST_PAGES = 2

/** Where the homepage has no number, those of the contact pages, else those that at least half of the other pages have. */
function numbersElsewhere(home: PageFacts, pages: readonly PageFacts[]): string[] {
  if (numbersOn(home).length > 0) return []
  const others = pages.filter((page) => page !== home)
  const contact = others.filter(isContactLike).flatMap(numbersOn)
  if (contact.length > 0) return contact
  const each = others.map((page) => new Set(numbersOn(page)))
  const needed = Math.max(FEWEST_PAGES, each.length / 2)
  const all = new Set(each.flatMap((numbers) => [...numbers]))
  return [...all].filter((one) => each.filter((numbers) => numbers.has(one)).length >= needed)
}

const hasCode = (number: string): boolean => number.startsWith('+')

/** What stands for a calling code that is in no list of ours. */
const UNKNOWN = 'unknown'

/**
 * Numbers of the countries of {@link MORE_CALLING_CODES} have more digits with their code than ours have without one. Mobile numbers of New Zealand begin
 * with a 2 and are the longest of ours.
 */
const shortestWith = (code: string): number => (code.startsWith('2') ? 11 : 10)

/** One of North America that somebody wrote with a plus and without its 1: "+503 555 0142" is in Oregon. Codes of the Pacific that begin with a 6 have such numbers. */
const MAY_LACK_ONE = /^(?!67[^08]|68[^29]|69)[2-9]\d{2}[2-9]\d{6}$/u

/** The country that a number is in by its calling code. */
function codeOf(number: string): string {
  const digits = phoneDigits(number)
  const found =
    CALLING_CODES.find(([code]) => digits.startsWith(code)) ??
    (MAY_LACK_ONE.test(digits)
      ? undefined
      : MORE_CALLING_CODES.find(([code]) => digits.startsWith(code) && digits.length >= shortestWith(code)))
  return found?.[1] ?? UNKNOWN
}

/** Countries that a calling code stands for beside its own: the islands have numbers as the United Kingdom has them. */
const SHARING: ReadonlyMap<string, readonly string[]> = new Map([
  [NORTH_AMERICA, ['US', 'CA']],
  ['GB', ['GB', 'GG', 'IM', 'JE']],
])

const fits = (code: string, written: readonly string[]): boolean =>
  (SHARING.get(code) ?? [code]).some((country) => written.includes(country))

/** Area and exchange begin with 2 to 9 (North American Numbering Plan), as no number of ours does; 555 is for examples. */
const NORTH_AMERICAN = /^1?(?!555)[2-9]\d{2}(?!555)[2-9]\d{6}$/u
const SHORTEST_NUMBER = 8

function areNorthAmerican(numbers: readonly string[]): boolean {
  const digits = numbers.map(phoneDigits).filter((number) => number.length >= SHORTEST_NUMBER)
  return digits.length > 0 && digits.every((number) => NORTH_AMERICAN.test(number))
}

const BRITISH = [/^0([1-9]\d{8,9})$/u, '+44'] as const
/** Numbers as they are called within a country, and its calling code. */
const WITHIN: Readonly<Record<string, readonly [RegExp, string]>> = {
  US: [/^1?([2-9]\d{9})$/u, '+1'],
  CA: [/^1?([2-9]\d{9})$/u, '+1'],
  GB: BRITISH,
  GG: BRITISH,
  IM: BRITISH,
  JE: BRITISH,
  DE: [/^0([1-9]\d{5,11})$/u, '+49'],
  IE: [/^0([1-9]\d{6,8})$/u, '+353'],
  ZA: [/^0([1-8]\d{8})$/u, '+27'],
}

/** Eleven digits, the first of which is the calling code. */
const WITH_ONE = [/^1([2-9]\d{2}[2-9]\d{6})$/u, '+1'] as const
/** The same where the country is one of those that have this calling code, which is then often left out. */
const WITHOUT_ONE = [/^1?([2-9]\d{2}[2-9]\d{6})$/u, '+1'] as const

/** A number with the prefix by which most countries call abroad, a calling code that is known and at least seven digits; North America has another one. */
const OUTWARD = new RegExp(
  `^00((?:${[...CALLING_CODES, ...MORE_CALLING_CODES].map(([code]) => code).join('|')})[0-9]{7,12})$`,
  'u',
)

/** The zero that is called within the country alone. */
const TRUNK = /\(0\)/u

/** A telephone number as one calls it from elsewhere, where that can be told; else as it was written. */
export function callableAbroad(written: string, { country, callingCode }: Abroad): string {
  if (hasCode(written.trim())) return written.trim()
  const outward =
    callingCode === '+1' || country === 'US' || country === 'CA'
      ? null
      : OUTWARD.exec(phoneDigits(written.replace(TRUNK, '')))
  if (outward?.[1] !== undefined) return `+${outward[1]}`
  const shared = callingCode === '+1' ? WITHOUT_ONE : WITH_ONE
  const [shape, code] = (country === null ? undefined : WITHIN[country]) ?? shared
  const national = shape.exec(phoneDigits(written))?.[1]
  return national === undefined ? written.trim() : `${code}${national}`
}
