import { Button } from '@mantine/core'
import { useState } from 'react'
import { countText } from '#core/format/counts.ts'
import { momentWords } from '#core/format/moment.ts'
import type { GoogleReviews } from '#core/google-profile/profile.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Review } from '#web/kit/google/Review.tsx'
import { ReviewRating } from '#web/kit/google/Stars.tsx'
import { FormPart, PartButtons } from '#web/kit/google/Parts.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { Rows } from '#web/kit/surface/Layout.tsx'
import { StateCard } from '#web/kit/surface/StateCard.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { waitingReviewsWords } from './waiting-words.ts'

const AT_ONCE = 20

interface ReviewsTabProps {
  reviews: GoogleReviews | null
  canChange: boolean
  /** It is the made-up business. */
  isSample: boolean
}

/** The reviews, the newest first, each with the owner's answer or a field for one. */
export function ReviewsTab({ reviews, canChange, isSample }: ReviewsTabProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const { timeZone } = useMe()
  if (reviews === null)
    return (
      <StateCard kind="empty" title="Your reviews aren’t here yet">
        We read them with your profile. Come back in a few minutes.
      </StateCard>
    )
  if (!reviews.areShown)
    return (
      <StateCard kind="empty" title="Google doesn’t show them yet">
        Reviews come with a verified profile.
      </StateCard>
    )
  if (reviews.total === 0)
    return (
      <StateCard kind="empty" title="No reviews yet">
        Ask a happy customer to write the first one.
      </StateCard>
    )
  const words = (iso: string) => momentWords(iso, new Date(), timeZone)
  const older = reviews.total - reviews.reviews.length
  return (
    <Card
      title="Reviews"
      look="flush"
      hint={waitingReviewsWords(reviews)}
      aside={<ReviewRating average={reviews.average} total={reviews.total} />}
    >
      <Rows>
        {reviews.reviews.slice(0, shown).map((review) => (
          <Review
            key={review.id}
            {...review}
            at={words(review.at)}
            reply={
              review.reply && {
                text: review.reply.text,
                at: review.reply.at === null ? '' : `, ${words(review.reply.at)}`,
              }
            }
          >
            {canChange && <ReplyForm review={review} isSample={isSample} />}
          </Review>
        ))}
      </Rows>
      {shown < reviews.reviews.length && (
        <FormPart>
          <PartButtons>
            <Button variant="default" onClick={() => setShown(shown + AT_ONCE)}>
              Show older reviews
            </Button>
          </PartButtons>
        </FormPart>
      )}
      {shown >= reviews.reviews.length && older > 0 && (
        <FormPart>
          <p>
            {countText(older)} {older === 1 ? 'older review is' : 'older reviews are'} on Google only.
          </p>
        </FormPart>
      )}
    </Card>
  )
}
