import { readPhoneNumber } from '#core/owner-input/phone-number.ts'
import { tidyLine } from '#core/owner-input/text.ts'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { internationalNumber, tidyPhone } from '#core/phone.ts'
import type { Typed } from '../amount.ts'
import { MESSAGES } from '../messages.ts'

type AdPhone = Pick<CampaignToCreate, 'phone' | 'phoneCountry'>

const WITH_CODE = /^(?:\+|00)/u
/** Of Australia or New Zealand, with its code. */
const OURS = /^\+6[14]\d{8,10}$/u

/**
 * The typed number of an ad, in whichever way it is spaced; an empty one is none. It gets the code of the owner's country (`AU`, `NZ`, `OTHER`, `null`) where
 * it can be called from abroad: that of the ads account may be another. What has no code is said with its country.
 */
export function readAdPhone(typed: string, ownersCountry: string | null): Typed<AdPhone> {
  const text = tidyLine(typed)
  if (text === '') return { ok: true, value: { phone: null } }
  const country = ownersCountry === 'AU' || ownersCountry === 'NZ' ? ownersCountry : null
  const read = readDigits(text, ownersCountry)
  const called = internationalNumber(read.ok ? read.value : text, country)
  if (called.startsWith('+') && (read.ok || OURS.test(called))) return { ok: true, value: { phone: called } }
  if (!read.ok) return { ok: false, message: read.message }
  return { ok: true, value: { phone: read.value, ...(country === null ? {} : { phoneCountry: country }) } }
}

/** Without spaces and signs where they keep it from being read; a code stays, because the country of a number would go with it. */
function readDigits(text: string, ownersCountry: string | null): ReturnType<typeof readPhoneNumber> {
  const read = readPhoneNumber(text, ownersCountry, MESSAGES.phone)
  return read.ok || WITH_CODE.test(text)
    ? read
    : readPhoneNumber(tidyPhone(text), ownersCountry, MESSAGES.phone)
}
