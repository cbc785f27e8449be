import { bareHost } from '#core/address/urls.ts'
import type { BusinessAccount, BusinessLocation } from '#core/evidence/accounts.ts'

/** A shorter description (in characters) is too short. */
const DESCRIPTION_FROM = 100
const PHOTOS_FROM = 3

/**
 * The location to judge: the chosen one; else the only one; else the one with this website's address. `host` is `null`
 * when the website could not be read.
 */
export function locationOf(
  account: Extract<BusinessAccount, { kind: 'read' }>,
  host: string | null,
): BusinessLocation | null {
  const { locations, chosen } = account
  const named = locations.find(({ id }) => id === chosen)
  if (named) return named
  if (locations.length === 1) return locations[0] ?? null
  return locations.find(({ website }) => host !== null && hostOf(website) === bareHost(host)) ?? null
}

const hostOf = (website: string | null): string | null => {
  const url = website === null ? null : URL.parse(website)
  return url ? bareHost(url.host) : null
}

/** Required details that are empty, as owners read them. */
export function missingDetails(location: BusinessLocation): string[] {
  const needed: readonly (readonly [string, boolean])[] = [
    ['your business name', location.name !== ''],
    ['a main category', location.category !== null],
    ['a phone number', location.phone !== null],
    ['your website', location.website !== null || location.noWebsite],
    ['your opening hours', location.hours.length > 0],
    ['an address or service area', location.addressOrArea !== null],
    ['a description', location.description.length >= DESCRIPTION_FROM],
    ['at least three photos', location.photos >= PHOTOS_FROM],
  ]
  return needed.filter(([, isThere]) => !isThere).map(([name]) => name)
}

/** Advice that does not affect the status. */
export function locationAdvice(location: BusinessLocation, host: string | null): string[] {
  const other = hostOf(location.website)
  return [
    ...(host !== null && other !== null && other !== bareHost(host)
      ? [`Your profile sends people to ${other}, not to this website.`]
      : []),
    ...(location.reviews.unanswered > 0 ? ['Some reviews are waiting for your reply.'] : []),
  ]
}
