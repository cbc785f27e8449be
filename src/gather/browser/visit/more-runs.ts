import { bandOf, distanceToEdge, spreadOf, STEADY_POINTS } from '#core/speed-score.ts'

/** A run's score and how busy the machine was meanwhile: 1 for a quiet one, `null` where that is not known. */
export interface RunSeen {
  performance: number
  contention: number | null
}

/** Runs of one page at most. */
const MOST_RUNS = 5
/** Up to here a machine was quiet: of three runs the majority decides. Where it was not, a band has to lead by two. */
const QUIET = 1.5
/** Points by which the score of an unchanged page moves on a quiet machine. */
const NOISE = 3
/** Further points for each time the machine took longer than it would have alone. */
const NOISE_OF_CONTENTION = 6

/**
 * Whether one more run is wanted. A single run is enough when its score is further from a band's edge than its noise; several are
 * enough when one band leads by two runs and they lie close together, as of a vote that one disturbed run cannot turn. On a quiet machine
 * a page that still has no such lead after three lies on the edge itself: more runs would not tell more.
 */
export function wantsAnotherRun(runs: readonly [RunSeen, ...RunSeen[]]): boolean {
  if (runs.length >= MOST_RUNS) return false
  if (runs.length === 1) return distanceToEdge(runs[0].performance) <= noiseOf(runs[0])
  const scores = runs.map(({ performance }) => performance)
  const enough = runs.length >= 3 && runs.every(wasQuiet) ? 1 : 2
  return leadOf(scores) < enough || spreadOf(scores) > STEADY_POINTS
}

const wasQuiet = ({ contention }: RunSeen): boolean => contention !== null && contention <= QUIET

const noiseOf = ({ contention }: RunSeen): number =>
  Math.min(STEADY_POINTS, NOISE + ((contention ?? 1) - 1) * NOISE_OF_CONTENTION)

/** By how many runs the band with the most leads all others. */
function leadOf(scores: readonly number[]): number {
  const votes = [0, 0, 0]
  for (const score of scores) votes[bandOf(score)] = (votes[bandOf(score)] ?? 0) + 1
  const most = Math.max(...votes)
  return most - (scores.length - most)
}
