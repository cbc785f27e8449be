import type { GoogleReview, GoogleReviews } from '#core/google-profile/profile.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { type ChosenLocation, chosenLocation, queryOf } from './ask.ts'
import { reviewsKept } from './map.ts'
import { readVerification } from './read-profile.ts'
import { reviewsAnswer } from './schema.ts'

/** Pages of 50 reviews that are read. */
const MOST_PAGES = 4
const NOT_SHOWN: GoogleReviews = { areShown: false, average: null, total: 0, reviews: [] }

/** The newest 200 reviews of the chosen location. */
export async function readGoogleReviews(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<GoogleReviews>> {
  const chosen = chosenLocation(context, access)
  if (!chosen.ok) return chosen
  const found = new Map<string, GoogleReview>()
  let pageToken: string | undefined
  let figures: Pick<GoogleReviews, 'average' | 'total'> = { average: null, total: 0 }
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await onePage(chosen.data, pageToken)
    if (!answer.ok) return page === 0 ? unlessUnverified(chosen.data, answer) : answer
    const { averageRating, totalReviewCount, nextPageToken } = answer.data
    if (page === 0) figures = { average: averageRating ?? null, total: totalReviewCount }
    for (const review of reviewsKept(answer.data, context.now())) found.set(review.id, review)
    if (!nextPageToken || nextPageToken === pageToken) break
    pageToken = nextPageToken
  }
  const reviews = [...found.values()]
  const total = Math.max(figures.total, reviews.length)
  return { ok: true, data: { areShown: true, average: total === 0 ? null : figures.average, total, reviews } }
}

function onePage({ ask, full }: ChosenLocation, pageToken: string | undefined) {
  const query = queryOf({ pageSize: '50', orderBy: 'updateTime desc', pageToken })
  return ask({ endpoint: 'gbpV4', path: `/v4/${full}/reviews?${query}` }, reviewsAnswer)
}

type Refused = Extract<ReadResult<never>, { ok: false }>
const REFUSES_UNVERIFIED: ReadonlySet<string> = new Set(['permission', 'rejected', 'not_found'])

/** Google refuses to give the reviews of a profile that is not verified: that is no failure. */
async function unlessUnverified(
  chosen: ChosenLocation,
  refused: Refused,
): Promise<ReadResult<GoogleReviews>> {
  if (!REFUSES_UNVERIFIED.has(refused.failure.kind)) return refused
  const verification = await readVerification(chosen)
  return verification.ok && verification.data !== 'verified' ? { ok: true, data: NOT_SHOWN } : refused
}
