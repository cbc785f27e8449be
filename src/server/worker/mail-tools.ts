import type { Mailer } from '#mail/mailer.ts'
import type { NotificationKind } from '#core/owner-input/preferences.ts'
import { unsubscribeToken } from '#mail/unsubscribe.ts'

/** What sending mail to owners needs. */
export interface MailTools {
  mailer: Pick<Mailer, 'send'>
  origin: string
  /** Key that signs unsubscribe links. */
  secret: string
}

/** The unsubscribe link of a mail, for people and for mail programs (RFC 8058). */
export const unsubscribeUrl = (
  { origin, secret }: MailTools,
  ownerId: string,
  kind: NotificationKind,
): string => `${origin}/api/unsubscribe/${unsubscribeToken(secret, ownerId, kind)}`
