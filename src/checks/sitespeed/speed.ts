import type { Outcome, Proof } from '#core/check.ts'
import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { blocksFor } from './blocks.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { ratingsOf } from './ratings.ts'
import { MOVES_AROUND, type SpeedStatus } from './words.ts'

/** Scores from here on are fast, and medium (Lighthouse's own bands). */
const FAST = 90
const MEDIUM = 50
/** Runs that lie further apart are mentioned. */
const STEADY_POINTS = 15

export const statuses = { fast: 'success', medium: 'warning', slow: 'error' } as const

/** Judges the speed of one visit. */
export function judgeSpeed(visit: VisitEvidence): Outcome<SpeedStatus, SpeedCheckFacts> {
  const { speed, device, finalUrl } = visit
  if (visit.notOwnersPage) {
    return {
      unable: 'bot_wall',
      proof: [proofOf(finalUrl, `a page that is not the owner's, seen as ${device}`)],
    }
  }
  if ('failure' in speed) {
    return { unable: speed.failure, proof: [proofOf(finalUrl, `no speed score, seen as ${device}`)] }
  }
  const facts = factsOf(visit, speed)
  const status = bandOf(speed.performance)
  return {
    status,
    facts,
    proof: [proofOf(finalUrl, `performance ${speed.performance} of 100, runs ${speed.runs.join(', ')}`)],
    blocks: blocksFor(visit, facts, status),
    say: { score: speed.performance },
    advice: facts.spread > STEADY_POINTS ? [MOVES_AROUND] : [],
  }
}

function bandOf(score: number): SpeedStatus {
  if (score >= FAST) return 'fast'
  return score >= MEDIUM ? 'medium' : 'slow'
}

const factsOf = (
  { device, lighthouseVersion }: VisitEvidence,
  { performance, metrics, opportunities, runs, totalBytes }: SpeedFacts,
): SpeedCheckFacts => ({
  performance,
  metrics,
  ratings: ratingsOf(device, metrics),
  opportunities: opportunities.slice(0, 5),
  runs,
  spread: Math.max(...runs) - Math.min(...runs),
  totalBytes,
  lighthouse: lighthouseVersion,
})

const proofOf = (at: string, found: string): Proof => ({ kind: 'audit', at, found })
