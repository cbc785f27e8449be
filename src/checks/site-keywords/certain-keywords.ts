import type { Phrase } from './phrase.ts'
import type { Targets } from './targets.ts'

/** Words with less than this share of the strongest score do not lead. */
const LEADING = 0.25
const FEWEST_TIMES = 3
/** A website with this few pages cannot use a word on many. */
const SMALL = 2

/**
 * The words that certainly belong to the business: each is in a title, heading or summary and in the text as well, at least three times,
 * on two pages where there are more than two, and no other word has four times its score.
 */
export function certainKeywords(keywords: readonly Phrase[], pages: number): ReadonlySet<string> {
  const best = keywords[0]?.score ?? 0
  const sure = keywords.filter(
    ({ parts, count, pages: on, score }) =>
      parts.some((part) => part !== 'body' && part !== 'alt' && part !== 'link' && part !== 'bold') &&
      parts.includes('body') &&
      count >= FEWEST_TIMES &&
      (pages <= SMALL || on >= 2) &&
      score >= LEADING * best,
  )
  return new Set(sure.map(({ text }) => text))
}

/**
 * The targets that are certain enough for advice. `lead` is `null` where the owner named them: then the first one that the homepage does not
 * name belongs there, though its text may not have it yet.
 */
export function targetsForAdvice(targets: Targets, lead: ReadonlySet<string> | null): Targets {
  if (lead === null) return { ...targets, forHome: targets.forHome ?? targets.unnamedOnHome }
  return {
    ...targets,
    all: targets.all.filter(({ phrase }) => lead.has(phrase)),
    uncovered: targets.uncovered.filter((phrase) => lead.has(phrase)),
    forHome: targets.forHome !== null && lead.has(targets.forHome) ? targets.forHome : null,
  }
}
