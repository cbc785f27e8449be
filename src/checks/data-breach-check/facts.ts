import { z } from 'zod'

/** Breaches of the addresses that were looked up, newest first; never the addresses. */
export const facts = z.object({
  count: z.number().int(),
  breaches: z.array(
    z.object({
      name: z.string(),
      /** `YYYY-MM-DD`. */
      date: z.string(),
      dataTypes: z.array(z.string()),
      verified: z.boolean(),
    }),
  ),
})
