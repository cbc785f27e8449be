import type { ConnectorContext, ReadResult } from '../context.ts'
import { countriesFirst, matchingLocations, type LocationsWanted, type SearchLocation } from '../rank.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import { askDataForSeo } from './ask.ts'
import { dataForSeoLocations } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

const KEPT_MS = 90 * DAY_MS
const LONGEST = 120

/** The places of each country, by the context of a key; a changed key has another context. */
const known = new WeakMap<ConnectorContext['memory'], Map<string, { at: number; places: SearchLocation[] }>>()

/** Places of the owner's country, and other countries. The list costs nothing and is asked for once in 90 days. */
export async function findLocations(
  context: ConnectorContext,
  wanted: LocationsWanted,
): Promise<ReadResult<{ locations: SearchLocation[] }>> {
  const countries = countriesFirst(wanted.country, ({ google }) => String(google))
  const places = await placesOf(context, wanted.country)
  if (!places.ok) return places
  const [own, ...others] = countries
  const all = [...(own ? [own] : []), ...places.data, ...others]
  return { ok: true, data: matchingLocations(all, wanted) }
}

async function placesOf(context: ConnectorContext, country: string): Promise<ReadResult<SearchLocation[]>> {
  const lists = known.get(context.memory) ?? new Map()
  known.set(context.memory, lists)
  const now = context.now().getTime()
  const before = lists.get(country)
  if (before && now - before.at < KEPT_MS) return { ok: true, data: before.places }
  const request = { path: `/v3/serp/google/locations/${country.toLowerCase()}` }
  const answer = await askDataForSeo(context, request, dataForSeoLocations)
  if (!answer.ok) return answer
  const places = answer.data
    .filter(({ location_type }) => location_type !== 'Country')
    .map(({ location_code, location_name }) => ({
      code: String(location_code),
      label: labelOf(location_name),
    }))
  lists.set(country, { at: now, places })
  return { ok: true, data: places }
}

/** "Newtown,New South Wales,Australia" becomes "Newtown, New South Wales". */
const labelOf = (name: string): string => {
  const parts = name.split(',').map(tidyLine)
  return cut((parts.length > 1 ? parts.slice(0, -1) : parts).join(', '), LONGEST)
}
