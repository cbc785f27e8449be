import { isPublicName, readTypedAddress } from '../address/typed-address.ts'
import { type FieldRead, refused, taken, textField } from './field.ts'
import { isBlank } from './text.ts'

/** What is allowed before the `@`: words with dots between them (RFC 5322, section 3.2.3, dot-atom). */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/iu
/** A domain that every address parser reads the same way. */
const DOMAIN = /^[\p{L}\p{M}\p{N}._-]+$/u
const LONGEST_LOCAL = 64
const LONGEST = 254

/**
 * An e-mail address (decisions, section 5.3) with its domain in lower-case punycode, or `null` when it is invalid. Line breaks
 * and other control characters are refused even at the ends, because they begin a new line in a mail's header. `allowed` are hosts
 * that the operator allows, accepted whatever their ending.
 */
export function emailAddress(typed: string, allowed: readonly string[] = []): string | null {
  if (/\p{Cc}/u.test(typed)) return null
  const [local = '', domain = '', ...more] = typed.trim().split('@')
  if (more.length > 0 || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return null
  const host = mailHost(domain, allowed)
  if (host === null) return null
  const address = `${local}@${host}`
  return address.length > LONGEST ? null : address
}

/** {@link emailAddress} for a form; `message` refuses what is none. */
export function readEmail(
  typed: string,
  message: string,
  allowed: readonly string[] = [],
): FieldRead<string> {
  const address = emailAddress(typed, allowed)
  return address === null ? refused(message) : taken(address)
}

export const NO_EMAIL = 'Please provide email'
/** The specification has the words for an empty field alone. */
export const WRONG_EMAIL =
  'We can’t send email to this address. Please check it: it should look like name@example.com'

/** A field of a form that needs an email address. */
export const emailField = (allowed: readonly string[]) =>
  textField(NO_EMAIL, (typed) => readEmail(typed, isBlank(typed) ? NO_EMAIL : WRONG_EMAIL, allowed))

function mailHost(domain: string, allowed: readonly string[]): string | null {
  if (!DOMAIN.test(domain)) return null
  const read = readTypedAddress(domain)
  if (!read.ok) return null
  return allowed.includes(read.host) || isPublicName(read.host) ? read.host : null
}
