import type { GoogleProfile, GoogleReview, GoogleReviews } from '#core/google-profile/profile.ts'
import { BLUE_WREN } from '../sample-business.ts'
import { DAY_MS } from '#core/time-units.ts'

export const SAMPLE_LOCATION = 'accounts/sample/locations/blue-wren'

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString()

/** The sample business' profile on a day. */
export const sampleProfile = (day: string): GoogleProfile => ({
  locationId: SAMPLE_LOCATION,
  title: BLUE_WREN.name,
  category: BLUE_WREN.category,
  otherCategories: ['Flower delivery'],
  description: BLUE_WREN.description,
  website: BLUE_WREN.website,
  phones: [BLUE_WREN.phone],
  address: BLUE_WREN.address.slice(0, 2),
  country: 'AU',
  serviceArea: [],
  hours: BLUE_WREN.hours.map((period) => ({ ...period })),
  specialHours: [{ date: `${day.slice(0, 4)}-12-25`, open: null, close: null }],
  openState: 'open',
  verification: 'verified',
  photos: BLUE_WREN.photos,
  newestPhotoAt: daysBefore(day, 12),
  pending: [],
  hasPendingEdits: false,
  mapsUrl: null,
})

const AUTHORS = ['Ana P.', 'Tom K.', 'Priya S.', 'Jack L.', 'Mele T.', 'Grace W.', 'Sam O.', 'Hana R.']
/** What was written for five, four and three stars. */
const TEXTS: Readonly<Record<number, readonly string[]>> = {
  5: [
    'The bouquet for Mum lasted two weeks. Lovely people.',
    'They did our wedding flowers and got every detail right.',
    '',
    'Ordered before noon, and it arrived at three. The flowers were fresh.',
  ],
  4: ['Beautiful flowers. Parking is hard to find on Saturdays.', ''],
  3: ['Nice shop, but the roses I wanted were sold out.'],
}
/** Stars of the reviews, which give the average of {@link BLUE_WREN}: 4.6 of 47. */
const STARS = [5, 4, 5, 5, 3, 5, 4, 5, 5, 5] as const
const DAYS_BETWEEN = 9

/** The sample business' reviews on a day: the newest two wait for an answer. */
export function sampleReviews(day: string): GoogleReviews {
  const { count, average, unanswered } = BLUE_WREN.reviews
  return {
    areShown: true,
    average,
    total: count,
    reviews: Array.from({ length: count }, (_, index) => sampleReview(day, index, index >= unanswered)),
  }
}

function sampleReview(day: string, place: number, isAnswered: boolean): GoogleReview {
  const stars = STARS[place % STARS.length] ?? 5
  const texts = TEXTS[stars] ?? []
  const age = 2 + place * DAYS_BETWEEN
  return {
    id: `sample-${place + 1}`,
    author: AUTHORS[place % AUTHORS.length] ?? '',
    stars,
    text: texts[place % texts.length] ?? '',
    at: daysBefore(day, age),
    reply: isAnswered
      ? { text: 'Thank you for your kind words. See you soon at the shop.', at: daysBefore(day, age - 1) }
      : null,
  }
}
