import type { AnyCheck } from '#core/check.ts'
import { countOfItem, countsOf } from '#core/counts.ts'
import { shortDate } from '#core/dates.ts'
import { fromPlan } from '#core/navigation.ts'
import type { OVERRIDE_KINDS } from '#core/plan-states.ts'
import { type Snapshot, untestedParts } from '#core/snapshot.ts'
import { isConclusive, type KnownResult, type KnownResults } from '#core/known-results.ts'
import type { PlanItem } from './plan.ts'
import type { ItemRecord } from './plan-state.ts'
import { gainOf, type Progress, progressOf } from './progress.ts'
import type { Tonight } from './tonight.ts'
import { type WhyNow, whyNow } from './why-now.ts'

/** A time with the text that shows it. */
export interface DatedText {
  /** ISO 8601. */
  at: string
  label: string
}

/** A plan item with its history. */
export interface TrackedItem extends PlanItem {
  /** `/compliance/ssl?from=dap`. */
  link: string
  /** The result that counts now; all `null` when there is none. */
  status: string | null
  tag: string | null
  display: KnownResult['display'] | null
  greyKind: KnownResult['greyKind']
  /** Whether the progress counter counts it. */
  isCounted: boolean
  /** "Open again since 13 Nov 2026", and that we began to look at more then, where we did. */
  reopened: DatedText | null
  /** "Couldn't be checked on 13 Nov 2026", with the reason's sentence. */
  couldNotCheck: (DatedText & { reason: string | null }) | null
  /** "Done on 13 Nov 2026"; "Already good on 13 Nov 2026" where it never was open. */
  completed: DatedText | null
  /** A completed item that was worse once: "We'll look again before we move it." */
  isDoubtful: boolean
  /** The worst result of a completed item while it was open (`null`: it never was), and the one that completed it. */
  before: Snapshot | null
  after: Snapshot | null
  /** "Takes you to 13 of 31 in good shape"; `null` when not open, or where nobody can promise it. */
  gain: string | null
  /** The reason for an open item's priority; `null` when not open. */
  whyNow: string | null
  /** "Priority 10 of 19"; `null` when not open. */
  priorityLabel: string | null
}

export interface TrackedPlan {
  /** Ids of the first three. */
  topPriority: string[]
  /** Open items in the one order, then those without a known result, then the completed, newest first. */
  items: TrackedItem[]
  tonight: Tonight | null
  progress: Progress
  setAside: SetAside[]
}

/** An item that the owner has set aside; in no group and no count. */
export interface SetAside {
  check: string
  title: string
  link: string
  kind: (typeof OVERRIDE_KINDS)[number]
  note: string
  /** ISO 8601. */
  endsAt: string
  words: string
}

/** What is known of one item beside its rank. */
export interface ItemHistory {
  check: AnyCheck
  record: ItemRecord
  knownResults: KnownResults | undefined
  /** The result that counts; `null`: none. */
  result: KnownResult | null
  boost: number
}

type Half = Omit<TrackedItem, 'gain' | 'priorityLabel'>

/** Items with their history and their share in the counts; open ones keep their order, completed ones are newest first. */
export function trackItems(
  items: readonly PlanItem[],
  pasts: ReadonlyMap<string, ItemHistory>,
  timeZone: string | undefined,
): { items: TrackedItem[]; progress: Progress } {
  const halves = items.flatMap((item) => {
    const past = pasts.get(item.check)
    return past ? [withPast(item, past, timeZone)] : []
  })
  const progress = progressOf(countsOf(halves.map((half) => ({ ...half, as: countOfItem(half) }))))
  const open = halves.filter(({ state }) => state === 'open').length
  const tracked = halves.map((half) => ({
    ...half,
    gain: gainOf(half, progress),
    priorityLabel: half.place === null ? null : `Priority ${half.place} of ${open}`,
  }))
  const completed = tracked.filter(({ state }) => state === 'completed')
  const others = tracked.filter(({ state }) => state !== 'completed')
  return { items: [...others, ...completed.toSorted(newestFirst)], progress }
}

const newestFirst = (a: TrackedItem, b: TrackedItem): number =>
  (b.completed?.at ?? '').localeCompare(a.completed?.at ?? '')

function withPast(item: PlanItem, past: ItemHistory, timeZone: string | undefined): Half {
  const { check, record, result } = past
  const missed = newestInconclusive(past)
  const isCompleted = item.state === 'completed'
  const isOpen = item.state === 'open'
  return {
    ...item,
    link: fromPlan(check.path),
    status: result?.status ?? null,
    tag: result?.tag ?? null,
    display: result?.display ?? null,
    greyKind: result?.greyKind ?? null,
    isCounted: result !== null,
    reopened: isOpen ? reopenedSince(past, timeZone) : null,
    couldNotCheck: missed && {
      at: missed.updatedAt,
      label: `Couldn't be checked on ${shortDate(missed.updatedAt, timeZone)}`,
      reason: missed.reason,
    },
    completed: isCompleted ? dated(completedWords(record), record.completedAt, timeZone) : null,
    isDoubtful: isCompleted && record.worse !== null,
    before: isCompleted ? (record.worst ?? record.before) : null,
    after: isCompleted ? record.after : null,
    whyNow: isOpen ? whyNow(reasons(item, past, { missedAt: missed?.updatedAt ?? null, timeZone })) : null,
  }
}

function reopenedSince(
  { record, result }: Pick<ItemHistory, 'record' | 'result'>,
  timeZone: string | undefined,
): DatedText | null {
  const since = dated('Open again since', record.reopenedAt, timeZone)
  if (since === null || newParts(record, result).length === 0) return since
  return { ...since, label: `${since.label}, when we began to look at more` }
}

const completedWords = ({ before }: ItemRecord): string => (before ? 'Done on' : 'Already good on')

const reasons = (
  item: PlanItem,
  { check, record, result, boost }: ItemHistory,
  rest: Pick<WhyNow, 'missedAt' | 'timeZone'>,
): WhyNow => ({
  check,
  result,
  fineAt: record.reopenedAt === null ? null : record.fineAt,
  newParts: newParts(record, result),
  boost,
  effortMinutes: item.effortMinutes,
  isReadyMade: item.isReadyMade,
  ...rest,
})

/** What was not looked at when it was completed, such as files that only an owner's tick lets us try, and is now. */
function newParts({ after }: ItemRecord, result: KnownResult | null): string[] {
  if (result === null) return []
  const still = untestedParts(result)
  return (after?.notTested ?? []).filter((part) => !still.includes(part))
}

const newestInconclusive = ({ check, knownResults }: ItemHistory): KnownResult | null =>
  knownResults && !isConclusive(check, knownResults.newest) ? knownResults.newest : null

const dated = (words: string, at: string | null, timeZone: string | undefined): DatedText | null =>
  at === null ? null : { at, label: `${words} ${shortDate(at, timeZone)}` }
