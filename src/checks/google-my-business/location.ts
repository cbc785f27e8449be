import { bareHost } from '#core/address/urls.ts'
import { timeZoneOf } from '#core/business/time-zone.ts'
import { wholeDays } from '#core/calendar.ts'
import { dayOf, shortDate } from '#core/dates.ts'
import type { BusinessAccount, BusinessLocation } from '#core/evidence/accounts.ts'
import { nextPublicHoliday } from '#core/public-holidays.ts'

/** A description of fewer characters is too short. */
const DESCRIPTION_FROM = 100
const PHOTOS_FROM = 3
/** Days after which a review without an answer, and a profile without a new photo, are worth a word. */
const WAIT_DAYS = 7
const PHOTO_DAYS = 90
/** Days before a public holiday in which its hours should be set. */
const HOLIDAY_DAYS = 60

/**
 * The location to judge: the chosen one; else the only one; else the only one with this website's address, as those of a chain
 * have it all. `host` is `null` when the website could not be read.
 */
export function locationOf(
  account: Extract<BusinessAccount, { kind: 'read' }>,
  host: string | null,
): BusinessLocation | null {
  const { locations, chosen } = account
  const named = locations.find(({ id }) => id === chosen)
  if (named) return named
  if (locations.length === 1) return locations[0] ?? null
  const here = locations.filter(({ website }) => host !== null && hostOf(website) === bareHost(host))
  return here.length === 1 ? (here[0] ?? null) : null
}

const hostOf = (website: string | null): string | null => {
  const url = website === null ? null : URL.parse(website)
  return url ? bareHost(url.host) : null
}

/** Required details that are empty or too short, as owners read them. */
export function missingDetails(location: BusinessLocation): string[] {
  const needed: readonly (readonly [string, boolean])[] = [
    ['your business name', location.name !== ''],
    ['a main category', location.category !== null],
    ['a phone number', location.phone !== null],
    ['your website', location.website !== null || location.noWebsite],
    ['your opening hours', location.hours.length > 0],
    ['an address or service area', location.addressOrArea !== null],
    [
      location.description === '' ? 'a description' : 'a longer description (100 characters or more)',
      location.description.length >= DESCRIPTION_FROM,
    ],
    ['at least three photos', location.photos === null || location.photos >= PHOTOS_FROM],
  ]
  return needed.filter(([, isThere]) => !isThere).map(([name]) => name)
}

/** Why a location is not verified, where the owner can do more than begin. */
const UNVERIFIED_ADVICE: Readonly<Partial<Record<BusinessLocation['verification'], string>>> = {
  pending: 'Google is looking at it already. This can take 48 hours or more.',
  failed: 'Google couldn’t verify it the last time. Choose another way to verify.',
  suspended: 'Google has suspended this profile. Open it on Google to see why, and ask for a review.',
  duplicate: 'Google has another profile of this business. Open it on Google and ask for access to that one.',
}

/** Advice that does not affect the status. */
export function locationAdvice(location: BusinessLocation, host: string | null, now: Date): string[] {
  const other = hostOf(location.website)
  const unverified = UNVERIFIED_ADVICE[location.verification]
  const daysSince = (iso: string | null | undefined): number =>
    iso ? wholeDays(Date.parse(iso), now.getTime()) : 0
  const holiday = holidayWithoutHours(location, now)
  return [
    ...(unverified ? [unverified] : []),
    ...(host !== null && other !== null && other !== bareHost(host)
      ? [`Your profile sends people to ${other}, not to this website.`]
      : []),
    ...(holiday ? [`Set your hours for ${holiday.name}, ${shortDate(holiday.date)}.`] : []),
    ...(daysSince(location.reviews?.oldestUnansweredAt) > WAIT_DAYS
      ? ['Some reviews have waited for your answer for more than a week.']
      : []),
    ...(daysSince(location.newestPhotoAt) > PHOTO_DAYS
      ? ['Your newest photo is more than 90 days old. Add one.']
      : []),
  ]
}

/** The next public holiday by the day in the country, when it is near and the profile has no hours for it. */
function holidayWithoutHours({ country, hours, specialDates }: BusinessLocation, now: Date) {
  const holiday = nextPublicHoliday(country, dayOf(now, timeZoneOf({ country })))
  if (holiday === null || hours.length === 0 || specialDates.includes(holiday.date)) return null
  return wholeDays(now.getTime(), Date.parse(holiday.date)) < HOLIDAY_DAYS ? holiday : null
}
