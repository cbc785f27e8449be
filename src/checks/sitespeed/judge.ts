import type { Outcome, Proof } from '#core/check.ts'
import { ON_DEVICE } from '#core/device-words.ts'
import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { isVisitStyled, missedScripts } from '#core/page-styles.ts'
import { bandOf, spreadOf, STEADY_POINTS } from '#core/speed-score.ts'
import { listed } from '#core/words.ts'
import { blocksFor } from './blocks.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { jumpsOf } from './jumps.ts'
import { ratingsOf } from './ratings.ts'
import {
  BANDS,
  BUSY,
  NOT_STYLED,
  OF_STYLE,
  REPEAT_VISITS,
  type SpeedStatus,
  withoutScripts,
} from './words.ts'

/** Judges the speed of one visit. */
export function judgeSpeed(visit: VisitEvidence): Outcome<SpeedStatus, SpeedCheckFacts> {
  const { speed, device, finalUrl } = visit
  if (visit.notOwnersPage) {
    return {
      unable: 'bot_wall',
      proof: [proofOf(finalUrl, `a page that is not yours, opened ${ON_DEVICE[device]}`)],
    }
  }
  if ('failure' in speed) {
    return {
      unable: speed.failure,
      proof: [proofOf(finalUrl, `no speed score, opened ${ON_DEVICE[device]}`)],
    }
  }
  const facts = factsOf(visit, speed)
  if (facts.spread > STEADY_POINTS) {
    return {
      unable: 'unsteady',
      proof: [proofOf(finalUrl, `scores of ${speed.runs.join(', ')}, opened ${ON_DEVICE[device]}`)],
    }
  }
  const status = BANDS[bandOf(speed.performance)] ?? 'slow'
  return {
    status,
    facts,
    proof: [proofOf(finalUrl, scoreText(speed))],
    blocks: blocksFor(visit, facts, status),
    say: { score: speed.performance, missed: missedWords(visit) },
  }
}

/** What did not come of a page shows nothing and takes no time: the page that was measured is another than visitors get. */
function missedWords(visit: VisitEvidence): string | undefined {
  if (!isVisitStyled(visit)) return NOT_STYLED
  const came = new Set(visit.requests.flatMap(({ url, failed }) => (failed ? [] : [url])))
  const scripts = new Set(missedScripts(visit).flatMap(({ url }) => (came.has(url) ? [] : [url])))
  return scripts.size === 0 ? undefined : withoutScripts(scripts.size)
}

function factsOf(
  visit: VisitEvidence,
  { performance, metrics, opportunities, runs, totalBytes, heaviestPicture = null }: SpeedFacts,
): SpeedCheckFacts {
  const jumps = jumpsOf(visit, metrics)
  return {
    performance,
    metrics,
    ratings: ratingsOf(visit.device, metrics),
    opportunities: timelessLast(withoutRepeats(knownOf(visit, opportunities))).slice(0, 5),
    runs,
    spread: spreadOf(runs),
    totalBytes,
    heaviestPicture,
    ...(jumps === undefined ? {} : { jumps }),
    lighthouse: `/api/reports/pagespeed-${visit.device}`,
    lighthouseVersion: visit.lighthouseVersion,
  }
}

/** Where a part of the page's style did not come, what Lighthouse finds about style is of another page than visitors get. */
const knownOf = (
  visit: VisitEvidence,
  opportunities: SpeedFacts['opportunities'],
): SpeedFacts['opportunities'] =>
  isVisitStyled(visit) ? opportunities : opportunities.filter(({ id }) => !OF_STYLE.has(id))

/** The work of the main thread is mostly that of scripts, which Lighthouse also reports alone. */
const withoutRepeats = (opportunities: SpeedFacts['opportunities']): SpeedFacts['opportunities'] =>
  opportunities.some(({ id }) => id === 'bootup-time')
    ? opportunities.filter(({ id }) => id !== 'mainthread-work-breakdown')
    : opportunities

/**
 * What has no saving of its own is told without one, after all that has: what keeps the device busy, as Lighthouse gives the whole time that taps are held
 * up for its saving, and then what helps people who come again, which saves nothing in the visit that was measured.
 */
function timelessLast(opportunities: SpeedFacts['opportunities']): SpeedFacts['opportunities'] {
  const of = (ids: Pick<ReadonlySet<string>, 'has'>): SpeedFacts['opportunities'] =>
    opportunities
      .filter(({ id }) => ids.has(id))
      .map((opportunity) => ({ ...opportunity, savingsMs: null, savingsBytes: null, display: null }))
  const timed = opportunities.filter(({ id }) => !BUSY.has(id) && !REPEAT_VISITS.has(id))
  return [...timed, ...of(BUSY), ...of(REPEAT_VISITS)]
}

function scoreText({ performance, runs }: SpeedFacts): string {
  const score = `speed score ${performance} of 100`
  return runs.length < 2 ? score : `${score}; its runs scored ${listed(runs.map(String))}`
}

const proofOf = (at: string, found: string): Proof => ({ kind: 'audit', at, found })
