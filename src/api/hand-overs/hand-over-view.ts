import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import { type ConversationLine, askStateOf } from '#core/hand-over/asks.ts'
import { shortDate } from '#core/dates.ts'
import { plural } from '#core/words.ts'
import type { FullHandOver, HandOverAsk } from '#store/hand-overs.ts'
import type { MailState } from '#core/mail-states.ts'
import type { handOverShape } from '../contract/hand-overs.ts'

/** The title of a check; its id, where this Fettle has it no more. */
export const checkTitleOf = (check: string): string =>
  catalogue.find(({ id }) => id === check)?.words.title ?? check

/** The path of a check's page; the overview, where this Fettle has the check no more. */
export const whereOf = (check: string): string => catalogue.find(({ id }) => id === check)?.path ?? '/'

/** What a link asks for: the title of the one thing, or "3 things". */
export const handOverTitle = (checks: readonly string[]): string => {
  const [only, ...others] = checks
  return only !== undefined && others.length === 0 ? checkTitleOf(only) : plural(checks.length, 'thing')
}

/** The questions and answers about one thing of a link, the oldest first. */
export const linesOf = ({ lines }: Pick<FullHandOver, 'lines'>, check: string): ConversationLine[] =>
  lines
    .filter((line) => line.check === check)
    .map(({ from, text, createdAt }) => ({ from, text, at: createdAt.toISOString() }))

/** A link, for its owner. */
export const handOverView = (handOver: FullHandOver, timeZone: string): z.infer<typeof handOverShape> => ({
  id: handOver.id,
  asks: handOver.asks.map((ask) => askForOwner(ask, handOver)),
  title: handOverTitle(handOver.asks.map(({ check }) => check)),
  createdAt: handOver.createdAt.toISOString(),
  expiresAt: handOver.expiresAt.toISOString(),
  until: shortDate(handOver.expiresAt.toISOString(), timeZone),
  revokedAt: handOver.revokedAt?.toISOString() ?? null,
  opened: handOver.opened,
  lastOpenedAt: handOver.lastOpenedAt?.toISOString() ?? null,
  lastRetestAt: handOver.lastRetestAt?.toISOString() ?? null,
  mail:
    handOver.mailedTo === null || handOver.mailState === null
      ? null
      : { to: handOver.mailedTo, state: SEEN[handOver.mailState] },
})

function askForOwner({ check, passedAt }: HandOverAsk, handOver: FullHandOver) {
  const lines = linesOf(handOver, check)
  return {
    check,
    title: checkTitleOf(check),
    path: whereOf(check),
    state: askStateOf(passedAt !== null, lines),
    passedAt: passedAt?.toISOString() ?? null,
    lines,
  }
}

/** The state of a mail, for whoever sent it. */
const SEEN = {
  queued: 'waiting',
  sending: 'waiting',
  outbox: 'waiting',
  sent: 'sent',
  unknown: 'failed',
  failed: 'failed',
} as const satisfies Record<MailState, string>
