import { z } from 'zod'
import type { ProfileEdits } from './edits.ts'
import { type GoogleProfile, type GoogleReviews, PROFILE_FIELDS } from './profile.ts'
import { openingPeriod, specialDay } from './week-schema.ts'

/** What an owner changed in the sample: it is laid over the sample of the day. */
export const sampleChanges = z.object({
  edits: z.object({
    title: z.string().optional(),
    description: z.string().optional(),
    website: z.string().nullable().optional(),
    phones: z.array(z.string()).optional(),
    hours: z.array(openingPeriod).optional(),
    specialHours: z.array(specialDay).optional(),
  }),
  /** Answers by the review's id; `null`: taken back. */
  replies: z.record(z.string(), z.object({ text: z.string(), at: z.string() }).nullable()),
})
export type SampleChanges = z.infer<typeof sampleChanges>

/** A profile with these changes. */
export function withEdits(profile: GoogleProfile, edits: ProfileEdits): GoogleProfile {
  const given = PROFILE_FIELDS.flatMap((field) => (edits[field] === undefined ? [] : [[field, edits[field]]]))
  return { ...profile, ...Object.fromEntries(given) }
}

/** Reviews with these answers. */
export const withReplies = (reviews: GoogleReviews, replies: SampleChanges['replies']): GoogleReviews => ({
  ...reviews,
  reviews: reviews.reviews.map((review) => {
    const reply = replies[review.id]
    return reply === undefined ? review : { ...review, reply }
  }),
})
