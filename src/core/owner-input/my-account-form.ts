import { z } from 'zod'
import { personFields } from './account-forms.ts'
import { emailField } from './email.ts'
import { textField } from './field.ts'
import { readPhoneNumber } from './phone-number.ts'

/**
 * Personal details on `/profile/my-account`; everything is required there (specification, section 5).
 *
 * @param country - The business' country, for the phone numbers.
 * @param present - The account's present address.
 */
export function myAccountSchema(
  allowed: readonly string[] = [],
  country: string | null = null,
  present: string | null = null,
) {
  const phone = (missing: string) => textField(missing, (typed) => readPhoneNumber(typed, country, missing))
  return z.strictObject({
    ...personFields(allowed),
    email: emailField(allowed, present),
    phone: phone('Please provide valid phone'),
    mobile: phone('Please provide valid mobile'),
  })
}
