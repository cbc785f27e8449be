/**
 * `outbox`: stays in the outbox, because no mail server is set; the operator reads it on screen. `unknown`: sent without a known answer,
 * and not sent again unless the operator does. `failed`: refused for good, or given up after retries.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'unknown', 'failed', 'outbox'] as const
export type MailState = (typeof MAIL_STATES)[number]
