import { z } from 'zod'

/** The facts of the About us check. */
export const aboutFacts = z.object({
  /** Address of the page or homepage section; `null` when there is none. */
  page: z.string().nullable(),
  /** Words of its own text; `null` when there is none, or its link could not be opened. */
  words: z.number().nullable(),
  /** Address of a page of that name that is nearly empty; `null` when there is none. */
  nearlyEmpty: z.string().nullable(),
  /** There is none, and the website is of one page. */
  isOnePage: z.literal(true).optional(),
})
export type AboutFacts = z.infer<typeof aboutFacts>
