import type { AnyCheck, PlanFacts } from '#core/check.ts'
import { toneRank } from '#core/compare.ts'
import { scoreOf, type Snapshot, snapshotOf } from '#core/snapshot.ts'
import { applies, type KnownResult } from '#core/known-results.ts'
import type { ScanStart } from './movement-input.ts'
import type { ItemRecord } from './plan-state.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'
import { workFor } from './work.ts'

/** An automatic scan reopens an item only after two results this far apart (plan, section 6). */
const APART = HOUR_MS

export interface RecordInput {
  check: AnyCheck
  facts: PlanFacts<string>
  /** The item's record; `null` for a new item. */
  record: ItemRecord | null
  /** The newest conclusive result of any age; `null`: none yet. */
  known: KnownResult | null
  isSetAside: boolean
  /** Names of list entries that the owner has ticked. */
  ticked: readonly string[]
  scan: ScanStart
  at: Date
}

/** The record of one item after the present results. Its group is set later, by rank. */
export function nextRecord(input: RecordInput): ItemRecord {
  const { record, known, facts, at } = input
  const place = placeOf(input)
  // To and from "set aside" an item comes by the owner's word, or by the time, and not by a result.
  const isBySetting = place === 'set_aside' || record?.place === 'set_aside'
  const seenAt = isBySetting ? undefined : known?.updatedAt
  const kept: ItemRecord = {
    place,
    group: record?.group ?? facts.group,
    since: record?.place === place ? record.since : (seenAt ?? at.toISOString()),
    before: record?.before ?? null,
    worst: record?.worst,
    after: record?.after ?? null,
    fineAt: record?.fineAt ?? null,
    completedAt: record?.completedAt ?? null,
    reopenedAt: record?.reopenedAt ?? null,
    worse: null,
    ...waitOf(input),
  }
  if (!known || place === 'left') return kept
  return place === 'completed' ? whenCompleted(input, known, kept) : whenOpen(input, known, kept)
}

/** What later steps wait for, from the first result that had it. */
function waitOf({ facts, record, known }: RecordInput): Pick<ItemRecord, 'waits'> {
  const waits = workFor(facts, known)?.waits
  if (!waits || !known) return {}
  const since = record?.waits?.for === waits.for ? record.waits.since : known.updatedAt
  return { waits: { for: waits.for, since } }
}

function placeOf({ known, record, isSetAside, ...input }: RecordInput): ItemRecord['place'] {
  if (!known) {
    if (isSetAside) return 'set_aside'
    return record?.place === 'completed' || record?.place === 'left' ? record.place : 'open'
  }
  if (!applies(known)) return 'left'
  if (isDone(input, known)) return 'completed'
  if (record?.place === 'completed' && !reopens({ ...input, record }, known)) return 'completed'
  return isSetAside ? 'set_aside' : 'open'
}

/** Whether the status is in "Completed when", or the owner has ticked every listed entry. */
export function isDone(
  { facts, ticked }: Pick<RecordInput, 'facts' | 'ticked'>,
  result: KnownResult,
): boolean {
  if (facts.completedBy.includes(result.status)) return true
  if (result.status !== facts.completedByTicks?.status) return false
  const names = namesIn(result.facts[facts.completedByTicks.fact])
  return names.length > 0 && names.every((name) => name !== null && ticked.includes(name))
}

const namesIn = (list: unknown): (string | null)[] =>
  Array.isArray(list) ? list.map((entry: unknown) => nameOf(entry)) : []

const nameOf = (entry: unknown): string | null =>
  typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
    ? entry.name
    : null

function reopens(
  { check, facts, record, scan }: Pick<RecordInput, 'check' | 'facts' | 'scan'> & { record: ItemRecord },
  known: KnownResult,
): boolean {
  if (facts.reopensAtOnce?.includes(known.status)) return true
  if (staysByScore({ check, facts }, known) || known.updatedAt === record.worse?.at) return false
  if (scan === 'manual') return true
  return record.worse !== null && Date.parse(known.updatedAt) - Date.parse(record.worse.at) >= APART
}

function staysByScore({ check, facts }: Pick<RecordInput, 'check' | 'facts'>, known: KnownResult): boolean {
  const score = scoreOf(check, known)
  return facts.staysFrom !== undefined && score !== null && score >= facts.staysFrom
}

function whenCompleted(input: RecordInput, known: KnownResult, kept: ItemRecord): ItemRecord {
  if (!isDone(input, known)) {
    const first = input.record?.worse ?? { status: known.status, at: known.updatedAt }
    return { ...kept, worse: staysByScore(input, known) ? null : first }
  }
  const isNew = input.record?.place !== 'completed'
  // A tick completes what was found before: the time of completion is now, not then.
  const isByTick = input.record?.before?.at === known.updatedAt
  return {
    ...kept,
    after: isNew ? snapshotOf(input.check, known) : kept.after,
    fineAt: known.updatedAt,
    completedAt: kept.completedAt ?? (isByTick ? input.at.toISOString() : known.updatedAt),
    reopenedAt: null,
  }
}

function whenOpen(input: RecordInput, known: KnownResult, kept: ItemRecord): ItemRecord {
  const before = snapshotOf(input.check, known)
  return {
    ...kept,
    before,
    worst: worstOf(input.record, before),
    completedAt: null,
    reopenedAt: wasClosed(input, known) ? known.updatedAt : kept.reopenedAt,
  }
}

/** The worst result since the item was last open, the first of those that are as bad: what the owner mended, also in several evenings. */
function worstOf(record: ItemRecord | null, now: Snapshot): Snapshot | undefined {
  const past =
    record?.place === 'open' || record?.place === 'set_aside' ? (record.worst ?? record.before) : null
  // What another rule called worse need not have been.
  if (!past || past.at === now.at || past.revision !== now.revision) return undefined
  const [was, is] = [toneRank(past), toneRank(now)]
  return was !== null && is !== null && was <= is ? past : undefined
}

/**
 * Whether an item was closed before it opened: a first look that was fine and reads otherwise within the day by what the owner does, as when they have told
 * us where their customers are, closed nothing (decision 28). What a scan by the clock finds is a change of the website.
 */
const wasClosed = ({ record, scan }: Pick<RecordInput, 'record' | 'scan'>, known: KnownResult): boolean =>
  record?.place === 'completed' &&
  (scan === 'automatic' ||
    record.before !== null ||
    record.completedAt === null ||
    Date.parse(known.updatedAt) - Date.parse(record.completedAt) >= DAY_MS)
