import { z } from 'zod'
import { OCCASIONS } from './occasions.ts'

/** The occasions that apply to this business, and the owner's answer to each. */
export const facts = z.object({
  applies: z.array(z.enum(OCCASIONS)),
  answers: z.record(z.string(), z.string()),
  /** Occasions that apply and have no email, or of which the owner is not sure. */
  missing: z.array(z.enum(OCCASIONS)),
})
