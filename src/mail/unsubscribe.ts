import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTIFICATION_KINDS, type NotificationKind } from '#core/owner-input/preferences.ts'

/** The word that switches off one kind of mail for one owner. It never ends: the law wants 30 days, people keep mails for years. */
export function unsubscribeToken(secret: string, ownerId: string, kind: NotificationKind): string {
  const said = `${ownerId}.${kind}`
  return `${said}.${sign(secret, said)}`
}

/** Who wants to hear no more of what; `null` for a word that we did not make. `secrets`: the one of now, and those before it. */
export function readUnsubscribeToken(
  secrets: readonly string[],
  token: string,
): { ownerId: string; kind: NotificationKind } | null {
  const [ownerId = '', word = '', signature = ''] = token.split('.')
  if (!secrets.some((secret) => isSignature(signature, sign(secret, `${ownerId}.${word}`)))) return null
  const kind = NOTIFICATION_KINDS.find((name) => name === word)
  return kind ? { ownerId, kind } : null
}

function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const sign = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${said}`).digest('base64url')
