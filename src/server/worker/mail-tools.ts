import type { Mailer } from '#mail/mailer.ts'
import type { NotificationKind } from '#core/owner-input/preferences.ts'
import { unsubscribeToken } from '#mail/unsubscribe.ts'

/** What is needed to write to owners. */
export interface MailTools {
  mailer: Pick<Mailer, 'send'>
  origin: string
  /** Signs the links that switch mails off. */
  secret: string
}

/** The link in a mail that switches its kind off, for people and for mail programs (RFC 8058). */
export const unsubscribeUrl = (
  { origin, secret }: MailTools,
  ownerId: string,
  topic: NotificationKind,
): string => `${origin}/api/unsubscribe/${unsubscribeToken(secret, ownerId, topic)}`
