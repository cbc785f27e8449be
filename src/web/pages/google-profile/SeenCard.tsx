import { dayOf } from '#core/dates.ts'
import type { GoogleProfile, GoogleReviews } from '#core/google-profile/profile.ts'
import { WEEKDAY_NAMES, type Weekday, WEEKDAYS } from '#core/google-profile/weekdays.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { ReviewRating } from '#web/kit/google/Stars.tsx'
import { SeenList } from '#web/kit/google/Parts.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import { hoursSeen, fieldSeen } from './seen.ts'

interface SeenCardProps {
  profile: GoogleProfile
  reviews: GoogleReviews | null
}

/** The profile in short, as people see it. */
export function SeenCard({ profile, reviews }: SeenCardProps) {
  const { timeZone } = useMe()
  const now = new Date()
  const today = weekdayIn(now, timeZone)
  return (
    <Card title="What people see">
      {reviews?.areShown && <ReviewRating average={reviews.average} total={reviews.total} />}
      <SeenList
        rows={[
          { label: 'Name', value: fieldSeen(profile, 'title', profile.title) || 'Empty' },
          { label: 'Kind of business', value: profile.category ?? 'Empty' },
          { label: `Today, ${WEEKDAY_NAMES[today]}`, value: hoursSeen(profile, dayOf(now, timeZone), today) },
          { label: 'Phone', value: fieldSeen(profile, 'phones', profile.phones.join(', ')) || 'Empty' },
          { label: 'Website', value: fieldSeen(profile, 'website', profile.website ?? '') || 'Empty' },
          ...(profile.mapsUrl === null ? [] : [{ label: 'On Google Maps', value: profile.mapsUrl }]),
        ]}
      />
    </Card>
  )
}

/** The day of the week in a time zone. */
function weekdayIn(at: Date, timeZone: string): Weekday {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(at)
  return WEEKDAYS.find((day) => WEEKDAY_NAMES[day] === name) ?? 'MONDAY'
}
