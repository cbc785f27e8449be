import { z } from 'zod'

/** One page of a web search. Strict about what is used here. */
export const webAnswer = z.object({
  type: z.literal('search'),
  query: z.object({ more_results_available: z.boolean().optional() }).optional(),
  /** Absent: nothing was found. */
  web: z
    .object({
      results: z.array(z.object({ url: z.string().max(4_000), title: z.string().max(2_000) })).max(20),
    })
    .optional(),
})

/** How a refusal is written. */
export const braveError = z.object({ error: z.object({ code: z.string().max(80) }) })
