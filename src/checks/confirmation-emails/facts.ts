import { z } from 'zod'
import { MOMENTS } from './moments.ts'

/** The moments that apply to this business, and what the owner says of each. */
export const facts = z.object({
  applies: z.array(z.enum(MOMENTS)),
  answers: z.record(z.string(), z.string()),
  /** Moments that apply and get no email. */
  missing: z.array(z.string()),
})
