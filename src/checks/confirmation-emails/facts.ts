import { z } from 'zod'

/** The moments that apply to this business, and what the owner says of each. */
export const facts = z.object({
  applies: z.array(z.enum(['after_purchase', 'after_submit', 'after_subscribing_to_emails'])),
  answers: z.record(z.string(), z.string()),
  /** Moments that apply and get no email. */
  missing: z.array(z.string()),
})
