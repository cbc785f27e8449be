import type { z } from 'zod'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { HandOverWithMail, HandOver } from '#store/hand-overs.ts'
import type { MailState } from '#core/mail-states.ts'
import type { handOverShape } from '../contract/hand-overs.ts'

/** What a link shows: the title of its check, or the whole report. */
export const handOverTitle = ({ check }: Pick<HandOver, 'check'>): string =>
  catalogue.find(({ id }) => id === check)?.words.title ?? 'The whole report'

/** A link, for its owner. */
export const handOverView = (given: HandOverWithMail): z.infer<typeof handOverShape> => ({
  id: given.id,
  check: given.check,
  title: handOverTitle(given),
  createdAt: given.createdAt.toISOString(),
  expiresAt: given.expiresAt.toISOString(),
  revokedAt: given.revokedAt?.toISOString() ?? null,
  opened: given.opened,
  lastOpenedAt: given.lastOpenedAt?.toISOString() ?? null,
  lastRetestAt: given.lastRetestAt?.toISOString() ?? null,
  mail:
    given.mailedTo === null || given.mailState === null
      ? null
      : { to: given.mailedTo, state: SEEN[given.mailState] },
})

/** The state of a mail, for whoever sent it. */
const SEEN = {
  queued: 'waiting',
  sending: 'waiting',
  outbox: 'waiting',
  sent: 'sent',
  unknown: 'failed',
  failed: 'failed',
} as const satisfies Record<MailState, string>
