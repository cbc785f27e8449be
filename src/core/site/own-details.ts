import { offeredCity } from '../business/time-zone.ts'
import { readBusinessName } from '../owner-input/names.ts'
import { firstFound } from '../first-found.ts'
import { isHelpLine } from '../help-lines.ts'
import { callLinkNumber, isPhone, phoneDigits, tidyPhone } from '../phone.ts'
import type { PageFacts } from '../evidence/page.ts'
import { asList, isItem, itemsOf, jsonLdText, typesOf } from './json-ld.ts'
import { nameInTitle } from './name-in-title.ts'
import { isBusinessType } from './schema-types.ts'

/** The business details on a homepage, offered as "is this yours?"; each `null` when the page does not have it. */
export interface OwnDetails {
  businessName: string | null
  /** Ten digits. */
  phone: string | null
  /** A city from the list that forms offer. */
  city: string | null
  /** By the address in the structured data, else by the ending of the host. */
  country: 'AU' | 'NZ' | null
}

/** Reads the structured data of a homepage (schema.org `Organization` and its subtypes), `og:site_name`, its title, and phone links. */
export function ownDetails(home: PageFacts): OwnDetails {
  const business = itemsOf(home.structured.jsonLd).find((item) => typesOf(item).some(isBusinessType)) ?? {}
  const place = asList(business['address']).find(isItem) ?? {}
  const country = countryNamed(jsonLdText(place, 'addressCountry')) ?? countryOf(home.url)
  const called = home.metas.find(({ property }) => property?.toLowerCase() === 'og:site_name')?.content
  return {
    businessName: nameIn([jsonLdText(business, 'name'), called, nameInTitle(home)]),
    phone: phoneIn([jsonLdText(business, 'telephone'), ...callLinks(home)]),
    city: country && offeredCity(country, jsonLdText(place, 'addressLocality') ?? ''),
    country,
  }
}

/** The country of the ending of an address' host. */
export function countryOf(address: string): 'AU' | 'NZ' | null {
  const host = URL.parse(address)?.hostname ?? ''
  if (host.endsWith('.au')) return 'AU'
  return host.endsWith('.nz') ? 'NZ' : null
}

const NAMED = { au: 'AU', aus: 'AU', australia: 'AU', nz: 'NZ', nzl: 'NZ', 'new zealand': 'NZ' } as const
const isNamed = (name: string): name is keyof typeof NAMED => Object.hasOwn(NAMED, name)

function countryNamed(name: string | null): 'AU' | 'NZ' | null {
  const key = name?.toLowerCase() ?? ''
  return isNamed(key) ? NAMED[key] : null
}

const nameIn = (candidates: readonly (string | null | undefined)[]): string | null =>
  firstFound(candidates, (candidate) => {
    const read = readBusinessName(candidate ?? '')
    return read.ok ? read.value : null
  })

/** Numbers that the page links to, but those of help lines. */
const callLinks = ({ links }: PageFacts): string[] =>
  links
    .flatMap(({ href, hidden }) => (hidden ? [] : (callLinkNumber(href) ?? [])))
    .filter((number) => !isHelpLine(number))

function phoneIn(candidates: readonly (string | null)[]): string | null {
  const tidy = candidates.map((candidate) => tidyPhone(candidate ?? ''))
  const phone = tidy.find(isPhone)
  return phone === undefined ? null : phoneDigits(phone)
}
