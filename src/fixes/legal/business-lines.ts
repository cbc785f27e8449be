import { listed } from '#core/words.ts'
import { type Law, UNKNOWN_MONEY } from './country.ts'
import type { Practice } from './practice.ts'
import { CURRENCY_NAMES } from './service-names.data.ts'

/** The name of the business, or a blank. */
export const nameOf = ({ business }: Practice): string => business.name ?? '[your business name]'

/** "ABN: 51 824 753 556"; elsewhere, numbers have other names. */
export const numberOf = ({ business }: Practice, { registered, id }: Law): string =>
  registered === null
    ? '[your company number, with its name, or delete this line]'
    : `${registered}: ${(business.country === id && business.number) || `[your ${registered}, or delete this line]`}`

export const emailOf = ({ business }: Practice): string => business.email ?? '[your email address]'

/** The address on one line, which is left out where nobody knows it. */
export function addressOf({ business: { postal, city, country } }: Practice): string {
  if (!postal)
    return city === null
      ? '[your postal address, or delete this line]'
      : `[your street or PO box, or delete this line], ${city}`
  const { street, locality, region, postcode } = postal
  // On an envelope in Australia nothing stands between the town and the state.
  const isTogether = country !== null || region === null
  const place = isTogether ? [inOne(locality, region, postcode)] : [locality ?? '', inOne(region, postcode)]
  return [street, ...place].filter((part) => part !== '').join(', ')
}

const inOne = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' ')

/** In the money of the law's country, where the shop's own data name no other one. */
export function pricesOf({ currency }: Practice, { prices, money }: Law): string[] {
  const named = currency === null ? money : (CURRENCY_NAMES.get(currency) ?? UNKNOWN_MONEY)
  return prices.map((line) => line.replace(money, named))
}

/** To the owner: a draft names no service that gets nothing, although the pages have its tag. */
export const oldTagsNote = ({ oldTags }: Practice): string[] =>
  oldTags.length === 0
    ? []
    : [
        `Your pages have a tag of ${listed(oldTags)} that counts nothing now, so it is not named here. Take it out of your pages, or name it once it works again.`,
      ]

export const UPDATED = 'Last updated: [your date].'
