import { z } from 'zod'
import { MEDIA } from '../evidence/accounts.ts'

/** The facts of a network's check: the link on the website, the owner's handle and, once connected, the account. */
export const SocialFacts = z.object({
  /** The profile that the website links to. */
  profileUrl: z.string().nullable(),
  handle: z.string().nullable(),
  /** The connected account's, where it is another one and the owner has not confirmed it. Absent: it is not. */
  otherHandle: z.string().optional(),
  connected: z.boolean(),
  lastPostAt: z.string().nullable(),
  daysSinceLastPost: z.number().int().nullable(),
  /** Those of the specification for this network. */
  figures: z.record(z.string(), z.number()),
  /** Changes in two weeks that the network does not give, from kept numbers. Absent in results from before they were kept. */
  changes: z.record(z.string(), z.number()).optional(),
  popularPost: z
    .object({
      text: z.string(),
      postedAt: z.string(),
      impressions: z.number().nullable(),
      engagements: z.number(),
      /** Its page at the network. Absent in results from before it was kept, as the rest. */
      url: z.string().nullable().optional(),
      media: z.enum(MEDIA).nullable().optional(),
      /** In percent. */
      engagementRate: z.number().nullable().optional(),
    })
    .nullable(),
})
export type SocialFacts = z.infer<typeof SocialFacts>
