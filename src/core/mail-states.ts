/**
 * `outbox`: no mail server is set, so the operator reads it on screen. `unknown`: handed over without an answer, never sent again.
 * `failed`: refused for good, or given up.
 */
export const MAIL_STATES = ['queued', 'sending', 'sent', 'unknown', 'failed', 'outbox'] as const
export type MailState = (typeof MAIL_STATES)[number]
