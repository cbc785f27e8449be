import { decoded } from '#core/address/decoded.ts'

/** Lengths of RFC 5321, 4.5.3.1. */
const LOCAL_LIMIT = 64
const ADDRESS_LIMIT = 254
const LOCAL = /^[^\s@"(),:;<>[\\\]]+$/u
const DOMAIN =
  /^(?=.{1,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u
/** A shorter number is not a phone number. */
const FEWEST_DIGITS = 3

/**
 * True when a `mailto:` link can open a message: every address is valid, or there is none but a query, which makes it a share link (RFC 6068).
 */
export function isMailLink(href: string): boolean {
  const [to, query] = splitOnce(href.replace(/^\s*mailto:/iu, ''), '?')
  const addresses = (decoded(to) ?? to)
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  if (addresses.length === 0) return query !== undefined && query !== ''
  return addresses.every(isEmail)
}

/** True when a `tel:` or `sms:` link has enough digits. */
export const isPhoneLink = (href: string): boolean => digitsIn(splitOnce(href, '?')[0]) >= FEWEST_DIGITS

function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || at > LOCAL_LIMIT || address.length > ADDRESS_LIMIT) return false
  return LOCAL.test(local) && DOMAIN.test(domain)
}

const digitsIn = (number: string): number => ((decoded(number) ?? number).match(/\d/gu) ?? []).length

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
