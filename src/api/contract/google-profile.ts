import { z } from 'zod'
import { FAILURE_KINDS } from '#core/connections/failures.ts'
import { ORIGINS } from '#core/connections/origins.ts'
import { profileEdits, reviewReply } from '#core/google-profile/edits.ts'
import { googleProfile, googleReviews } from '#core/google-profile/profile.ts'
import { call, confirmationShape, plainCall } from './call.ts'
import { SERVICE_STATES } from './connections.ts'

const owners = { ...plainCall, access: 'owner' } as const
const byReview = z.strictObject({ review: z.string().max(200) })

export const googleProfileCalls = {
  'GET /google-profile': call({
    ...owners,
    summary: "The owner's business profile on Google, as it was last read",
    answer: z.object({
      state: z.enum(SERVICE_STATES),
      mode: z.enum(ORIGINS),
      /** Whether the owner's own account can be connected here. */
      isSetUp: z.boolean(),
      /** `null`: not read yet. */
      profile: googleProfile.nullable(),
      reviews: googleReviews.nullable(),
      /** When the profile was read. */
      readAt: z.iso.datetime().nullable(),
      /** Why the newest read gave nothing; `null`: it did, or there was none. */
      failure: z.enum(FAILURE_KINDS).nullable(),
    }),
  }),
  'PUT /google-profile': call({
    ...owners,
    summary: 'Change the business profile on Google',
    body: profileEdits.refine((edits) => Object.keys(edits).length > 0, 'Change something first'),
    answer: confirmationShape,
  }),
  'PUT /google-profile/reviews/{review}/reply': call({
    ...owners,
    summary: 'Answer a review on Google',
    params: byReview,
    body: reviewReply,
    answer: confirmationShape,
  }),
  'DELETE /google-profile/reviews/{review}/reply': call({
    ...owners,
    summary: 'Take the answer to a review back',
    params: byReview,
    answer: confirmationShape,
  }),
}
