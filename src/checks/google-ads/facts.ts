import { z } from 'zod'

/** Ads tags of the website and, once connected, the account in use. */
export const facts = z.object({
  tagIds: z.array(z.string()),
  accountName: z.string().nullable(),
})
