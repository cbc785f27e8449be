import { z } from 'zod'
import { SEARCH_DEVICES } from '#core/ranking/keyword-form.ts'

/** The newest successful search; every field is `null` when there is none. */
export const facts = z.object({
  keyword: z.string().nullable(),
  device: z.enum(SEARCH_DEVICES).nullable(),
  location: z.string().nullable(),
  /** 1 to 100, `null` for not among the first 100. */
  ranking: z.number().int().nullable(),
  competitors: z.array(z.object({ domain: z.string(), ranking: z.number().int() })),
})
