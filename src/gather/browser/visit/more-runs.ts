import type { SpeedFacts } from '#core/evidence/visit.ts'
import { bandOf, distanceToEdge, spreadOf, STEADY_POINTS } from '#core/speed-score.ts'

/** A run's score and the contention of the machine: 1 on a quiet one, `null` where it is unknown. */
export interface RunScore {
  performance: number
  contention: number | null
}

/** Most runs of one page. */
const MOST_RUNS = 5
/** Highest contention of a quiet machine, on which the majority of three runs decides; on a busier one a band has to lead by two. */
const QUIET = 1.5
/** Points by which the score of an unchanged page varies on a quiet machine. */
const NOISE = 3
/** Further points for each unit of contention above 1. */
const NOISE_OF_CONTENTION = 6

/**
 * Whether one more run is needed. A single run is enough when its score is further from a band's edge than its noise; several are enough when one
 * band leads by two runs and their scores are close, so that one disturbed run cannot change the result. On a quiet machine a page without such
 * a lead after three runs is at the edge itself: more runs would not help.
 */
export function wantsAnotherRun(runs: readonly [RunScore, ...RunScore[]]): boolean {
  if (runs.length >= MOST_RUNS) return false
  if (runs.length === 1) return distanceToEdge(runs[0].performance) <= noiseOf(runs[0])
  const scores = runs.map(({ performance }) => performance)
  const enough = runs.length >= 3 && runs.every(wasQuiet) ? 1 : 2
  return leadOf(scores) < enough || spreadOf(scores) > STEADY_POINTS
}

const wasQuiet = ({ contention }: RunScore): boolean => contention !== null && contention <= QUIET

/**
 * Unknown contention (only Linux tells it) counts as none for the first run, or most pages would be measured twice there; for the vote of several it
 * counts as a busy machine's.
 */
const noiseOf = ({ contention }: RunScore): number =>
  Math.min(STEADY_POINTS, NOISE + ((contention ?? 1) - 1) * NOISE_OF_CONTENTION)

/** Whether one more run of a page of so many bytes stays within those of its visit, which the proxy would cut: the speed of a cut page is not known. */
export const fitsInto = (
  allowedBytes: number,
  { totalBytes }: Pick<SpeedFacts, 'totalBytes'>,
  runsBefore: number,
): boolean => (runsBefore + 1) * (totalBytes ?? 0) <= allowedBytes

/** By how many runs the band with the most leads all others together. */
function leadOf(scores: readonly number[]): number {
  const votes = [0, 0, 0]
  for (const score of scores) votes[bandOf(score)] = (votes[bandOf(score)] ?? 0) + 1
  const most = Math.max(...votes)
  return most - (scores.length - most)
}
