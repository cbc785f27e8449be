import { offeredCity } from '#core/business/time-zone.ts'

/** A written address in the parts that schema.org names. */
export interface PostalAddress {
  street: string
  locality: string | null
  region: string | null
  postcode: string | null
}

/** Each by its code, its name, and the digits that its postcodes begin with. */
const STATES = [
  ['ACT', 'Australian Capital Territory', '02'],
  ['NSW', 'New South Wales', '12'],
  ['NT', 'Northern Territory', '0'],
  ['QLD', 'Queensland', '49'],
  ['SA', 'South Australia', '5'],
  ['TAS', 'Tasmania', '7'],
  ['VIC', 'Victoria', '38'],
  ['WA', 'Western Australia', '6'],
] as const
/** Not the end of "Western Australia". */
const COUNTRY = /(?:^|,\s*|(?<!\b(?:Western|South)\s*)\s+)(?:Australia|New Zealand|Aotearoa)\.?$/iu

/**
 * Reads an Australian or New Zealand address as written on an envelope: street, then suburb or city, state, and four digits of
 * postcode (Australia Post's and NZ Post's addressing guides). What does not end so stays in the street as it was written.
 */
export function readAddress(address: string): PostalAddress {
  const whole = address
    .replaceAll(/\s*\n\s*/gu, ', ')
    .replace(COUNTRY, '')
    .trim()
  const [, before, postcode] = /^(.*[^\s,.])[\s,.]+(\d{4})$/u.exec(whole) ?? []
  if (before === undefined || postcode === undefined) return asWritten(whole)
  const [region, written] = stateAtEnd(before, postcode) ?? [null, '']
  const rest = before.slice(0, before.length - written.length)
  const parts = rest.replace(/[\s,]+$/u, '').split(/\s*,\s*/u)
  if (parts.length === 1 && region === null) return asWritten(whole)
  if (parts.length === 1) return { ...apart(parts[0] ?? ''), region, postcode }
  const locality = parts.pop() ?? null
  return { street: parts.join(', '), locality, region, postcode }
}

/** The state's code and how it is written. A suburb may have the name of a state ("Mount Victoria 6011"): that one counts with its own postcodes only. */
function stateAtEnd(before: string, postcode: string): [code: string, written: string] | null {
  const end = before.toLowerCase()
  for (const [code, name, digits] of STATES) {
    if (end.endsWith(` ${code.toLowerCase()}`)) return [code, code]
    if (end.endsWith(` ${name.toLowerCase()}`) && digits.includes(postcode.charAt(0))) return [code, name]
  }
  return null
}

/** "12 Main Road Newtown": where a street of a known type ends, the town begins. */
function apart(line: string): Pick<PostalAddress, 'street' | 'locality'> {
  const [, street = line, locality = null] = WITHOUT_COMMA.exec(line) ?? []
  return { street, locality }
}

const asWritten = (street: string): PostalAddress => ({
  street,
  locality: null,
  region: null,
  postcode: null,
})

const STREET_TYPES =
  'Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Place|Pl|Crescent|Cres|Terrace|Tce|Court|Ct|Highway|Hwy|Parade|Pde|Boulevard|Blvd|Way|Close|Quay|Esplanade|Esp|Grove|Circuit|Cct|Square|Sq'
/** Codes as they are written: "NSW", "Nsw". */
const CODES = STATES.flatMap(([code]) => [code, code.charAt(0) + code.slice(1).toLowerCase()]).join('|')
/** What is named before the number of a house. */
const WITHIN = '(?:Shop|Unit|Suite|Level|Floor|Office|Building|Shed)'
/** What follows the type of a street, as part of its name: before a comma, because a town may begin with it ("North Ballarat"). */
const SIDE = String.raw`(?:\s(?:North|South|East|West|Upper|Lower|Extension)(?=,))?`
const UNSEPARATED = new RegExp(String.raw`\b(${WITHIN}\s\w{1,5})\s+(?=\d)`, 'gu')
const STREET = String.raw`(?:${WITHIN}\s\w{1,5},?\s){0,3}\d{1,5}[A-Za-z]?(?:[/-]\d{1,5}[A-Za-z]?)?\s(?:[\p{L}’'.-]{2,25}\s){1,4}?(?:${STREET_TYPES})\b\.?${SIDE}`
/** A street and the town after it, with no comma between them. */
const WITHOUT_COMMA = new RegExp(String.raw`^(${STREET})\s+(\p{Lu}.*)$`, 'u')
const TOWN = String.raw`\p{Lu}[\p{L}’' -]{2,30}?`
const WRITTEN = {
  AU: new RegExp(String.raw`${STREET},?\s+${TOWN},?\s+(?:${CODES})\.?,?\s+\d{4}\b`, 'gu'),
  NZ: new RegExp(String.raw`${STREET},\s+(?:${TOWN},\s+)?${TOWN},?\s+\d{4}\b`, 'gu'),
} as const

/** A line that ends with a town of New Zealand, whose postcode many leave out: "4/51 Bureta Road, Otumoetai, Tauranga". */
const WITHOUT_POSTCODE = new RegExp(
  String.raw`(?<street>${STREET}(?:,\s+\p{Lu}[\p{L}’' -]{2,30}){0,2}?),\s+(?<town>\p{Lu}[\p{L} ]{3,20})(?=\.?\s*(?:[\n|·•]|$))`,
  'gu',
)

type Country = keyof typeof WRITTEN | null

/** The complete street addresses in some texts, each once. `country`: whose form they have. */
export const addressesIn = (texts: readonly string[], country: Country): PostalAddress[] =>
  [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(WRITTEN[country ?? 'AU'])].map(([one]) => plain(one))),
    ),
  ].map(readAddress)

/** Addresses of New Zealand that lack nothing but the postcode, each once: their town is one of its cities. */
function withoutPostcode(texts: readonly string[], country: Country): PostalAddress[] {
  if (country !== 'NZ') return []
  const found = texts.flatMap((text) =>
    [...text.matchAll(WITHOUT_POSTCODE)].flatMap(({ groups = {} }): PostalAddress[] => {
      const [street, locality] = [plain(groups['street'] ?? ''), plain(groups['town'] ?? '')]
      return offeredCity('NZ', locality) === null ? [] : [{ street, locality, region: null, postcode: null }]
    }),
  )
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}

const plain = (written: string): string => written.replaceAll(UNSEPARATED, '$1, ').replaceAll(/\s+/gu, ' ')

/**
 * The one street address in some texts, where they have none the one in the texts `elsewhere`: complete ones first. `null` where there is none, and where
 * there are several.
 */
export function onlyAddressIn(
  texts: readonly string[],
  country: Country,
  elsewhere: readonly string[] = [],
): PostalAddress | null {
  for (const read of [addressesIn, withoutPostcode]) {
    const here = read(texts, country)
    const [only, ...more] = here.length > 0 ? here : read(elsewhere, country)
    if (only !== undefined) return more.length > 0 ? null : only
  }
  return null
}

/** Whether a whole Australian address stands in some texts. */
export const hasAustralianAddress = (texts: readonly string[]): boolean =>
  texts.some((text) => text.search(WRITTEN.AU) !== -1)
