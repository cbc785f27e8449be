import { z } from 'zod'

/** The answers that count, their points, and what the website shows. */
export const facts = z.object({
  sendsEmails: z.string().nullable(),
  /** 0 to 14, `null` before enough is answered. */
  points: z.number().int().nullable(),
  /** Option ids by question id. */
  answers: z.record(z.string(), z.string()),
  signupForm: z.boolean().nullable(),
  provider: z.string().nullable(),
})
