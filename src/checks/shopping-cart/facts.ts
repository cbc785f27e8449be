import { z } from 'zod'

/** The 14 features of a cart, and the pages that seem to have them. */
export const facts = z.object({
  features: z.record(z.string(), z.boolean().nullable()),
  seen: z.record(z.string(), z.string()),
})
