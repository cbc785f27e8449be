import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number without the code of its country is called where the account's days begin. */
const COUNTRIES: Readonly<Record<string, CountryCode>> = {
  'Pacific/Auckland': 'NZ',
  'Pacific/Chatham': 'NZ',
  'Europe/London': 'GB',
}
const USUAL = 'AU'

/** A phone number as Google takes it for an ad: its country, and the digits that are dialled there. */
export function callAsset(
  phone: string,
  timeZone: string | null,
): { countryCode: string; phoneNumber: string } {
  const home = COUNTRIES[timeZone ?? ''] ?? USUAL
  const number = parsePhoneNumberFromString(phone, home)
  if (!number) return { countryCode: home, phoneNumber: phone }
  return {
    countryCode: number.country ?? home,
    phoneNumber: number.formatNational().replaceAll(/\D/gu, ''),
  }
}
