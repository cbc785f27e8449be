import { PROFILE_FIELDS, type ProfileField } from '#core/google-profile/profile.ts'
import { violationsOf } from '../google-errors.ts'
import { MASKS } from './map.ts'

/** Reasons for which Google refuses a change, in words to the owner. Google's own words are never shown. */
const REASONS: Readonly<Record<string, string>> = {
  AMBIGUOUS_TITLE: 'Google can’t tell which name is meant. Use the name on your sign.',
  FORBIDDEN_WORDS: 'Google doesn’t allow some of these words',
  INVALID_CHARACTERS: 'Google doesn’t allow some of these characters',
  INVALID_INTERCHANGE_CHARACTERS: 'Google doesn’t allow some of these characters',
  INVALID_HOURS_VALUE: 'Google doesn’t take one of these times',
  INVALID_TIME_SCHEDULE: 'Some of these times overlap',
  INVALID_PHONE_NUMBER: 'Google doesn’t know this as a phone number',
  INVALID_PHONE_NUMBER_FOR_REGION: 'Google doesn’t know this as a phone number of your country',
  INVALID_URL: 'Google doesn’t know this as a web address',
  MISSING_BOTH_PHONE_AND_WEBSITE: 'A business that visits its customers needs a phone number or a website',
  MISSING_PRIMARY_PHONE_NUMBER: 'Enter a main phone number',
  OVERLAPPED_SPECIAL_HOURS: 'Two of these days overlap',
  PHONE_NUMBER_EDITS_NOT_ALLOWED:
    'Google doesn’t let this number be changed here. Change it in your profile on Google.',
  PROFILE_DESCRIPTION_CONTAINS_URL: 'Google doesn’t allow web addresses in the description',
  LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION: 'Google writes the description of places to stay itself',
  REQUIRED_FIELD_MISSING_VALUE: 'Google needs something here',
  SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS: 'Enter your usual opening hours first',
  STALE_DATA:
    'Google changed this itself a moment ago. Open your profile on Google to accept its change first.',
  STRING_TOO_LONG: 'This is too long for Google',
  STRING_TOO_SHORT: 'This is too short for Google',
  THROTTLED: 'Google takes no more changes of this for now. Try again in a few hours.',
  TOO_MANY_ENTRIES: 'These are too many for Google',
  TOO_MANY_VALUES: 'These are too many for Google',
  URL_PROVIDER_NOT_ALLOWED: 'Google doesn’t allow this website here',
}
const UNKNOWN = 'Google didn’t accept this'

/** Reasons that belong to one field, where Google names none. */
const FIELD_OF_REASON: Readonly<Record<string, ProfileField>> = {
  AMBIGUOUS_TITLE: 'title',
  INVALID_HOURS_VALUE: 'hours',
  INVALID_TIME_SCHEDULE: 'hours',
  INVALID_PHONE_NUMBER: 'phones',
  INVALID_PHONE_NUMBER_FOR_REGION: 'phones',
  INVALID_URL: 'website',
  MISSING_PRIMARY_PHONE_NUMBER: 'phones',
  OVERLAPPED_SPECIAL_HOURS: 'specialHours',
  PHONE_NUMBER_EDITS_NOT_ALLOWED: 'phones',
  PROFILE_DESCRIPTION_CONTAINS_URL: 'description',
  LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION: 'description',
  SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS: 'specialHours',
  URL_PROVIDER_NOT_ALLOWED: 'website',
}

/** What is wrong with each field of a change that Google refused. What it says of no known field belongs to the first that was sent. */
export const refusedFields =
  (sent: readonly ProfileField[]) =>
  (json: unknown): Record<string, string> => {
    const found: Record<string, string> = {}
    for (const { field, reason } of violationsOf(json)) {
      const own = fieldNamed(field) ?? FIELD_OF_REASON[reason] ?? sent[0]
      if (own !== undefined) found[own] ??= REASONS[reason] ?? UNKNOWN
    }
    const [first] = sent
    return Object.keys(found).length === 0 && first !== undefined ? { [first]: UNKNOWN } : found
  }

/** `location.phone_numbers.primary_phone` is `phones`. */
function fieldNamed(path: string): ProfileField | undefined {
  const plain = path
    .replace(/^location\./u, '')
    .replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())
  const first = plain.split(/[.[]/u)[0] ?? ''
  return PROFILE_FIELDS.find((field) => MASKS[field].split('.')[0] === first)
}
