import { plainLetters } from '../format/plain-letters.ts'
import { TIME_ZONE_AREAS } from './places.data.ts'

interface Place {
  country?: string | null | undefined
  city?: string | null | undefined
}

/**
 * The owner's time zone (IANA): the city's, else the country's usual one, else the browser's where that exists, else
 * UTC (decisions, section 6.2). Case and accents of a city's name are ignored: Whangarei is Whangārei.
 */
export function timeZoneOf({ country, city }: Place, browserZone?: string): string {
  const areas = TIME_ZONE_AREAS.filter((area) => area.country === country)
  const name = plain(city ?? '')
  const area = areas.find(({ cities }) => cities.some((known) => plain(known) === name)) ?? areas[0]
  if (area) return area.zone
  return browserZone !== undefined && isTimeZone(browserZone) ? browserZone : 'UTC'
}

/** The time zone in which an owner reads dates: the one they have, else by their place; also of an account that is gone. */
export const zoneOfOwner = (owner: (Place & { timeZone: string | null }) | null | undefined): string =>
  owner?.timeZone ?? timeZoneOf(owner ?? {})

/** The cities offered for a country, sorted by name. */
export const citiesOf = (country: string): string[] =>
  TIME_ZONE_AREAS.filter((area) => area.country === country)
    .flatMap(({ cities }) => cities)
    .toSorted((one, other) => one.localeCompare(other, 'en'))

/** The offered spelling of a country's city, whatever the case and accents of `name`; `null` for a city that is not offered. */
export const offeredCity = (country: string, name: string): string | null =>
  citiesOf(country).find((city) => plain(city) === plain(name)) ?? null

/** Whether this is the name of a time zone that dates can be formatted in. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const plain = (name: string): string => plainLetters(name.trim())
