import type { AdsData } from './reads.ts'
import type { AdsMetrics, KeywordRow } from './rows.ts'

/** The values of a keyword, in the order of {@link toSent}. */
export type SentKeyword = [
  id: KeywordRow['id'],
  /** Its ad group's place among `adGroups`. */
  adGroup: number,
  text: KeywordRow['text'],
  matchType: KeywordRow['matchType'],
  state: KeywordRow['state'],
  relevance: KeywordRow['relevance'],
  averageMonthlySearches: KeywordRow['averageMonthlySearches'],
  competition: KeywordRow['competition'],
  impressions: AdsMetrics['impressions'],
  interactions: AdsMetrics['interactions'],
  clicks: AdsMetrics['clicks'],
  cost: AdsMetrics['cost'],
  conversions: AdsMetrics['conversions'],
]

/**
 * Keywords as an answer has them: an account may have 20,000, so that neither the names of fields nor those of campaigns and ad groups are sent with each. Ten
 * thousand take a quarter of the bytes, and of the time in which a phone reads them.
 */
export interface SentKeywords {
  adGroups: readonly Pick<KeywordRow, 'adGroupId' | 'adGroupName' | 'campaignId' | 'campaignName'>[]
  keywords: readonly SentKeyword[]
  isCut: boolean
}

/** Makes the answer of the keywords of an account. */
export function toSent({ rows, isCut }: AdsData['keywords']): SentKeywords {
  const places = new Map<string, number>()
  const adGroups: SentKeywords['adGroups'][number][] = []
  const keywords = rows.map((row): SentKeyword => {
    const { adGroupId, adGroupName, campaignId, campaignName, metrics } = row
    const adGroup =
      places.get(adGroupId) ?? adGroups.push({ adGroupId, adGroupName, campaignId, campaignName }) - 1
    places.set(adGroupId, adGroup)
    return [
      row.id,
      adGroup,
      row.text,
      row.matchType,
      row.state,
      row.relevance,
      row.averageMonthlySearches,
      row.competition,
      metrics.impressions,
      metrics.interactions,
      metrics.clicks,
      metrics.cost,
      metrics.conversions,
    ]
  })
  return { adGroups, keywords, isCut }
}

/** The keywords of an answer. */
export function fromSent({ adGroups, keywords, isCut }: SentKeywords): AdsData['keywords'] {
  const rows = keywords.flatMap((sent): KeywordRow[] => {
    const [id, place, text, matchType, state, relevance, averageMonthlySearches, competition, ...figures] =
      sent
    const [impressions, interactions, clicks, cost, conversions] = figures
    const adGroup = adGroups[place]
    if (adGroup === undefined) return []
    const { adGroupId, adGroupName, campaignId, campaignName } = adGroup
    const metrics = { impressions, interactions, clicks, cost, conversions }
    const known = { id, text, matchType, state, relevance, averageMonthlySearches, competition }
    return [{ ...known, adGroupId, adGroupName, campaignId, campaignName, metrics }]
  })
  return { rows, isCut }
}
