import type { AdsNotice } from '#core/ads/notices.ts'
import { microsOf, microsText } from '#core/ads/money.ts'
import type { KeywordRow, SearchTermRow } from '#core/ads/rows.ts'
import { plainWords } from '#core/site/phrases.ts'
import { isBlockable } from '../blocked-terms.ts'
import { OTHER_INTENTS } from './other-intents.data.ts'

const MOST_TERMS = 20

type UnfittingTerms = Extract<AdsNotice, { kind: 'unfitting_terms' }>

/**
 * The searches that cost money, are not known to have brought anything and are by people who want something else ("florist jobs"), the dearest first; `null`: none. A word that a
 * keyword of the account has is what the owner sells, and a term that Google takes as no keyword cannot be blocked. `known`: terms that the owner was told of and put away.
 */
export function unfittingTerms(
  terms: readonly SearchTermRow[],
  { keywords, known }: { keywords: readonly KeywordRow[]; known: ReadonlySet<string> },
): UnfittingTerms | null {
  const sold = new Set(keywords.flatMap(({ text }) => plainWords(text).split(' ')))
  const isOther = (word: string): boolean => OTHER_INTENTS.has(word) && !sold.has(word)
  const found = terms
    .filter(({ term, state, metrics }) => state === 'none' && metrics.conversions === 0 && !known.has(term))
    .filter(isBlockable)
    .filter(({ term, metrics }) => microsOf(metrics.cost) > 0n && plainWords(term).split(' ').some(isOther))
    .toSorted((one, other) => Number(microsOf(other.metrics.cost) - microsOf(one.metrics.cost)))
    .slice(0, MOST_TERMS)
  if (found.length === 0) return null
  return {
    kind: 'unfitting_terms',
    cost: microsText(found.reduce((sum, { metrics }) => sum + microsOf(metrics.cost), 0n)),
    terms: found.map(({ term, campaignId, campaignName, adGroupId, metrics }) => ({
      term,
      campaignId,
      campaignName,
      adGroupId,
      cost: metrics.cost,
    })),
  }
}
