import type { AnyCheck } from '#core/check.ts'
import type { KnownResult } from '#core/known-results.ts'
import type { MoveKind, PlanGroup } from '#core/plan-states.ts'
import type { ItemRecord } from './plan-state.ts'

/** One plan item that changed its place, as the history keeps it. */
export interface Move {
  check: string
  title: string
  kind: MoveKind
  /** `null` for a new item. */
  from: ItemRecord['place'] | null
  to: ItemRecord['place']
  group: PlanGroup
  /** ISO 8601. */
  at: string
  /** The last conclusive result in the old place, and the result now; `null`: nothing known. */
  oldStatus: string | null
  newStatus: string | null
  oldTag: string | null
  newTag: string | null
  /** The verdict now, in one sentence. */
  line: string | null
  /** For a reopened item: when it was last completed. */
  fineAt: string | null
  /** The rule has changed between the two results: the website need not have. */
  isRuleChanged: boolean
  /** Changes of group are not shown to owners. */
  isSilent: boolean
}

/** A move as owners see it. */
export type ShownMove = Omit<Move, 'isSilent'>

export interface ItemMoveInput {
  check: AnyCheck
  before: ItemRecord | null
  after: ItemRecord
  known: KnownResult | null
  at: Date
  /** The plan starts again for another website. */
  isRestart: boolean
}

/** The move of one item; `null`: it did not change its place. */
export function itemMove(moving: ItemMoveInput): Move | null {
  const kind = kindOf(moving)
  if (!kind) return null
  const { check, before, after, known, at } = moving
  const old = before && (before.place === 'completed' ? before.after : before.before)
  return {
    check: check.id,
    title: check.words.title,
    kind,
    from: before?.place ?? null,
    to: after.place,
    group: after.group,
    at: at.toISOString(),
    oldStatus: old?.status ?? null,
    newStatus: known?.status ?? null,
    oldTag: old?.tag ?? null,
    newTag: known?.tag ?? null,
    line: known?.description ?? null,
    fineAt: kind === 'reopened' ? after.fineAt : null,
    isRuleChanged: Boolean(old && known && old.revision !== known.revision),
    isSilent: kind === 'regrouped',
  }
}

function kindOf({ before, after, isRestart }: ItemMoveInput): MoveKind | null {
  if (isRestart && before) return 'restarted'
  if (!before) return after.place === 'left' ? null : 'joined'
  if (before.place === after.place)
    return after.place === 'open' && before.group !== after.group ? 'regrouped' : null
  if (after.place === 'left' || after.place === 'set_aside') return after.place
  if (after.place === 'completed') return before.place === 'left' ? 'returned' : 'completed'
  // What a first look called good and the owner's words changed was never closed, and needs no notification.
  return before.place === 'completed' && after.reopenedAt !== null ? 'reopened' : 'returned'
}
