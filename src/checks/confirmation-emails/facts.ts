import { z } from 'zod'

/** The occasions that apply to this business, and the owner's answer to each. */
export const facts = z.object({
  applies: z.array(z.enum(['after_purchase', 'after_submit', 'after_subscribing_to_emails'])),
  answers: z.record(z.string(), z.string()),
  /** Occasions that apply and have no email. */
  missing: z.array(z.string()),
})
