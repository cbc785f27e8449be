import { z } from 'zod'

/** The four features of paying online, and the pages that seem to show them. */
export const facts = z.object({
  features: z.record(z.string(), z.boolean().nullable()),
  seen: z.record(z.string(), z.string()),
  paymentMethods: z.array(z.string()),
})
