import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The country of a number without a code, where the owner's is not known: the one in which the account's days begin. */
const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ',
  'Europe/London': 'GB',
}
const USUAL = 'AU'

interface Called {
  phone: string
  /** The country in which it is dialled as it is written, ISO 3166; absent: not known. */
  country?: CountryCode | undefined
  /** Of the account, IANA; `null`: not known. */
  timeZone: string | null
}

/** A phone number as Google takes it for an ad: its country, and the digits that are dialled there. */
export function callAsset({ phone, country, timeZone }: Called): {
  countryCode: string
  phoneNumber: string
} {
  const home = country ?? COUNTRIES[timeZone ?? ''] ?? USUAL
  const number = parsePhoneNumberFromString(phone, home)
  if (!number?.country) return { countryCode: home, phoneNumber: phone }
  return { countryCode: number.country, phoneNumber: number.formatNational().replaceAll(/\D/gu, '') }
}
