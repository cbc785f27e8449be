import { createHmac, timingSafeEqual } from 'node:crypto'

/** Notifications that an unsubscribe link switches off; same names as the toggles. */
export const UNSUBSCRIBE_TOPICS = ['results', 'summary', 'reminders', 'news'] as const
export type Topic = (typeof UNSUBSCRIBE_TOPICS)[number]

/** A token that switches off one kind of mail for one owner. It never expires: the law wants 30 days, but people keep mails for years. */
export function unsubscribeToken(secret: string, ownerId: string, topic: Topic): string {
  const payload = `${ownerId}.${topic}`
  return `${payload}.${sign(secret, payload)}`
}

/** The owner and topic of a token; `null` for one that we did not make. `secrets`: the present key and earlier ones. */
export function readUnsubscribeToken(
  secrets: readonly string[],
  token: string,
): { ownerId: string; topic: Topic } | null {
  const [ownerId = '', word = '', signature = ''] = token.split('.')
  if (!secrets.some((secret) => isSignature(signature, sign(secret, `${ownerId}.${word}`)))) return null
  const topic = UNSUBSCRIBE_TOPICS.find((name) => name === word)
  return topic ? { ownerId, topic } : null
}

function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest('base64url')
