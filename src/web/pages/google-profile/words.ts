import type { GoogleProfile, ProfileField } from '#core/google-profile/profile.ts'

type Verification = GoogleProfile['verification']

/** How far the profile is verified, as its pill says it. */
export const STATE_WORDS: Readonly<Record<Verification, { tone: 'success' | 'warning'; text: string }>> = {
  verified: { tone: 'success', text: 'Verified' },
  pending: { tone: 'warning', text: 'Waiting for Google' },
  failed: { tone: 'warning', text: 'Not verified' },
  none: { tone: 'warning', text: 'Not verified' },
  suspended: { tone: 'warning', text: 'Suspended' },
  duplicate: { tone: 'warning', text: 'Not verified' },
}

/** What to do about a profile that is not verified. */
export const UNVERIFIED_WORDS: Readonly<Record<Exclude<Verification, 'verified'>, string>> = {
  pending: 'Google is looking at yours. This can take 48 hours or more.',
  failed: 'It couldn’t be verified the last time: open it on Google and choose another way.',
  none: 'Open it on Google and choose “Verify now”.',
  suspended: 'Google has suspended yours: open it on Google to see why, and ask for a review.',
  duplicate: 'Google has another profile of this business: open it on Google and ask for access to that one.',
}

/** What can be changed, after "your". */
export const FIELD_WORDS: Readonly<Record<ProfileField, string>> = {
  title: 'your business name',
  description: 'your description',
  website: 'your website',
  hours: 'your opening hours',
  specialHours: 'your days that are different',
  phones: 'your phone numbers',
}
