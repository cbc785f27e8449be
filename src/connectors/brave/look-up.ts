import { DEEPEST_PLACE } from '#core/ranking/keyword-form.ts'
import { type OrganicResult, searchPositionOf } from '#core/ranking/places.ts'
import type { ConnectorContext, ReadResult } from '../context.ts'
import {
  countriesFirst,
  matchingLocations,
  type LocationsWanted,
  type RankData,
  rankDataOf,
  type RankLookUp,
  type SearchLocation,
} from '../rank.ts'
import type { Tested } from '../to-confirm.ts'
import { askBrave, MOST_OF_PAGE } from './ask.ts'

const PAGES = DEEPEST_PLACE / MOST_OF_PAGE

/** The place of the website in Brave Search: page by page, until the website is found or the results end. */
export async function lookUpInBrave(
  context: ConnectorContext,
  { keyword, location, siteHost }: RankLookUp,
): Promise<ReadResult<RankData>> {
  const results: OrganicResult[] = []
  for (let offset = 0; offset < PAGES; offset += 1) {
    const page = await askBrave(context, { keyword, country: location, offset })
    if (!page.ok) return page
    results.push(...(page.data.web?.results ?? []))
    const isLast = page.data.query?.more_results_available !== true
    if (isLast || searchPositionOf(results, siteHost).position !== null) break
  }
  return { ok: true, data: rankDataOf(results, siteHost) }
}

/** Countries only: Brave Search knows no places within them. */
export const countriesOfBrave = async (
  _context: ConnectorContext,
  wanted: LocationsWanted,
): Promise<ReadResult<{ locations: SearchLocation[] }>> => ({
  ok: true,
  data: matchingLocations(
    countriesFirst(wanted.country, ({ code }) => code),
    wanted,
  ),
})

/** Makes one search, which is the cheapest request that there is. */
export async function testBraveKey(context: ConnectorContext): Promise<ReadResult<Tested>> {
  const page = await askBrave(context, { keyword: 'florist', country: 'AU', offset: 0 })
  if (!page.ok) return page
  return { ok: true, data: { sentences: ['One search was made, which counts as one request of your plan.'] } }
}
