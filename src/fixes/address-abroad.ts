import { EIRCODE, type IslandCountry, islandAddressesIn, postcodeIn, postcodesIn } from './address-islands.ts'
import { lettersOf } from './markup/letters-of.ts'
import type { PostalAddress } from './postal-address.ts'
import {
  AMERICAN_STATES,
  AREAS_BY_COUNTRY,
  CANADIAN_PROVINCES,
  STATES_BY_ZIP,
  STREET_ENDS,
} from './address-abroad.data.ts'

/** A country outside Australia and New Zealand whose addresses are recognised, as ISO 3166-1 has it. */
type AddressCountry = 'US' | 'CA' | 'DE' | 'ZA' | IslandCountry

/** An address that a website states, and its country. */
interface AddressAbroad {
  country: AddressCountry
  postal: PostalAddress
}

/**
 * The rest of a word, with hyphens: bounded, and no character fits both repetitions. A stranger's text could else be divided among them in so many ways that
 * reading it takes hours.
 */
const REST = String.raw`[\p{L}.’']{0,40}(?:-[\p{L}.’']{1,40}){0,5}`
const TOWN = String.raw`\p{Lu}${REST}(?: \p{L}${REST}){0,3}`
/** A house number and a name, with what stands for the flat or the floor after it. */
const STREET = String.raw`\d{1,6}[A-Za-z]?(?:-\d{1,6})? (?:[\p{L}\d’'.-]{1,25} ){1,5}?(?:${STREET_ENDS})\b\.?(?:\s(?:[NSEW]|[NS][EW])\b\.?)?(?:,?\s(?:(?:Suite|Ste|Unit|Apt|Floor|Fl|#)\.?\s?|(?:SUITE|STE|UNIT|APT|FLOOR|FL|BLDG|Bldg)\.?\s)\w{1,6}(?:\s[-–]\s#\w{1,6})?)?`
const ZIP = String.raw`\d{5}(?:-\d{4})?\b`
/** What stands between the parts of an address: a comma, the end of a line, or a stroke or dot of its design. */
const BETWEEN = String.raw`(?:,?\s+(?:[/|·•]\s+)?|[/|])`
/** A state before a ZIP code that begins as those of this state do: a sign also where no comma shows that a town comes before. */
const FITTING_STATE = STATES_BY_ZIP.map(([digit, states]) => `(?:${states})(?=${BETWEEN}${digit})`).join('|')
/** A code as people write it too: "Tx.", "N.Y." In an address it is one before a ZIP code that begins as those of this state do: "In" and "Or" are words. */
const LOOSE_STATE = STATES_BY_ZIP.map(([digit, states]) => {
  const codes = states.split('|').filter((state) => /^[A-Z]{2}$/u.test(state))
  const spelt = codes.map((code) => {
    const [first = '', second = ''] = code
    return String.raw`${first}(?:[${second}${second.toLowerCase()}]\.?|\.\s?${second}\.)`
  })
  return `(?:${spelt.join('|')})(?=${BETWEEN}${digit})`
}).join('|')
const CANADIAN_CODE = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b`
/** In French the type of a street comes first (Canada Post's addressing guidelines). */
const FRENCH_STREET = String.raw`\d{1,6}[A-Za-z]?,? (?:rue|chemin|ch\.|avenue|av\.|boulevard|boul\.|rang|montée|route|côte) [\p{L}\d’'.-]{1,25}(?: [\p{L}\d’'.-]{1,25}){0,3}?`
/** What a German street is at may be its name: "Am Sportplatz", "An der Alten Mühle". */
const AT_A_PLACE = String.raw`(?:A[mn]|Auf|Beim|Hinter|I[mn]|Unter|Vor|Zu[mr])(?: de[mnr])? (?:Alten? |Neuen? )?\p{Lu}[\p{L}-]{1,40}`
const GERMAN_TYPES =
  '[sS]tra(?:ß|ss)e|[sS]tr\\.|[wW]eg|[pP]latz|[aA]llee|[gG]asse|[rR]ing|[dD]amm|[uU]fer|[mM]arkt|[cC]haussee'
const GERMAN_STREET = String.raw`(?:${AT_A_PLACE}|\p{Lu}[\p{L}-]{0,40}(?:${GERMAN_TYPES})|\p{Lu}\p{L}{1,40}\s(?:${GERMAN_TYPES}))\s\d{1,4}\s?[a-z]?(?:\s?[-–]\s?\d{1,4}\s?[a-z]?)?`
const GERMAN_TOWN = String.raw`\p{Lu}[\p{L}-]{1,40}(?:\s(?:am|an der|im|bei)\s\p{Lu}\p{L}{1,40})?`

type Shape = readonly [AddressCountry, RegExp]

/** Whole addresses: street, town, state, postcode (USPS Publication 28, Canada Post's addressing guidelines, DIN 5008). */
const WHOLE: readonly Shape[] = [
  [
    'US',
    new RegExp(
      String.raw`(?<street>${STREET})${BETWEEN}(?<town>${TOWN})${BETWEEN}(?<region>${AMERICAN_STATES}|${LOOSE_STATE})${BETWEEN}(?<code>${ZIP})`,
      'gu',
    ),
  ],
  [
    'CA',
    new RegExp(
      String.raw`(?<street>${STREET}|${FRENCH_STREET}),?\s+(?<town>${TOWN}),?\s+\(?(?<region>${CANADIAN_PROVINCES})\)?,?\s+(?<code>${CANADIAN_CODE})`,
      'gu',
    ),
  ],
  [
    'ZA',
    new RegExp(
      String.raw`(?<street>${STREET}),?\s+(?<town>${TOWN}),?\s+(?<code>\d{4}),?\s+South Africa\b`,
      'gu',
    ),
  ],
  [
    'DE',
    new RegExp(
      String.raw`(?<street>${GERMAN_STREET}),?\s+(?:D-)?(?<code>\d{5})\s(?<town>${GERMAN_TOWN})(?=[\s,.;|]|$)`,
      'gu',
    ),
  ],
]

/** What only stands in an address of that country: a town with its state or a postcode of its form. */
const PARTS: readonly Shape[] = [
  ...WHOLE,
  ['US', new RegExp(String.raw`\p{Lu}\p{L}{1,40},\s+(?:${AMERICAN_STATES})${BETWEEN}${ZIP}`, 'gu')],
  [
    'US',
    new RegExp(
      String.raw`\p{Lu}\p{L}{1,40}(?:\n|\s[/|·•]\s)(?:${FITTING_STATE})${BETWEEN}${ZIP}\.?(?=\s*(?:\n|$))`,
      'gu',
    ),
  ],
  ['CA', new RegExp(String.raw`\p{L},?\s+\(?(?:${CANADIAN_PROVINCES})\)?,?\s+${CANADIAN_CODE}`, 'gu')],
  ['IE', new RegExp(String.raw`[\p{L}\d],?\s+${EIRCODE}`, 'gu')],
  ...AREAS_BY_COUNTRY.map(
    ([country, areas]): Shape => [country, new RegExp(String.raw`\p{L},?\s+${postcodeIn(areas)}`, 'gu')],
  ),
]

/** Where people complain about privacy, which many privacy policies name (Information Commissioner's Office). */
const OF_OFFICE_FOR_PRIVACY = /\bWycliffe House\b[^\n]{0,60}\bSK9 5AF\b/giu
/** Often an accountant's: where another address stands too, nobody visits the business there. */
const REGISTERED = /\bregistered (?:office|address)\b[^\n]{0,160}?\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/giu

/**
 * The one whole address abroad in some texts, the registered office's only where it is the only one; `null` where there is none, and where there are
 * several. `name`: of the business, which may stand before its street.
 */
export function onlyAddressAbroadIn(
  texts: readonly string[],
  name: string | null = null,
): AddressAbroad | null {
  const own = texts.map((text) => text.replaceAll(OF_OFFICE_FOR_PRIVACY, ''))
  const visited = own.map((text) => text.replaceAll(REGISTERED, ''))
  return onlyIn(visited, name) ?? onlyIn(own, name)
}

function onlyIn(texts: readonly string[], name: string | null): AddressAbroad | null {
  const all = texts.flatMap((text): AddressAbroad[] => [
    ...WHOLE.flatMap((shape) => wholeIn(text, shape)),
    ...islandAddressesIn(text, name),
  ])
  const apart = all.filter((one) => !all.some((other) => isGlued(one, other)))
  // With more commas its parts are told apart better.
  const byParts = apart.toSorted((one, other) => partsIn(one) - partsIn(other))
  const [only, ...more] = new Map(byParts.map((one) => [keyOf(one), one])).values()
  return only === undefined || more.length > 0 || postcodesIn(texts).length > 1 ? null : only
}

/** A label whose end only a style shows stands before another time of the same address: "WorkshopCregboy" is "Cregboy". */
function isGlued({ postal: one }: AddressAbroad, { postal: other }: AddressAbroad): boolean {
  const before = one.street.slice(0, -other.street.length)
  return (
    one.postcode === other.postcode &&
    one.locality === other.locality &&
    before !== '' &&
    /\p{Ll}$/u.test(before) &&
    /^[\p{Lu}\d]/u.test(other.street) &&
    one.street === before + other.street
  )
}

/** One address is often written without a comma, or without its region. */
const keyOf = ({ postal: { street, locality, postcode } }: AddressAbroad): string =>
  lettersOf([street, locality, postcode].join(' '))

const partsIn = ({ postal: { street, region } }: AddressAbroad): number =>
  street.split(',').length + (region === null ? 0 : 1)

/** The countries abroad whose addresses stand in some texts, whole or in part. */
export const addressCountriesIn = (texts: readonly string[]): AddressCountry[] => [
  ...new Set(
    texts.flatMap((text) =>
      PARTS.flatMap(([country, shape]) => (text.search(shape) === -1 ? [] : [country])),
    ),
  ),
]

/**
 * A business of itself: "We are now based in Portland, OR". Codes of states are those of countries too ("Berlin, DE"), so that this shows no country by
 * name. In Western Australia the code is that of Washington; the state and the country of Georgia have one name.
 */
const TELLS_TOWN = new RegExp(
  String.raw`\b[Ww]e(?:\sare|[’']re)\s(?:\p{Ll}{1,40}\s){0,2}(?:located|based)\sin\s${TOWN},\s(?!WA\b|Georgia\b)(?:${AMERICAN_STATES})\b`,
  'u',
)

/** Whether a business says in its texts that it is in a town abroad, by the town's state. */
export const tellsTownAbroad = (texts: readonly string[]): boolean =>
  texts.some((text) => TELLS_TOWN.test(text))

const wholeIn = (text: string, [country, shape]: Shape): AddressAbroad[] =>
  [...text.matchAll(shape)].map(({ groups = {} }) => ({
    country,
    postal: {
      street: plain(groups['street']),
      locality: plain(groups['town']),
      region: stateOf(plain(groups['region'])) || null,
      postcode: plain(groups['code']),
    },
  }))

/** "Tx." is TX. */
const stateOf = (written: string): string =>
  /^\p{L}\.?\s?\p{L}\.?$/u.test(written) ? written.replaceAll(/[\s.]/gu, '').toUpperCase() : written

const plain = (text = ''): string => text.replaceAll(/\s+/gu, ' ').trim()
