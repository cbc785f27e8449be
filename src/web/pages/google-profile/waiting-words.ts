import type { GoogleReviews } from '#core/google-profile/profile.ts'
import { plural } from '#core/words.ts'

/** How many reviews wait for an answer. Where there are very many, only the newest were read. */
export function waitingReviewsWords({ reviews, total }: Pick<GoogleReviews, 'reviews' | 'total'>): string {
  const waiting = reviews.filter(({ reply }) => reply === null).length
  const read = reviews.length
  if (total > read)
    return waiting === 0
      ? `You have answered the newest ${read}.`
      : `${waiting} of the newest ${read} ${waiting === 1 ? 'waits' : 'wait'} for your answer.`
  return waiting === 0
    ? 'You have answered every one of them.'
    : `${plural(waiting, 'review waits', 'reviews wait')} for your answer.`
}
