import type { AnyCheck } from '#core/check.ts'
import { shortDate } from '#core/dates.ts'
import { fromPlan } from '#core/navigation.ts'
import { isConclusive, type KnownResult, type KnownResults } from '#core/known-results.ts'
import type { Move } from './item-move.ts'
import type { ScanStart } from './movement-input.ts'
import { pinOf } from './pins.ts'
import type { TrackedPlan } from './tracked.ts'

/** A notification about one check. */
export interface ResultNotification {
  kind: 'reopened' | 'urgent' | 'expiring' | 'connection_lost'
  check: string
  title: string
  subject: string
  /** The text below the subject. */
  line: string
  /** The verdict now, alone. */
  verdict: string
  /** When the check was last successful, and when its certificate expires, as text; `null` where that does not apply. */
  fineOn: string | null
  endsOn: string | null
  /** Path of the result's page. */
  path: string
  /** Is mailed at once, not with the summary. */
  isInstant: boolean
}

/** One check's new result, and its known results before. */
export interface NewResult {
  check: AnyCheck
  /** `null`: the first result ever; no notification, because the owner is waiting for it on screen. */
  before: KnownResults | null
  now: KnownResult
}

export interface NotificationInput {
  arrivals: readonly NewResult[]
  /** The movement of the plan with these results. */
  moves: readonly Move[]
  plan: Pick<TrackedPlan, 'items'>
  /** After a `manual` scan the owner sees the results: none is mailed at once. */
  scan: ScanStart
  /** IANA time zone for dates; default UTC. */
  timeZone?: string
}

interface NewResultWithMove extends NewResult {
  before: KnownResults
  /** The item reopened with this result. */
  move: Move | undefined
  /** Worse for the first time only: no notification until a second result confirms it. */
  isDoubtful: boolean
  timeZone: string | undefined
}

/** A certificate's end is near: the words name the day, which is in the facts. */
const EXPIRING = { status: 'about_to_expire', fact: 'expiresAt' } as const

/**
 * The notifications about new results, at most one for each check. Mailed at once are only those that cannot wait: a lost connection, a
 * padlock about to expire, a result that is now one of the plan's pinned ones, and a completed item that is now an error. Every other
 * reopened item waits for the summary.
 */
export function notificationsOf({
  arrivals,
  moves,
  plan,
  scan,
  timeZone,
}: NotificationInput): ResultNotification[] {
  return arrivals.flatMap(({ before, ...arrival }) => {
    const { id } = arrival.check
    const move = moves.find(({ kind, check }) => kind === 'reopened' && check === id)
    const isDoubtful = plan.items.some(({ check, isDoubtful }) => check === id && isDoubtful)
    const notification = before && notificationOf({ ...arrival, before, move, isDoubtful, timeZone })
    return notification
      ? [{ ...notification, isInstant: notification.isInstant && scan === 'automatic' }]
      : []
  })
}

function notificationOf(result: NewResultWithMove): ResultNotification | null {
  const { check, before, now, move, isDoubtful } = result
  if (now.reasonCode === 'permission_lost')
    return before.newest.reasonCode === 'permission_lost' ? null : connectionLost(result)
  const isNew = now.status !== before.lastKnown?.status && !isDoubtful
  if (!isConclusive(check, now) || !(move || (isNew && before.lastKnown))) return null
  if (now.status === EXPIRING.status) return expiring(result)
  if (pinOf(check, now) !== null)
    return { ...needsAttention(result), kind: move ? 'reopened' : 'urgent', isInstant: true }
  return move ? { ...needsAttention(result), isInstant: now.display === 'error' } : null
}

const about = ({ check, now }: NewResultWithMove) => ({
  check: check.id,
  title: check.words.title,
  verdict: now.description,
  fineOn: null,
  endsOn: null,
  path: fromPlan(check.path),
  isInstant: true,
})

const connectionLost = (result: NewResultWithMove): ResultNotification => ({
  ...about(result),
  kind: 'connection_lost',
  subject: `Please connect ${result.check.words.title} again`,
  line: 'We can no longer see it.',
})

function expiring(result: NewResultWithMove): ResultNotification {
  const end = result.now.facts[EXPIRING.fact]
  const endsOn = typeof end === 'string' ? shortDate(end, result.timeZone) : null
  return {
    ...about(result),
    kind: 'expiring',
    subject: `Your padlock runs out ${endsOn === null ? 'soon' : `on ${endsOn}`}`,
    line: 'Ask your host to renew it.',
    endsOn,
  }
}

function needsAttention(result: NewResultWithMove): ResultNotification {
  const { check, before, now, move, timeZone } = result
  const fineOn = move?.fineAt ? shortDate(move.fineAt, timeZone) : null
  const isRuleChanged = move?.isRuleChanged ?? now.revision !== before.lastKnown?.revision
  const rule = isRuleChanged ? ' We look at this more closely than before.' : ''
  const verdict = `${now.description}${rule}`
  return {
    ...about(result),
    kind: 'reopened',
    subject: `${check.words.title} needs another look`,
    line: fineOn === null ? verdict : `It was fine on ${fineOn}, and now: ${verdict}`,
    fineOn,
  }
}
