import { z } from 'zod'
import type { AnyCheck } from '#core/check.ts'
import { toneRank } from '#core/compare.ts'
import { shortDate } from '#core/dates.ts'
import { displayOf } from '#core/display.ts'
import type { KnownResult } from '#core/known-results.ts'
import { OVERRIDE_KINDS, type OverrideEnd } from '#core/plan-states.ts'
import { DAY_MS } from '#core/time-units.ts'

/** Half a year: the owner is not asked often, but is asked again. */
const LASTS_DAYS = 180
/** A question ranks like info: answering it with a fault counts as getting worse. */
const QUESTION_RANK = 4

const kind = z.enum(OVERRIDE_KINDS)

/** Most characters of an owner's note. */
export const LONGEST_OVERRIDE_NOTE = 500

/** What an owner sends to set a check aside. */
export const overrideRequest = z.strictObject({
  kind,
  note: z.string().trim().max(LONGEST_OVERRIDE_NOTE).default(''),
})
export type OverrideRequest = z.infer<typeof overrideRequest>

/** An owner's override of a check, as it is stored. It sets the item aside; it never counts as done. */
export interface Override {
  check: string
  kind: OverrideRequest['kind']
  note: string
  /** The last known status when it was given; the check's own "could not look" when nothing was known. */
  status: string
  /** When it was given, and when the owner is asked again; ISO 8601. */
  at: string
  expiresAt: string
}

type Judged = Pick<AnyCheck, 'id' | 'statuses' | 'unableStatus'>

/** Makes an override. `known`: the check's last conclusive result; `null` when there is none. */
export const giveOverride = (
  check: Judged,
  { kind, note }: OverrideRequest,
  known: Pick<KnownResult, 'status'> | null,
  at: Date,
): Override => ({
  check: check.id,
  kind,
  note,
  status: known?.status ?? check.unableStatus,
  at: at.toISOString(),
  expiresAt: new Date(at.getTime() + LASTS_DAYS * DAY_MS).toISOString(),
})

/**
 * `null` while the override applies. It ends at once when the status is worse than the one it was given for, so that it never
 * hides a regression. `known`: the check's last conclusive result.
 */
export function overrideEnd(
  check: Judged,
  override: Override,
  known: Pick<KnownResult, 'status'> | null,
  at: Date,
): OverrideEnd | null {
  if (known && rankOf(check, known.status) < rankOf(check, override.status)) return 'worse'
  return at.getTime() >= Date.parse(override.expiresAt) ? 'expired' : null
}

const rankOf = ({ statuses }: Judged, status: string): number =>
  toneRank(displayOf(statuses[status] ?? 'unable')) ?? QUESTION_RANK

export const OVERRIDE_WORDS: Readonly<Record<Override['kind'], { button: string; sentence: string }>> = {
  not_relevant: { button: 'Not relevant to me', sentence: "You said this isn't relevant to you." },
  done_another_way: { button: 'I do this another way', sentence: 'You said you do this another way.' },
}

/** "You said you do this another way. Not counted. We'll ask again on 20 May 2027, or sooner if we find more to do." */
export function overrideWords(override: Override, timeZone?: string): string {
  const until = shortDate(override.expiresAt, timeZone)
  return `${OVERRIDE_WORDS[override.kind].sentence} Not counted. We'll ask again on ${until}, or sooner if we find more to do.`
}

const ENDED: Readonly<Record<OverrideEnd, string>> = {
  expired: "That was six months ago, so it's back in your plan. Still the same? Set it aside again.",
  worse: "We've found more to do than we knew of then, so it's back in your plan.",
  completed: 'It has been done since, so we count it again.',
}

/** Why a check that was set aside counts again. */
export const overrideEndedWords = ({ kind }: Pick<Override, 'kind'>, end: OverrideEnd): string =>
  `${OVERRIDE_WORDS[kind].sentence} ${ENDED[end]}`
