import { z } from 'zod'
import { reviewReply } from '#core/google-profile/edits.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { chosenLocation } from './ask.ts'
import { replyAnswer } from './schema.ts'
import { verifiedLocation } from './write-profile.ts'

const reviewId = z.string().regex(/^[\w-]{1,200}$/u)
export const replyInput = reviewReply.extend({ reviewId })
export const deleteReplyInput = z.strictObject({ reviewId })
interface Replied {
  reviewId: string
}

/** Answers a review in public, or changes the answer. Google has no trial for it: a trial only finds out whether it may be done. */
export async function replyToReview(
  context: ConnectorContext,
  input: z.infer<typeof replyInput>,
  access: ConnectorAccess,
  isTrial: boolean,
): Promise<ReadResult<Replied>> {
  const chosen = isTrial ? await verifiedLocation(context, access) : chosenLocation(context, access)
  if (!chosen.ok || isTrial) return chosen.ok ? done(input) : chosen
  const path = `/v4/${chosen.data.full}/reviews/${input.reviewId}/reply`
  const request = { endpoint: 'gbpV4', path, method: 'PUT' as const, json: { comment: input.text }, fieldsOf }
  if ((await context.maySend?.()) === false) return { ok: false, failure: { kind: 'vendor_down' } }
  const answer = await chosen.data.ask(request, replyAnswer)
  return answer.ok ? done(input) : answer
}

/** Takes an answer back. One that is gone already is no failure. */
export async function deleteReply(
  context: ConnectorContext,
  input: z.infer<typeof deleteReplyInput>,
  access: ConnectorAccess,
  isTrial: boolean,
): Promise<ReadResult<Replied>> {
  const chosen = isTrial ? await verifiedLocation(context, access) : chosenLocation(context, access)
  if (!chosen.ok || isTrial) return chosen.ok ? done(input) : chosen
  const path = `/v4/${chosen.data.full}/reviews/${input.reviewId}/reply`
  if ((await context.maySend?.()) === false) return { ok: false, failure: { kind: 'vendor_down' } }
  const answer = await chosen.data.ask({ endpoint: 'gbpV4', path, method: 'DELETE' }, z.unknown())
  return answer.ok || answer.failure.kind === 'not_found' ? done(input) : answer
}

const fieldsOf = () => ({ text: 'Google didn’t accept this answer' })

const done = ({ reviewId: id }: { reviewId: string }): ReadResult<Replied> => ({
  ok: true,
  data: { reviewId: id },
})
