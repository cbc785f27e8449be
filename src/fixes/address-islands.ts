import { AREAS_BY_COUNTRY, BRITISH_COUNTIES, IRISH_ROUTING_KEYS } from './address-abroad.data.ts'
import { lettersOf } from './markup/letters-of.ts'
import type { PostalAddress } from './postal-address.ts'
import { asPlainLine } from './words.ts'

/** A country of the British Isles, whose addresses end with a postcode and have no form before it. */
export type IslandCountry = (typeof AREAS_BY_COUNTRY)[number][0] | 'IE'

/** Area, district, sector and unit (Royal Mail's Postcode Address File, whose last two letters are none of C I K M O V). */
export const postcodeIn = (areas: string): string =>
  String.raw`(?:${areas})\d[A-Z\d]?\s\d(?!(?:GB|TB|ND|RD|TH|ST)\b)[ABD-HJLNP-UW-Z]{2}\b`
/**
 * A routing key and four characters, one of which is a letter: a class and a year ("K12 2024") have none (Eircode's design of 2015). An R after a width and
 * a height is the radius of a tyre ("275/35 R21 103Y").
 */
export const EIRCODE = String.raw`(?<!\d[\s/](?=R))(?:${IRISH_ROUTING_KEYS})\s(?=\d{0,3}[AC-FHKNPRTV-Y])[\dAC-FHKNPRTV-Y]{4}\b`
const CODE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${postcodeIn(AREAS_BY_COUNTRY.map(([, areas]) => areas).join('|'))}|${EIRCODE})`,
  'gu',
)
const IRISH = new RegExp(`^${EIRCODE}$`, 'u')

/** So many characters before a postcode are read. */
const REACH = 160
/** What stands between an address and what comes before it on its line. A full stop may be that of "St." or "Co.". */
const BEFORE_IT = /[·|•©:;]|\s[-–—]\s|(?<!\b(?:St|Co|Mt|Rd|No|Nr|Dr|\p{Lu}))\.\s/gu
const LABEL = /^.{0,40}?\b(?:address|find us(?: at)?|visit us(?: at)?|location)\s*:?\s+/iu
const COUNTY = new RegExp(String.raw`^(?:${BRITISH_COUNTIES})$`, 'u')
/** A name as an address has it: capitals, numbers, and the small words between them. */
const NAME =
  /^(?:(?:rear of|off|opposite|behind|above)\s)?(?:\d{1,5}[A-Za-z]?(?:[-/]\d{1,5}[A-Za-z]?)?\s|\d{1,2}(?:st|nd|rd|th)\s)?\p{Lu}[\p{L}\d’'.-]*(?:\s(?:[\p{Lu}\d&][\p{L}\d’'.-]*|of|the|and|on|upon|le|in|by|yr|y|ar|na|an))*$/u
/** A country, as it stands after the county. */
const ISLAND = String.raw`(?:England|Scotland|Wales|Cymru|Northern Ireland|Ireland|Éire|United Kingdom|U\.?K\.?|Great Britain)`
const COUNTRY_AT_END = new RegExp(String.raw`,\s*${ISLAND}(?:\s?[/,]\s?${ISLAND})?$`, 'u')
/** A name of people or of a company: initials, partners, and what companies are. */
const OF_BUSINESS = /^(?:\p{Lu}\.\s?)+\p{Lu}|\s(?:Ltd|Limited|LLP|plc|PLC|Inc)\.?$/u
const NUMBERED = /^\d/u
/** A street and the town after it, with no comma between them. */
const WITHOUT_COMMA =
  /^(\d.*?\s(?:Road|Street|Lane|Avenue|Drive|Terrace|Crescent))\s(?!(?:Road|Street|Lane|Avenue|Drive|Terrace|Crescent|North|South|East|West|Upper|Lower)\b)(\p{Lu}.*)$/u
const LONGEST_PART = 40
/** What shows that names before a postcode are a street: the number of a house, or what its name ends with. */
const OF_STREET =
  /^(?:rear of )?\d|\b(?:Road|Street|Lane|Avenue|Close|Way|Drive|Place|Square|Terrace|Court|Crescent|Row|Hill|Green|Gardens|Park|Yard|Mews|Quay|Parade|Heol|Ffordd|Stryd)$/u

interface IslandAddress {
  country: IslandCountry
  postal: PostalAddress
}

/**
 * British and Irish addresses in a text: street or house, town, perhaps county, and postcode, between commas. Before them nothing stands, or the name of the
 * business, or the end of a sentence; where anything else does, only a street of a known form is one.
 */
export function islandAddressesIn(text: string, name: string | null): IslandAddress[] {
  return text.split('\n').flatMap((line) => {
    const whole = asPlainLine(line)
    let from = 0
    return [...whole.matchAll(CODE)].flatMap(({ 0: postcode, index }) => {
      const start = Math.max(from, index - REACH)
      const before = whole.slice(start, index)
      from = index + postcode.length
      return addressBefore(before, { postcode, name, isCut: start > 0 })
    })
  })
}

/** The postcodes of the British Isles in some texts, each once. */
export const postcodesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(CODE)].map(([code]) => code.replace(/\s/u, ' ')))),
]

interface Found {
  postcode: string
  name: string | null
  /** Something stands before it on the line. */
  isCut: boolean
}

function addressBefore(text: string, { postcode, name, isCut }: Found): IslandAddress[] {
  const begin = [...text.matchAll(BEFORE_IT)].at(-1)
  const line = text.slice(begin ? begin.index + begin[0].length : 0).replace(/[\s,]+$/u, '')
  const parts = line
    .replace(COUNTRY_AT_END, '')
    .trim()
    .replace(LABEL, '')
    .split(/\s*,\s*/u)
  const odd = parts.findLastIndex((part) => part.length > LONGEST_PART || !NAME.test(part))
  const isWhole = odd < 0 && (begin !== undefined || !isCut)
  const { named: written, isAfterName } = withoutBusiness(parts.slice(odd + 1), name)
  const named = withTownApart(written)
  const last = named.at(-1) ?? ''
  const region = named.length > 2 && COUNTY.test(last) ? last : null
  const places = region === null ? named : named.slice(0, -1)
  const streets = places.slice(0, -1)
  if (streets.length === 0 || !(isWhole || isAfterName || streets.some((part) => OF_STREET.test(part))))
    return []
  const postal = { street: streets.join(', '), locality: places.at(-1) ?? null, region, postcode }
  return [{ country: countryOf(postcode), postal }]
}

/** Where a county alone follows, the town stands in one part with the street. */
function withTownApart(parts: readonly string[]): readonly string[] {
  const [first = '', last = '', ...more] = parts
  const [, street, town] = WITHOUT_COMMA.exec(first) ?? []
  if (more.length > 0 || !COUNTY.test(last) || street === undefined || town === undefined) return parts
  return [street, town, last]
}

function countryOf(postcode: string): IslandCountry {
  if (IRISH.test(postcode)) return 'IE'
  const [country] =
    AREAS_BY_COUNTRY.find(([, areas]) => areas === postcode.slice(0, 2)) ?? AREAS_BY_COUNTRY[0]
  return country
}

/** The business' name stands before its address, with a comma or without: it is no street, nor is another name of people or of a company before a number. */
function withoutBusiness(
  parts: readonly string[],
  name: string | null,
): { named: readonly string[]; isAfterName: boolean } {
  const [first = '', ...rest] = parts
  const isNamed = OF_BUSINESS.test(first) && NUMBERED.test(rest[0] ?? '')
  if (isNamed) return { named: rest, isAfterName: true }
  if (name === null || parts.length === 0) return { named: parts, isAfterName: false }
  if (lettersOf(first) === lettersOf(name)) return { named: rest, isAfterName: true }
  if (!first.startsWith(`${name} `)) return { named: parts, isAfterName: false }
  return { named: [first.slice(name.length + 1), ...rest], isAfterName: true }
}
