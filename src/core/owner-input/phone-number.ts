import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isPhone, phoneDigits } from '../phone.ts'
import { accepted, type FieldRead, refused } from './field.ts'
import { isBlank } from './text.ts'

const MISSING = 'Please provide valid phone'
const WITH_COUNTRY = `${MISSING}. Start with + and the code of your country, for example +44 20 7946 0958`
const FROM_ABROAD = /^\s*00/u

/**
 * A typed phone number as it is stored, or `missing`. Ten digits are accepted everywhere (specification, section 5). A business that says it is
 * outside Australia may also give any number of its own country, and one with a country code, by the numbering plans of Google's libphonenumber.
 * Stored are the digits as dialled within New Zealand, and `+` with all digits of any other number.
 *
 * @param country - `AU`, `NZ`, `OTHER`; `null` or empty when it is not known.
 */
export function readPhoneNumber(typed: string, country: string | null, missing: string): FieldRead<string> {
  if (isPhone(typed)) return accepted(phoneDigits(typed))
  if (country === null || country === '' || country === 'AU') return refused(missing)
  const home = country === 'NZ' ? 'NZ' : undefined
  const number = parsePhoneNumberFromString(typed.replace(FROM_ABROAD, '+'), home)
  if (!number?.isValid() || number.ext !== undefined) return refused(missing)
  return accepted(number.country === 'NZ' ? phoneDigits(number.formatNational()) : number.number)
}

/** The phone of onboarding, which may be left empty. A business elsewhere is told how its number is written (`OTHER` names no country). */
export function readOnboardingPhone(typed: string, country: string | null): FieldRead<string | null> {
  if (isBlank(typed)) return accepted(null)
  return readPhoneNumber(typed, country, country === 'OTHER' ? WITH_COUNTRY : MISSING)
}
