import type { AdsChange, KeywordText } from '#core/ads/changes.ts'
import type { AdsNotice } from '#core/ads/notices.ts'
import type { NegativeKeywordRow } from '#core/ads/rows.ts'
import { keywordProblem, keywordWithMatch } from './check/keywords.ts'

type Term = Extract<AdsNotice, { kind: 'unfitting_terms' }>['terms'][number]

/** Whether Google takes a term as a keyword; another cannot be blocked as it is. */
export const isBlockable = ({ term }: Pick<Term, 'term'>): boolean => keywordProblem(term) === null

/**
 * The changes that block search terms: one for each campaign, in which they become exact negative keywords. Terms that are blocked already, and those that
 * Google takes as no keyword, are left out.
 */
export function changesToBlock(
  terms: readonly Term[],
  negatives: readonly NegativeKeywordRow[],
): readonly AdsChange[] {
  const byCampaign = new Map<string, Map<string, KeywordText>>()
  for (const { term, campaignId } of terms) {
    const keyword = { text: term, matchType: 'exact' as const }
    const key = keywordWithMatch(keyword)
    const isThere = negatives.some(
      (row) => row.level === 'campaign' && row.addedToId === campaignId && keywordWithMatch(row) === key,
    )
    if (isThere || !isBlockable({ term })) continue
    const ofCampaign = byCampaign.get(campaignId) ?? new Map<string, KeywordText>()
    byCampaign.set(campaignId, ofCampaign.set(key, keyword))
  }
  return [...byCampaign].map(([levelId, keywords]) => ({
    kind: 'add_negative_keywords',
    level: 'campaign',
    levelId,
    keywords: [...keywords.values()],
  }))
}
