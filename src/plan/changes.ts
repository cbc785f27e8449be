import type { AnyCheck } from '#core/check.ts'
import { changeWords, type Comparison, compareSnapshots } from '#core/compare.ts'
import { nearDate } from '#core/dates.ts'
import { BACK_DAYS, type PastAndNow, pastAndNow } from '#core/history.ts'
import type { Snapshot } from '#core/snapshot.ts'
import { DAY_MS } from '#core/time-units.ts'

/** One check now and before: the arrow beside it. */
export interface Change {
  check: string
  title: string
  path: string
  is: Comparison
  past: Snapshot
  now: Snapshot
  /** Judged by another revision of the rule: the website need not have changed. */
  isRuleChanged: boolean
}

export interface Changes {
  /** The day that results are compared with, ISO 8601; `null`: nothing to compare yet. */
  since: string | null
  better: Change[]
  worse: Change[]
  same: Change[]
  /** "3 better than on 24 Oct"; `null`: nothing to compare yet. */
  line: string | null
}

export interface ChangesInput {
  checks: readonly AnyCheck[]
  /** Snapshots of each check by its id, in any order; at least the newest, and the last one 28 days before or the first. */
  history: ReadonlyMap<string, readonly Snapshot[]>
  /**
   * What the plan has as done since it was first seen open, by check id: its result before and after. It is told where the history has no later
   * result than the first ones, as with what an owner mends minutes after the first scan.
   */
  done?: ReadonlyMap<string, PastAndNow> | undefined
  at: Date
  /** IANA time zone of the date in the line; default UTC. */
  timeZone?: string
}

/** What got better or worse since 28 days before, or since the first scan when that is more recent. */
export function changesOf(input: ChangesInput): Changes {
  const changes = input.checks.flatMap((check) => changeOf(check, input))
  const of = (kind: Comparison) => changes.filter(({ is }) => is === kind)
  const since = sinceOf(changes, input.at)
  const [better, worse, same] = [of('better'), of('worse'), of('same')]
  const line = since && lineOf(better.length, worse.length, nearDate(since, input.at, input.timeZone))
  return { since, better, worse, same, line }
}

function changeOf(check: AnyCheck, { history, done, at }: ChangesInput): Change[] {
  const pair = pastAndNow(history.get(check.id) ?? [], at) ?? done?.get(check.id)
  const compared = pair && compareSnapshots(pair.now, pair.past)
  if (!pair || !compared) return []
  // Never "better" beside the same word.
  const is = changeWords(pair.now, pair.past) === null ? 'same' : compared
  const isRuleChanged = pair.past.revision !== pair.now.revision
  return [{ check: check.id, title: check.words.title, path: check.path, is, ...pair, isRuleChanged }]
}

/** The day 28 days before, once a result is that old; until then the first day. */
function sinceOf(changes: readonly Change[], at: Date): string | null {
  const [first] = changes.map(({ past }) => Date.parse(past.at)).toSorted((a, b) => a - b)
  if (first === undefined) return null
  return new Date(Math.max(first, at.getTime() - BACK_DAYS * DAY_MS)).toISOString()
}

function lineOf(better: number, worse: number, day: string): string {
  if (better > 0 && worse > 0) return `${better} better and ${worse} worse than on ${day}`
  if (better > 0) return `${better} better than on ${day}`
  return worse > 0 ? `${worse} worse than on ${day}` : `The same as on ${day}`
}
