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
  const rows: KeywordRow[] = []
  for (const sent of keywords) {
    const adGroup = adGroups[sent[1]]
    if (adGroup !== undefined) rows.push(rowOf(sent, adGroup))
  }
  return { rows, isCut }
}

/** Place by place and without copies of its parts, which take a phone eight times as long: an account may have 20,000. */
const rowOf = (sent: SentKeyword, adGroup: SentKeywords['adGroups'][number]): KeywordRow => ({
  id: sent[0],
  text: sent[2],
  matchType: sent[3],
  state: sent[4],
  relevance: sent[5],
  averageMonthlySearches: sent[6],
  competition: sent[7],
  adGroupId: adGroup.adGroupId,
  adGroupName: adGroup.adGroupName,
  campaignId: adGroup.campaignId,
  campaignName: adGroup.campaignName,
  metrics: {
    impressions: sent[8],
    interactions: sent[9],
    clicks: sent[10],
    cost: sent[11],
    conversions: sent[12],
  },
})
