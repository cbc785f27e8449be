import { z } from 'zod'

/** How long things are kept, in days where nothing else is said. Nobody can be promised less than what the operator sets. */
export const retentionShape = z.strictObject({
  /** What was gathered from a website to judge it. */
  evidenceDays: z
    .number()
    .int()
    .min(7, 'Keep it for 7 days at least')
    .max(365, 'Keep it for 365 days at most'),
  /** What a visitor without an account had checked; the cookie that leads to it lasts 30 days. */
  visitorDays: z.number().int().min(1, 'Keep it for a day at least').max(30, 'Keep it for 30 days at most'),
  /** Messages of people without an account. */
  enquiryDays: z
    .number()
    .int()
    .min(30, 'Keep it for 30 days at least')
    .max(3_650, 'Keep it for 3,650 days at most'),
  /** Messages that look like spam. */
  spamDays: z.number().int().min(1, 'Keep it for a day at least').max(365, 'Keep it for 365 days at most'),
  /** Results that newer ones replaced, in months; `null`: as long as the account. */
  historyMonths: z
    .number()
    .int()
    .min(3, 'Keep it for 3 months at least')
    .max(240, 'Keep it for 240 months at most')
    .nullable(),
})
export type Retention = z.infer<typeof retentionShape>

export const USUAL_RETENTION: Retention = {
  evidenceDays: 30,
  visitorDays: 30,
  enquiryDays: 730,
  spamDays: 30,
  historyMonths: null,
}
