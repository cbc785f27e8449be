import { z } from 'zod'
import { MEDIA } from '#core/evidence/accounts.ts'

/** More people, posts or views than any network has: a larger number is a fault of the service. */
const MOST = 100_000_000_000
/** A number of people, posts or views as a network answers it. */
export const countShape = z.number().int().min(0).max(MOST)

/** A time as the networks write it, such as `2026-11-20T09:00:00+0000`. */
export const momentShape = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(Date.parse(text)), 'no time')

/** A post as it is kept. */
export const keptPostShape = z.object({
  id: z.string(),
  /** Its page at the network; `null`: the network gave none. */
  url: z.url({ protocol: /^https$/u }).nullable(),
  text: z.string().nullable(),
  media: z.enum(MEDIA).nullable(),
  /** ISO 8601. */
  at: z.string(),
  impressions: z.number().nullable(),
  engagements: z.number(),
})
export type KeptPost = z.infer<typeof keptPostShape>
