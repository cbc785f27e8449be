import type { Phrase } from './phrase.ts'
import type { Targets } from './targets.ts'

/** Words weaker than this share of the strongest are seen, not led by. */
const LEADING = 0.25
const FEWEST_TIMES = 3
/** A site of so few pages cannot say a word on many. */
const SMALL = 2

/**
 * The words that surely are the business' own: it says them in a title, heading or summary and in its text as well, at least three times,
 * on two pages where there are more than two, and no other word is four times as strong.
 */
export function sureOf(keywords: readonly Phrase[], pages: number): ReadonlySet<string> {
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

/** The targets as far as advice may rest on them; `lead` is `null` where the owner named them. */
export function tellable(targets: Targets, lead: ReadonlySet<string> | null): Targets {
  if (lead === null) return targets
  return {
    ...targets,
    all: targets.all.filter(({ phrase }) => lead.has(phrase)),
    uncovered: targets.uncovered.filter((phrase) => lead.has(phrase)),
  }
}
