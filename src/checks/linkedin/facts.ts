import { z } from 'zod'

/** The page that the website links to, and the one the owner named. */
export const facts = z.object({
  profileUrl: z.string().nullable(),
  handle: z.string().nullable(),
})
