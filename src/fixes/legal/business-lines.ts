import type { Law } from './country.ts'
import type { Practice } from './practice.ts'

/** The name of the business, or a blank. */
export const nameOf = ({ business }: Practice): string => business.name ?? '[your business name]'

/** "ABN: 51 824 753 556"; elsewhere, numbers have other names. */
export const numberOf = ({ business }: Practice, { registered, id }: Law): string =>
  registered === null
    ? '[your company number, with its name, or delete this line]'
    : `${registered}: ${(business.country === id && business.number) || `[your ${registered}, or delete this line]`}`

export const emailOf = ({ business }: Practice): string => business.email ?? '[your email address]'

/** The address on one line, which is left out where nobody knows it. */
export function addressOf({ business: { postal, city } }: Practice): string {
  if (!postal)
    return city === null
      ? '[your postal address, or delete this line]'
      : `[your street or PO box, or delete this line], ${city}`
  const place = [postal.locality, postal.region, postal.postcode].filter((part) => part !== null).join(' ')
  return [postal.street, place].filter((part) => part !== '').join(', ')
}

export const UPDATED = 'Last updated: [your date].'
