import { z } from 'zod'
import { reviewReply } from '#core/google-profile/edits.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type AskBusinessProfile, chosenLocation } from './ask.ts'
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
  return atReply({ context, access, isTrial, id: input.reviewId }, (path, ask) =>
    ask({ endpoint: 'gbpV4', path, method: 'PUT', json: { comment: input.text }, fieldsOf }, replyAnswer),
  )
}

/** Takes an answer back. One that is gone already is no failure. */
export async function deleteReply(
  context: ConnectorContext,
  input: z.infer<typeof deleteReplyInput>,
  access: ConnectorAccess,
  isTrial: boolean,
): Promise<ReadResult<Replied>> {
  return atReply({ context, access, isTrial, id: input.reviewId }, async (path, ask) => {
    const answer = await ask({ endpoint: 'gbpV4', path, method: 'DELETE' }, z.unknown())
    return !answer.ok && answer.failure.kind === 'not_found' ? { ok: true, data: null } : answer
  })
}

interface ReplyCall {
  context: ConnectorContext
  access: ConnectorAccess
  isTrial: boolean
  /** The review's. */
  id: string
}

/** Sends one request to the address of a review's answer, unless it is a trial or may not be sent now. */
async function atReply(
  { context, access, isTrial, id }: ReplyCall,
  send: (path: string, ask: AskBusinessProfile) => Promise<ReadResult<unknown>>,
): Promise<ReadResult<Replied>> {
  const done = { ok: true as const, data: { reviewId: id } }
  const chosen = isTrial ? await verifiedLocation(context, access) : chosenLocation(context, access)
  if (!chosen.ok || isTrial) return chosen.ok ? done : chosen
  if ((await context.maySend?.()) === false) return { ok: false, failure: { kind: 'vendor_down' } }
  const answer = await send(`/v4/${chosen.data.full}/reviews/${id}/reply`, chosen.data.ask)
  return answer.ok ? done : answer
}

const fieldsOf = () => ({ text: 'Google didn’t accept this answer' })
