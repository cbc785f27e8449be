import { failureOfService } from '#core/connections/failures.ts'
import type { BusinessAccount, BusinessLocation, LocationReviews } from '#core/evidence/accounts.ts'
import {
  type GoogleProfile,
  type GoogleReviews,
  googleProfile,
  googleReviews,
} from '#core/google-profile/profile.ts'
import { weekLines } from '#core/google-profile/week.ts'
import type { ConnectionView, KeptResult } from '../connector.ts'
import { locationCount } from './read-locations.ts'

type Evidence = { businessProfile?: BusinessAccount }
type Kept = readonly KeptResult[]

const NONE: BusinessAccount = { kind: 'read', locations: [], chosen: null }

/** What the kept results say of the business profile, as the check reads it. */
export function businessEvidence(kept: Kept, connection: ConnectionView | null): Evidence {
  if (connection === null) return {}
  if (connection.state === 'needs_reconnect')
    return { businessProfile: { kind: 'failed', failure: failureOfService({ kind: 'reauth' }) } }
  return connection.account === null ? withoutLocation(kept) : withLocation(kept)
}

/** No location is chosen: there may be none to choose. */
function withoutLocation(kept: Kept): Evidence {
  const locations = kept.find(({ read }) => read === 'locations')
  if (locations?.failure) return failed(locations.failure)
  const isEmpty = locationCount.safeParse(locations?.data).data?.count === 0
  return { businessProfile: isEmpty ? NONE : { kind: 'unchosen' } }
}

function withLocation(kept: Kept): Evidence {
  const profile = kept.find(({ read }) => read === 'profile')
  if (profile?.failure) return failed(profile.failure)
  const data = googleProfile.safeParse(profile?.data).data
  if (!data) return {}
  // Reviews are no detail of the profile: what was read of them before stands while they cannot be read.
  const reviews = googleReviews.safeParse(kept.find(({ read }) => read === 'reviews')?.data).data ?? null
  const location = locationEvidence(data, reviews)
  return { businessProfile: { kind: 'read', locations: [location], chosen: location.id } }
}

function failed(failure: NonNullable<KeptResult['failure']>): Evidence {
  if (failure.kind === 'not_found') return { businessProfile: NONE }
  if (failure.kind === 'needs_selection') return { businessProfile: { kind: 'unchosen' } }
  return { businessProfile: { kind: 'failed', failure: failureOfService(failure) } }
}

const locationEvidence = (profile: GoogleProfile, reviews: GoogleReviews | null): BusinessLocation => ({
  id: profile.locationId,
  name: profile.title,
  verification: profile.verification,
  category: profile.category,
  phone: profile.phones[0] ?? null,
  website: profile.website,
  noWebsite: false,
  hours: weekLines(profile.hours),
  addressOrArea: profile.address.join(', ') || profile.serviceArea.join(', ') || null,
  description: profile.description,
  photos: profile.photos,
  newestPhotoAt: profile.newestPhotoAt,
  country: profile.country,
  specialDates: [...new Set(profile.specialHours.map(({ date }) => date))],
  reviews: reviews?.areShown ? reviewsEvidence(reviews) : null,
})

function reviewsEvidence({ total, average, reviews }: GoogleReviews): LocationReviews {
  const waiting = reviews.filter(({ reply }) => reply === null).map(({ at }) => at)
  return {
    count: total,
    average,
    unanswered: waiting.length,
    oldestUnansweredAt: waiting.toSorted()[0] ?? null,
  }
}
