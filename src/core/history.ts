import type { AnyCheck } from './check.ts'
import { toneRank } from './compare.ts'
import type { Snapshot } from './snapshot.ts'
import { DAY_MS, MINUTE_MS } from './time-units.ts'

/** What a result is compared with was judged so many days ago (decisions, section 12). */
export const BACK_DAYS = 28
/** Results this soon after the very first are the first results: a visitor's, then the owner's with the answers of signing up. */
export const FIRST_RESULTS_MS = 30 * MINUTE_MS

/** One point of a trend line. */
export interface TrendPoint {
  /** ISO 8601. */
  at: string
  /** Score of 0 to 100, or tone of 1 (error) to 5 (success); `null`: a gap without a comparable result. */
  value: number | null
  /** Points by which a score varied between the runs of its scan; `null`: not known, or no score. */
  spread: number | null
  /** The tag at that time. */
  label: string
  /** Judged by another revision of the rule than the point before: the change need not be the website's. */
  isRuleChanged: boolean
}

/** What a trend line shows. */
export const TREND_SCALES = ['score', 'tone'] as const

/** A check's results over time, oldest first. */
export interface Trend {
  scale: (typeof TREND_SCALES)[number]
  points: TrendPoint[]
}

/** The trend line shows the score of a check that has one, else its tone. */
export function trendOf({ scoreFact }: Pick<AnyCheck, 'scoreFact'>, points: readonly Snapshot[]): Trend {
  const scale = scoreFact === undefined ? 'tone' : 'score'
  const oldestFirst = inOrder(points)
  return {
    scale,
    points: oldestFirst.map((point, index) => ({
      at: point.at,
      value: point.conclusive && point.applies ? valueOf(point, scale) : null,
      spread: scale === 'score' ? (point.spread ?? null) : null,
      label: point.tag,
      isRuleChanged: isOtherRule(point, oldestFirst[index - 1]),
    })),
  }
}

const valueOf = (point: Snapshot, scale: Trend['scale']): number | null =>
  scale === 'score' ? point.score : toneRank(point)

const isOtherRule = (point: Snapshot, before: Snapshot | undefined): boolean =>
  before !== undefined && before.revision !== point.revision

/** A period in which a check's status and its tag stayed the same: "2 errors" and "1 error" are one status. */
export interface StatusPeriod {
  status: string
  tag: string
  line: string
  /** First and last time of this status, ISO 8601. */
  from: string
  to: string
  isRuleChanged: boolean
}

/** The history of a check as periods of the same status and tag, newest first. */
export function statusPeriodsOf(points: readonly Snapshot[]): StatusPeriod[] {
  const periods: StatusPeriod[] = []
  let before: Snapshot | undefined
  for (const point of inOrder(points)) {
    const current = periods.at(-1)
    const isRuleChanged = isOtherRule(point, before)
    const isSame = current?.status === point.status && current.tag === point.tag
    if (current && isSame && !isRuleChanged)
      periods[periods.length - 1] = { ...current, line: point.line, to: point.at }
    else periods.push(periodFrom(point, isRuleChanged))
    before = point
  }
  return periods.toReversed()
}

const periodFrom = ({ status, tag, line, at }: Snapshot, isRuleChanged: boolean): StatusPeriod => ({
  status,
  tag,
  line,
  from: at,
  to: at,
  isRuleChanged,
})

/** One time that a check's item was done: its last result before that, and the first one after. */
export interface Improvement {
  before: Snapshot
  after: Snapshot
}

/** Every time that a check's item went from open to done, newest first. Results that are not conclusive are skipped. */
export function improvementsOf({ plan }: Pick<AnyCheck, 'plan'>, points: readonly Snapshot[]): Improvement[] {
  const isDone = ({ status }: Snapshot) => plan?.completedBy.includes(status) ?? false
  const known = inOrder(points).filter((point) => point.conclusive && point.applies)
  const improvements = known.flatMap((after, index): Improvement[] => {
    const before = known[index - 1]
    return before && !isDone(before) && isDone(after) ? [{ before, after }] : []
  })
  return improvements.toReversed()
}

/** A check's earlier and present result. */
export interface PastAndNow {
  past: Snapshot
  now: Snapshot
}

/**
 * The newest conclusive result and the one that was newest 28 days before; for a shorter history the last of the first results. `null`
 * until there is one after the first results.
 */
export function pastAndNow(points: readonly Snapshot[], at: Date): PastAndNow | null {
  const known = inOrder(points).filter(({ conclusive }) => conclusive)
  const now = known.at(-1)
  const past =
    known.findLast((point) => Date.parse(point.at) <= at.getTime() - BACK_DAYS * DAY_MS) ??
    lastOfFirstResults(known)
  return now && past && now !== past ? { now, past } : null
}

function lastOfFirstResults(oldestFirst: readonly Snapshot[]): Snapshot | undefined {
  const [first] = oldestFirst
  if (!first) return undefined
  const end = Date.parse(first.at) + FIRST_RESULTS_MS
  return oldestFirst.findLast((point) => Date.parse(point.at) <= end)
}

const inOrder = (points: readonly Snapshot[]): Snapshot[] =>
  points.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
