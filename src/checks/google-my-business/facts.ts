import { z } from 'zod'
import { VERIFICATIONS } from '#core/evidence/accounts.ts'

/** The profile that the website links to and, once connected, what the profile has and lacks. */
export const facts = z.object({
  profileUrl: z.string().nullable(),
  locationName: z.string().nullable(),
  verification: z.enum(VERIFICATIONS).nullable(),
  missing: z.array(z.string()),
  about: z.string().nullable(),
  openingHours: z.array(z.string()),
  reviews: z
    .object({ count: z.number().int(), average: z.number().nullable(), unanswered: z.number().int() })
    .nullable(),
  contact: z.object({
    phone: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string().nullable(),
  }),
})
