import type { KeywordSearch } from '#core/evidence/accounts.ts'
import type { KeptResult, Routine } from '../connector.ts'
import { rankLookUpData, type RankData, type RankLookUp } from '../rank.ts'
import { BLUE_WREN } from '../sample-business.ts'

const LOOK_UP = {
  keyword: BLUE_WREN.search.keyword,
  device: 'mobile',
  location: 'aus',
  siteHost: BLUE_WREN.host,
} as const satisfies RankLookUp

/** The one look-up of the sample. */
export const SAMPLE_LOOK_UPS: readonly Routine[] = [{ read: 'lookup', input: LOOK_UP }]

/** Where the sample business comes in Google's results. */
export const sampleRank = (): RankData => ({
  position: BLUE_WREN.search.place,
  foundUrl: BLUE_WREN.website,
  competitors: [],
})

/** The sample's look-up as the check reads it. */
export function sampleSearches(kept: readonly KeptResult[]): { keywordSearches: readonly KeywordSearch[] } {
  const { keyword, device } = LOOK_UP
  return {
    keywordSearches: kept.flatMap(({ read, data, asOf }) => {
      const known = read === 'lookup' && asOf !== null ? rankLookUpData.safeParse(data).data : undefined
      if (!known || asOf === null) return []
      const ranking = known.position === null ? null : Math.round(known.position)
      return [{ keyword, device, location: 'Australia', at: asOf, ranking, competitors: [] }]
    }),
  }
}
