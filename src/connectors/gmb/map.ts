import type { GoogleProfile, GoogleReview, ProfileField } from '#core/google-profile/profile.ts'
import { weekText } from '#core/google-profile/week.ts'
import { tidyLine, tidyText } from '#core/owner-input/text.ts'
import { cut } from '#core/text.ts'
import { openingHours, specialDays } from './hours.ts'
import type { LocationAnswer, ReviewsAnswer, VoiceAnswer } from './schema.ts'

const LONGEST_LINE = 200
const LONGEST_TEXT = 4_096
/** A longer address is none: cut off it would be another one. */
const LONGEST_ADDRESS = 2_000
/** A line of a profile as it is kept. */
export const profileLine = (text: string | undefined): string => cut(tidyLine(text ?? ''), LONGEST_LINE)
const lines = (texts: readonly (string | undefined)[]): string[] =>
  texts.map(profileLine).filter((text) => text !== '')

/** The fields of a location that Google is asked for. */
export const PROFILE_MASK =
  'name,title,storeCode,languageCode,phoneNumbers,websiteUri,categories,storefrontAddress,serviceArea,regularHours,specialHours,profile,openInfo,metadata'

/** The lines of an address as people write it. */
export function addressLines({ storefrontAddress }: LocationAnswer): string[] {
  const { addressLines: first = [], locality, administrativeArea, postalCode } = storefrontAddress ?? {}
  return lines([...first, [locality, administrativeArea, postalCode].filter(Boolean).join(' ')])
}

/** A website's address that is safe to link to; `null` for none. */
export function websiteOf(text: string | undefined): string | null {
  const url = URL.parse(tidyLine(text ?? ''))
  return url && /^https?:$/u.test(url.protocol) && url.href.length <= LONGEST_ADDRESS ? url.href : null
}

/** How far a profile is verified: what keeps it from having voice of merchant. */
export function verificationOf(voice: VoiceAnswer): GoogleProfile['verification'] {
  if (voice.hasVoiceOfMerchant) return 'verified'
  if (voice.complyWithGuidelines) return 'suspended'
  if (voice.resolveOwnershipConflict) return 'duplicate'
  return voice.waitForVoiceOfMerchant || voice.verify?.hasPendingVerification ? 'pending' : 'none'
}

const OPEN_STATES: Readonly<Record<string, GoogleProfile['openState']>> = {
  CLOSED_TEMPORARILY: 'closed_temporarily',
  CLOSED_PERMANENTLY: 'closed_permanently',
}

/** Google's name of each field that can be changed. */
export const MASKS: Readonly<Record<ProfileField, string>> = {
  title: 'title',
  description: 'profile.description',
  website: 'websiteUri',
  hours: 'regularHours',
  specialHours: 'specialHours',
  phones: 'phoneNumbers',
}

/** The part of a profile that is in a location itself. */
export type LocationPart = Omit<
  GoogleProfile,
  'locationId' | 'newestPhotoAt' | 'pending' | 'photos' | 'verification'
>

export function locationPart(location: LocationAnswer): LocationPart {
  const { phoneNumbers = {}, categories = {}, profile, metadata } = location
  return {
    title: profileLine(location.title),
    category: profileLine(categories.primaryCategory?.displayName) || null,
    otherCategories: lines((categories.additionalCategories ?? []).map(({ displayName }) => displayName)),
    description: cut(tidyText(profile?.description ?? ''), LONGEST_TEXT),
    website: websiteOf(location.websiteUri),
    phones: lines([phoneNumbers.primaryPhone, ...(phoneNumbers.additionalPhones ?? [])]),
    address: addressLines(location),
    country:
      /^[A-Z]{2}$/u.exec(
        location.storefrontAddress?.regionCode ?? location.serviceArea?.regionCode ?? '',
      )?.[0] ?? null,
    serviceArea: lines((location.serviceArea?.places?.placeInfos ?? []).map(({ placeName }) => placeName)),
    hours: openingHours(location.regularHours?.periods ?? []),
    specialHours: specialDays(location.specialHours?.specialHourPeriods ?? []),
    openState: OPEN_STATES[location.openInfo?.status ?? ''] ?? 'open',
    hasPendingEdits: metadata?.hasPendingEdits ?? false,
    mapsUrl: websiteOf(metadata?.mapsUri),
  }
}

/** What people see of a field, in words: empty for nothing, `null` where it is not told. */
export const SHOWN: Readonly<Record<ProfileField, (part: LocationPart) => string | null>> = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  website: ({ website }) => website ?? '',
  hours: ({ hours }) => weekText(hours),
  // Days of many dates are too long for a note.
  specialHours: () => null,
  phones: ({ phones }) => phones.join(', '),
}

/** Reviews of one answer. A time in the future is a slip of the service: the review is new. */
export function reviewsKept({ reviews }: ReviewsAnswer, now: Date): GoogleReview[] {
  const at = (time: string): string => {
    const moment = new Date(time)
    return (moment > now ? now : moment).toISOString()
  }
  return reviews.map(({ reviewId, reviewer, starRating, comment, createTime, reviewReply }) => ({
    id: reviewId,
    author: (reviewer?.isAnonymous ? '' : profileLine(reviewer?.displayName)) || 'A Google user',
    stars: starRating,
    text: cut(tidyText(comment ?? ''), LONGEST_TEXT),
    at: at(createTime),
    reply: reviewReply
      ? {
          text: cut(tidyText(reviewReply.comment), LONGEST_TEXT),
          at: reviewReply.updateTime ? at(reviewReply.updateTime) : null,
        }
      : null,
  }))
}
