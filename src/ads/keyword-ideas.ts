import type { AdsSuggested } from '#core/ads/suggestions.ts'
import { countText } from '#core/format/counts.ts'
import { ADS_LIMITS } from '#core/ads/limits.ts'
import { sameText } from './check/problems.ts'
import { COMPETITION_WORDS } from './state-words.ts'
import { shownLength } from './shown-length.ts'

type Idea = AdsSuggested['keywordIdeas']['ideas'][number]

/** What ideas are asked for: what is typed, else the keywords that are there. */
export function textsForIdeas(
  typed: readonly { text: string }[],
  there: readonly { text: string }[],
): string[] {
  const texts = (typed.length > 0 ? typed : there).map(({ text }) => text)
  const fitting = [...new Set(texts)].filter((text) => shownLength(text) <= ADS_LIMITS.keyword)
  return fitting.slice(0, ADS_LIMITS.textsAsked)
}

/** An idea's searches and competition: `880 searches a month, low competition`; what Google does not say is left out. */
export function ideaDetail({ averageMonthlySearches: searches, competition }: Idea): string {
  const parts = [
    ...(searches === null
      ? []
      : [`${countText(searches)} ${searches === 1 ? 'search' : 'searches'} a month`]),
    ...(competition === null ? [] : [`${COMPETITION_WORDS[competition].toLowerCase()} competition`]),
  ]
  return parts.length === 0 ? 'Google doesn’t say how often people search for it' : parts.join(', ')
}

/** Tells which ideas are among some keywords, whatever their match types. */
export function isAmongKeywords(keywords: readonly { text: string }[]): (idea: string) => boolean {
  const known = new Set(keywords.map(({ text }) => sameText(text)))
  return (idea) => known.has(sameText(idea))
}
