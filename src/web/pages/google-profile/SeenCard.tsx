import type { GoogleProfile, GoogleReviews, ProfileField } from '#core/google-profile/profile.ts'
import { weekdayWords } from '#core/google-profile/week.ts'
import { WEEKDAY_NAMES, type Weekday, WEEKDAYS } from '#core/google-profile/weekdays.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ReviewRating } from '#web/kit/google/Stars.tsx'
import { SeenList } from '#web/kit/google/Parts.tsx'
import { Card } from '#web/kit/surface/Card.tsx'

interface SeenCardProps {
  profile: GoogleProfile
  reviews: GoogleReviews | null
}

/** The profile in short, as people see it. */
export function SeenCard({ profile, reviews }: SeenCardProps) {
  const { timeZone } = useMe()
  const today = weekdayIn(timeZone)
  // A change that Google still reviews is seen by nobody.
  const shown = (field: ProfileField, now: string) =>
    profile.pending.find((one) => one.field === field)?.shown || now
  const hours = profile.hours.length === 0 ? 'Not set' : weekdayWords(profile.hours, today)
  return (
    <Card title="What people see">
      {reviews?.areShown && <ReviewRating average={reviews.average} total={reviews.total} />}
      <SeenList
        rows={[
          { label: 'Name', value: shown('title', profile.title) || 'Empty' },
          { label: 'Kind of business', value: profile.category ?? 'Empty' },
          { label: `Today, ${WEEKDAY_NAMES[today]}`, value: hours },
          { label: 'Phone', value: shown('phones', profile.phones.join(', ')) || 'Empty' },
          { label: 'Website', value: shown('website', profile.website ?? '') || 'Empty' },
          ...(profile.mapsUrl === null ? [] : [{ label: 'On Google Maps', value: profile.mapsUrl }]),
        ]}
      />
    </Card>
  )
}

/** The day of the week in a time zone. */
function weekdayIn(timeZone: string): Weekday {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(new Date())
  return WEEKDAYS.find((day) => WEEKDAY_NAMES[day] === name) ?? 'MONDAY'
}
