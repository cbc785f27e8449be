/** A written address in the parts that schema.org names. */
export interface PostalAddress {
  street: string
  locality: string | null
  region: string | null
  postcode: string | null
}

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']
const COUNTRY = /,?\s*(?:Australia|New Zealand|Aotearoa)\.?$/iu

/**
 * Reads an Australian or New Zealand address as it is written on a letter: street, then suburb or city, state, and four digits of
 * postcode (Australia Post's and NZ Post's addressing guides). What does not end so stays in the street as it was written.
 */
export function readAddress(written: string): PostalAddress {
  const whole = written
    .replaceAll(/\s*\n\s*/gu, ', ')
    .replace(COUNTRY, '')
    .trim()
  const [, before, postcode] = /^(.*\S)[\s,]+(\d{4})$/u.exec(whole) ?? []
  if (before === undefined || postcode === undefined) return asWritten(whole)
  const region = STATES.find((state) => before.toUpperCase().endsWith(` ${state}`)) ?? null
  const rest = region === null ? before : before.slice(0, -region.length)
  const parts = rest.replace(/[\s,]+$/u, '').split(/\s*,\s*/u)
  if (parts.length === 1 && region === null) return asWritten(whole)
  const locality = parts.length > 1 ? (parts.pop() ?? null) : null
  return { street: parts.join(', '), locality, region, postcode }
}

const asWritten = (street: string): PostalAddress => ({
  street,
  locality: null,
  region: null,
  postcode: null,
})
