import type { ConnectionFailure } from '#core/connections/failures.ts'
import {
  sampleChanges,
  type SampleChanges,
  withEdits,
  withReplies,
} from '#core/google-profile/apply-edits.ts'
import type { ProfileEdits } from '#core/google-profile/edits.ts'
import { googleProfile, googleReviews } from '#core/google-profile/profile.ts'
import { askedOf } from '#store/connections.ts'
import { hit } from '#store/limits.ts'
import { connectionOf, type StoredConnection } from '#store/owner-connections.ts'
import { sampleStateOf, saveSampleState } from '#store/sample-states.ts'
import { googleProfileCalls } from '../contract/google-profile.ts'
import { AppError, notFound, tooOften, wrongFields } from '../http/error.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'
import { googleBusy, googleReconnect, googleRefused, isUncertain, notAnswered } from './google-refusal.ts'
import { showSamples } from './sampled.ts'

const SERVICE = 'gmb'
/** Google takes ten changes of a profile in a minute. */
const CHANGES = { most: 10, windowSeconds: 60 }
const NO_CHANGES: SampleChanges = { edits: {}, replies: {} }

/** The owner's business profile on Google: what is kept of it, changes, and answers to reviews. */
export const googleProfileRoutes = new Resource()
  .on(named(googleProfileCalls, 'GET /google-profile'), async ({ owner, services }) => {
    const { db, connections } = services
    await showSamples(services, owner.ownerId)
    const row = await connectionOf(db, owner.ownerId, SERVICE)
    const isSetUp = await connections.isConfigured(SERVICE)
    const idle = isSetUp ? ('not_connected' as const) : ('not_set_up' as const)
    const base = { state: row?.state ?? idle, mode: row?.mode ?? ('live' as const), isSetUp }
    if (!row) return { ...base, profile: null, reviews: null, readAt: null, failure: null }
    await connections.refreshSample(owner.ownerId, SERVICE)
    const kept = await askedOf(db, owner.ownerId, SERVICE)
    const of = (read: string) => kept.find((one) => one.read === read)
    const { edits, replies } = row.mode === 'sample' ? await changesOf(db, row) : NO_CHANGES
    const profile = googleProfile.safeParse(of('profile')?.data).data
    const reviews = googleReviews.safeParse(of('reviews')?.data).data
    return {
      ...base,
      profile: profile ? withEdits(profile, edits) : null,
      reviews: reviews ? withReplies(reviews, replies) : null,
      readAt: of('profile')?.asOf?.toISOString() ?? null,
      failure: of('profile')?.failure?.kind ?? null,
    }
  })
  .on(named(googleProfileCalls, 'PUT /google-profile'), async ({ body, owner, services }) => {
    const change = { name: 'update', input: body, read: 'profile' }
    const where = await makeChange(services, owner.ownerId, change, (changes) => ({
      ...changes,
      edits: { ...changes.edits, ...givenIn(body) },
    }))
    return {
      message:
        where === 'sample' ? 'The sample is changed, and nothing was sent to Google' : 'Sent to Google',
    }
  })
  .on(
    named(googleProfileCalls, 'PUT /google-profile/reviews/{review}/reply'),
    async ({ params, body, owner, services }) => {
      const input = { reviewId: reviewOf(params), text: body.text }
      const change = { name: 'reply', input, read: 'reviews' }
      const reply = { text: body.text, at: services.now().toISOString() }
      const where = await makeChange(services, owner.ownerId, change, ({ edits, replies }) => ({
        edits,
        replies: { ...replies, [input.reviewId]: reply },
      }))
      return {
        message:
          where === 'sample'
            ? 'Your answer is in the sample, and nobody else reads it'
            : 'Your answer is on Google',
      }
    },
  )
  .on(
    named(googleProfileCalls, 'DELETE /google-profile/reviews/{review}/reply'),
    async ({ params, owner, services }) => {
      const input = { reviewId: reviewOf(params) }
      const change = { name: 'deleteReply', input, read: 'reviews' }
      const where = await makeChange(services, owner.ownerId, change, ({ edits, replies }) => ({
        edits,
        replies: { ...replies, [input.reviewId]: null },
      }))
      return {
        message: where === 'sample' ? 'Your answer is out of the sample' : 'Your answer is taken back',
      }
    },
  )

interface ProfileChange {
  /** The connector's name of the change. */
  name: string
  input: unknown
  /** What is read again after it. */
  read: string
}

/** Makes a change at Google, and reads what it changed again. In the sample it is only kept. Where it was made. */
async function makeChange(
  services: Services,
  ownerId: string,
  { name, input, read }: ProfileChange,
  inSample: (changes: SampleChanges) => SampleChanges,
): Promise<StoredConnection['mode']> {
  const { db, connections, now } = services
  const row = await connectionOf(db, ownerId, SERVICE)
  if (!row) throw notFound()
  if (row.mode === 'sample') {
    await saveSampleState(db, row.id, inSample(await changesOf(db, row)))
    return row.mode
  }
  const { allowed, retryAfterSeconds } = await hit(db, `google-profile:${ownerId}`, CHANGES, now())
  if (!allowed) throw tooOften(retryAfterSeconds)
  let hasLeft = false
  const maySend = async (): Promise<boolean> => {
    hasLeft = true
    return true
  }
  const made = await connections.change(ownerId, { service: SERVICE, write: name, input, maySend })
  const mayBeMade = !made.ok && hasLeft && isUncertain(made.failure.kind)
  // A failure is kept beside what was known before; the change itself was made, or may have been.
  if (made.ok || mayBeMade)
    await connections.run(ownerId, { service: SERVICE, read, input: {}, evenIfFresh: true })
  if (!made.ok) throw mayBeMade ? notKnown() : refusal(made.failure)
  return row.mode
}

const changesOf = async (db: Services['db'], { id }: StoredConnection): Promise<SampleChanges> =>
  sampleChanges.safeParse(await sampleStateOf(db, id)).data ?? NO_CHANGES

const givenIn = (edits: ProfileEdits): SampleChanges['edits'] =>
  Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined))

const REVIEW_ID = /^[\w-]{1,200}$/u

function reviewOf({ review }: { review: string }): string {
  if (!REVIEW_ID.test(review)) throw notFound()
  return review
}

/** Why Google did not make a change, in words to the owner. */
function refusal({ kind, code, fields }: ConnectionFailure): AppError {
  if (fields) return wrongFields({ ...fields })
  if (code === 'NOT_VERIFIED')
    return new AppError(
      409,
      'not_verified',
      'Google takes changes of a verified profile only. Verify yours on Google first.',
    )
  if (kind === 'reauth' || kind === 'permission') return googleReconnect()
  if (kind === 'needs_selection')
    return new AppError(409, 'choose_account', 'Choose your business on Google first.')
  if (kind === 'not_found') return new AppError(409, 'gone', 'This isn’t on Google any more.')
  if (kind === 'quota') return googleBusy()
  return isUncertain(kind) ? notAnswered() : googleRefused()
}

/** Google was asked to make a change, and did not say whether it did. */
const notKnown = (): AppError =>
  new AppError(
    503,
    'partner_failed',
    'Google didn’t answer, so we don’t know whether it was changed. Look at your profile on Google in a few minutes.',
  )
