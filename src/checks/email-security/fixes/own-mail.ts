import type { MailEvidence } from '#core/evidence/mail.ts'

/** Mail records of a domain of the business' own. */
export type OwnMail = MailEvidence & { domain: string }
