/** Lowest score of each better band (Lighthouse: 0–49 slow, 50–89 medium, 90–100 fast). */
const EDGES = [50, 90] as const

/** The highest score of each band, the slowest first. */
export const BAND_TOPS: readonly number[] = [...EDGES.map((edge) => edge - 1), 100]

/** Greatest spread between runs of one page (docs/method/sitespeed.md); with a greater one, no score of theirs is reliable. */
export const STEADY_POINTS = 15

/** Things may jump about by so much of the screen (web.dev/articles/cls). */
export const GOOD_SHIFT = 0.1

/** The index of the band of a score from 0 to 100: 0 is the slowest. */
export const bandOf = (score: number): number => EDGES.filter((edge) => score >= edge).length

/** Points from a score to the nearest score of another band. */
export const distanceToEdge = (score: number): number =>
  Math.min(...EDGES.map((edge) => (score >= edge ? score - edge + 1 : edge - score)))

/**
 * Points between the lowest and the highest score of these runs. Of four and more the outermost two are left out: one disturbed
 * run does not show how fast the page is.
 */
export function spreadOf(scores: readonly number[]): number {
  const sorted = scores.toSorted((a, b) => a - b)
  const kept = sorted.length >= 4 ? sorted.slice(1, -1) : sorted
  return (kept.at(-1) ?? 0) - (kept[0] ?? 0)
}
