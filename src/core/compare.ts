import type { Display, GreyKind } from './display.ts'
import type { Snapshot } from './snapshot.ts'

export const COMPARISONS = ['better', 'worse', 'same'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** A smaller difference of scores counts as the same: measurements vary (decisions, section 12). */
const SCORE_STEP = 5
/** Place of a display, 5 best. */
export const RANKS: Readonly<Record<Display, number>> = {
  success: 5,
  info: 4,
  warning: 3,
  missing: 2,
  error: 1,
}

export interface Toned {
  display: Display
  greyKind: GreyKind | null
}

/** Rank of a tone, 5 best (success, info, warning, missing, error); `null` for a question or "could not look". */
export const toneRank = ({ display, greyKind }: Toned): number | null =>
  display === 'missing' && greyKind !== 'missing' ? null : RANKS[display]

/** How `now` compares with `then`: by score where both have one, else by tone. `null`: they cannot be compared. */
export function compareSnapshots(now: Snapshot, then: Snapshot): Comparison | null {
  if (!now.applies || !then.applies) return null
  if (now.score !== null && then.score !== null) return sign(now.score - then.score, stepBetween(now, then))
  const [rank, before] = [toneRank(now), toneRank(then)]
  return rank === null || before === null ? null : sign(rank - before, 1)
}

/** A difference within the spread of either measurement is no change. */
const stepBetween = (now: Snapshot, then: Snapshot): number =>
  Math.max(SCORE_STEP, (now.spread ?? 0) + 1, (then.spread ?? 0) + 1)

/** What something was and is, in words that differ: the tags, or else the scores. `null`: nothing that can be told. */
export function changeWords(now: Snapshot, then: Snapshot): { was: string; is: string } | null {
  if (now.tag !== then.tag) return { was: then.tag, is: now.tag }
  if (now.score === null || then.score === null || now.score === then.score) return null
  return { was: `${then.score} of 100`, is: `${now.score} of 100` }
}

function sign(difference: number, step: number): Comparison {
  if (difference >= step) return 'better'
  return difference <= -step ? 'worse' : 'same'
}
