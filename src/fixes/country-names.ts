import { SEARCH_COUNTRIES } from '#core/ranking/countries.data.ts'
import { COUNTRY_NAMES, SHARED_ENDINGS } from './abroad.data.ts'

const NAMES = new Map([
  ...SEARCH_COUNTRIES.flatMap(({ code, letters3, name }) => [
    [letters3, code] as const,
    [name.toLowerCase(), code] as const,
  ]),
  ...Object.entries(COUNTRY_NAMES),
])

/** The code of a country (ISO 3166-1 alpha-2) by its code or name; `null` for what is neither. */
export function countryNamed(text: string): string | null {
  const name = text
    .toLowerCase()
    .replaceAll(/[.\s]+/gu, ' ')
    .trim()
  return NAMES.get(name) ?? (/^[a-z]{2}$/u.test(name) ? name.toUpperCase() : null)
}

/** The country of a host's ending of two letters; `null` for one that is used by businesses of any country. */
export function endingOf(host: string): string | null {
  const ending = host.split('.').at(-1) ?? ''
  if (!/^[a-z]{2}$/u.test(ending) || SHARED_ENDINGS.has(ending)) return null
  return countryNamed(ending)
}

/** Names long enough to be no word or code of anything else, the longest first. */
const WRITTEN = [...NAMES.keys()]
  .filter((name) => name.length > 4)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(/(?:^|(?<=\s))\p{L}/gu, (letter) => letter.toUpperCase()))
  .join('|')
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Since|From|In'
/** A town that people or things are from, or in, is one in a sentence ("born in New Ross, Co. Wexford"): it is no line of an address. */
const NOT_IN_SENTENCE = String.raw`(?<!\b(?:from|in|of|to|near)\s(?:\p{Lu}[\p{L}’'-]{1,30}\s){0,2})`
/** A town, its postcode, and the country: "Graaff-Reinet 6280, South Africa". A month or "since" stands before a year. */
const AFTER_POSTCODE = new RegExp(
  String.raw`(?<![\p{L}])${NOT_IN_SENTENCE}(?!(?:${MONTHS})\b)\p{Lu}[\p{L}’'-]{1,30},?\s{1,3}(?!(?:19|20)\d\d\b)\d{4,6},?\s{1,3}(?<country>${WRITTEN})(?!\p{L})`,
  'gu',
)
/** Of six counties called so, which are not here, the island's other country has the rest. */
const IRISH_COUNTY = new RegExp(
  String.raw`(?<![\p{L}’'-])${NOT_IN_SENTENCE}\p{Lu}[\p{L}’'-]{1,30},\s{1,3}Co(?:unty|\.)?\s(?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)(?=[,.]?\s{0,3}(?:$|\n|[|·•©]|Ireland|Tel\b|Phone|Registered\b|[A-Z]\d))`,
  'u',
)

/** The countries whose names stand at the end of an address in some texts, and Ireland by the county at the end of one. */
export const countriesWrittenIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(AFTER_POSTCODE)].flatMap(
        ({ groups }) => countryNamed(groups?.['country'] ?? '') ?? [],
      ),
      ...(IRISH_COUNTY.test(text) ? ['IE'] : []),
    ]),
  ),
]
