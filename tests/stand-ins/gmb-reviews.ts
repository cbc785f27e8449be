import { profileMediaAnswer, replyAnswer, reviewsAnswer } from '#connectors/gmb/schema.ts'
import type { KeptLocation } from './gmb.data.ts'
import { googleRefusal, invalid, missing, ok, pageOf, type Route } from './google-replies.ts'
import { isRecord, type Reply, shaped } from './reply.ts'

/** The older interface: reviews and photos. */
export function olderRoutes(find: (name: string) => KeptLocation | undefined): Route[] {
  const ofVerified = (name: string | undefined, then: (location: KeptLocation) => Reply): Reply => {
    const location = find(name ?? '')
    if (!location) return missing()
    return location.voice['hasVoiceOfMerchant'] === true
      ? then(location)
      : googleRefusal(403, 'PERMISSION_DENIED')
  }
  const change = (given: (string | undefined)[], then: (review: Record<string, unknown>) => Reply): Reply =>
    ofVerified(given[0], ({ reviews }) => {
      const review = reviews.find(({ reviewId }) => reviewId === given[1])
      return review ? then(review) : missing()
    })
  return [
    {
      endpoint: 'gbpV4',
      method: 'GET',
      path: path('reviews'),
      query: ['pageSize', 'pageToken', 'orderBy'],
      reply: ({ query }, [name]) =>
        ofVerified(name, ({ reviews }) => {
          const { items, next } = pageOf(reviews, query, 50)
          const stars = reviews.map(
            ({ starRating }) => ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].indexOf(String(starRating)) + 1,
          )
          const sum = stars.reduce((all, one) => all + one, 0)
          const figures =
            reviews.length === 0
              ? {}
              : { reviews: items, averageRating: sum / reviews.length, totalReviewCount: reviews.length }
          return shaped(reviewsAnswer, { ...figures, ...next })
        }),
    },
    {
      endpoint: 'gbpV4',
      method: 'GET',
      path: path('media'),
      query: ['pageSize', 'pageToken'],
      reply: (_, [name]) => {
        const location = find(name ?? '')
        return location
          ? shaped(profileMediaAnswer, {
              mediaItems: location.photos,
              totalMediaItemCount: location.photos.length,
            })
          : missing()
      },
    },
    {
      endpoint: 'gbpV4',
      method: 'PUT',
      path: path('reviews\\/([\\w-]+)\\/reply'),
      query: [],
      reply: ({ body }, given) =>
        change([...given], (review) => {
          const comment = isRecord(body) && Object.keys(body).length === 1 ? body['comment'] : null
          if (typeof comment !== 'string' || comment === '' || Buffer.byteLength(comment) > 4_096)
            return invalid()
          review['reviewReply'] = { comment, updateTime: new Date().toISOString() }
          return shaped(replyAnswer, review['reviewReply'])
        }),
    },
    {
      endpoint: 'gbpV4',
      method: 'DELETE',
      path: path('reviews\\/([\\w-]+)\\/reply'),
      query: [],
      reply: (_, given) =>
        change([...given], (review) => {
          if (!review['reviewReply']) return missing()
          delete review['reviewReply']
          return ok({})
        }),
    },
  ]
}

const path = (rest: string): RegExp =>
  new RegExp(`^\\/v4\\/accounts\\/[\\w-]+\\/(locations\\/[\\w-]+)\\/${rest}$`, 'u')
