import type { AnyCheck } from '#core/check.ts'
import { shortDate } from '#core/dates.ts'
import { fromPlan } from '#core/navigation.ts'
import { isConclusive, type KnownResult, type KnownResults } from '#core/known-results.ts'
import type { Move } from './move.ts'
import { pinOf } from './pins.ts'
import type { TrackedPlan } from './tracked.ts'

/** Something worth telling an owner about one check. */
export interface Notice {
  kind: 'reopened' | 'urgent' | 'expiring' | 'connection_lost'
  check: string
  title: string
  subject: string
  /** The text below the subject, in the owner's words. */
  line: string
  /** The verdict now, without more. */
  verdict: string
  /** When it was last fine, and when it runs out, for reading; `null` where that says nothing. */
  fineOn: string | null
  endsOn: string | null
  /** Where it is shown, within the product. */
  path: string
  /** Cannot wait for the summary. */
  isInstant: boolean
}

/** One check's new result beside how the check stood before it. */
export interface Arrival {
  check: AnyCheck
  /** `null`: the first ever; the owner is looking on, so nothing is told. */
  before: KnownResults | null
  now: KnownResult
}

export interface NoticeInput {
  arrivals: readonly Arrival[]
  /** What moving the plan gave with these results. */
  moves: readonly Move[]
  plan: Pick<TrackedPlan, 'items'>
  /** After a `manual` run the owner sees the results; no mail is needed. */
  run: 'automatic' | 'manual'
  /** IANA zone for dates; default UTC. */
  timeZone?: string
}

interface News extends Arrival {
  before: KnownResults
  /** The item reopened with this result. */
  move: Move | undefined
  /** Looked worse for the first time only: not told until it is seen again. */
  isDoubtful: boolean
  timeZone: string | undefined
}

/** A certificate's end is near: the words name the day, which stands in the facts. */
const EXPIRING = { status: 'about_to_expire', fact: 'expiresAt' } as const

/**
 * What is worth telling, at most one notice a check. Instant is only what cannot wait: a lost connection, a padlock about to
 * run out, a result that is now among the plan's pinned ones, and something done that is now plainly wrong. Everything else
 * that reopened waits for the summary.
 */
export function noticesOf({ arrivals, moves, plan, run, timeZone }: NoticeInput): Notice[] {
  return arrivals.flatMap(({ before, ...arrival }) => {
    const { id } = arrival.check
    const move = moves.find(({ kind, check }) => kind === 'reopened' && check === id)
    const isDoubtful = plan.items.some(({ check, isDoubtful }) => check === id && isDoubtful)
    const notice = before && noticeOf({ ...arrival, before, move, isDoubtful, timeZone })
    return notice ? [{ ...notice, isInstant: notice.isInstant && run === 'automatic' }] : []
  })
}

function noticeOf(news: News): Notice | null {
  const { check, before, now, move, isDoubtful } = news
  if (now.reasonCode === 'permission_lost')
    return before.newest.reasonCode === 'permission_lost' ? null : connectionLost(news)
  const isNew = now.status !== before.lastKnown?.status && !isDoubtful
  if (!isConclusive(check, now) || !(move || (isNew && before.lastKnown))) return null
  if (now.status === EXPIRING.status) return expiring(news)
  if (pinOf(check, now) !== null)
    return { ...needsALook(news), kind: move ? 'reopened' : 'urgent', isInstant: true }
  return move ? { ...needsALook(news), isInstant: now.display === 'error' } : null
}

const about = ({ check, now }: News) => ({
  check: check.id,
  title: check.words.title,
  verdict: now.description,
  fineOn: null,
  endsOn: null,
  path: fromPlan(check.path),
  isInstant: true,
})

const connectionLost = (news: News): Notice => ({
  ...about(news),
  kind: 'connection_lost',
  subject: `Please connect ${news.check.words.title} again`,
  line: 'We can no longer see it.',
})

function expiring(news: News): Notice {
  const end = news.now.facts[EXPIRING.fact]
  const endsOn = typeof end === 'string' ? shortDate(end, news.timeZone) : null
  return {
    ...about(news),
    kind: 'expiring',
    subject: `Your padlock runs out ${endsOn === null ? 'soon' : `on ${endsOn}`}`,
    line: 'Ask your host to renew it.',
    endsOn,
  }
}

function needsALook(news: News): Notice {
  const { check, now, move, timeZone } = news
  const fineOn = move?.fineAt ? shortDate(move.fineAt, timeZone) : null
  const rule = move?.isRuleChanged ? ' We look at this more closely than before.' : ''
  const verdict = `${now.description}${rule}`
  return {
    ...about(news),
    kind: 'reopened',
    subject: `${check.words.title} needs another look`,
    line: fineOn === null ? verdict : `It was fine on ${fineOn}, and now: ${verdict}`,
    fineOn,
  }
}
