import { isSpecialHost } from '../address/hosts.ts'
import { isPublicName, readTypedAddress } from '../address/typed-address.ts'
import { accepted, type FieldRead, refused, textField } from './field.ts'
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
  const parts = partsOf(typed)
  if (parts === null || !(allowed.includes(parts.host) || isPublicName(parts.host))) return null
  return `${parts.local}@${parts.host}`
}

/** {@link emailAddress} whatever the ending of its host: a provider of sign-ins may give an address that is on no public network. */
export function wellFormedEmail(typed: string): string | null {
  const parts = partsOf(typed)
  return parts?.host.includes('.') ? `${parts.local}@${parts.host}` : null
}

/** What is before the `@` and the host after it, where both are well-formed. */
function partsOf(typed: string): { local: string; host: string } | null {
  if (/\p{Cc}/u.test(typed)) return null
  const [local = '', domain = '', ...more] = typed.trim().split('@')
  if (more.length > 0 || local.length > LONGEST_LOCAL || !LOCAL.test(local) || !DOMAIN.test(domain))
    return null
  const read = readTypedAddress(domain)
  return read.ok && `${local}@${read.host}`.length <= LONGEST ? { local, host: read.host } : null
}

/** {@link emailAddress} for a form; `message` refuses what is none. */
export function readEmail(
  typed: string,
  message: string,
  allowed: readonly string[] = [],
): FieldRead<string> {
  const address = emailAddress(typed, allowed)
  return address === null ? refused(message) : accepted(address)
}

export const NO_EMAIL = 'Please provide email'
/** The specification has the words for an empty field alone. */
export const WRONG_EMAIL =
  'We can’t send email to this address. Please check it: it should look like name@example.com'

/** A field of a form that needs an email address. `present`: what the account has already, which a provider of sign-ins may have given, is accepted as it is. */
export const emailField = (allowed: readonly string[], present: string | null = null) =>
  textField(NO_EMAIL, (typed) =>
    typed.trim() === present ? accepted(present) : readEmail(typed, whyNoEmail(typed), allowed),
  )

/** Why this is no address that can get mail: a well-formed one may have an ending that is on no public network. */
function whyNoEmail(typed: string): string {
  if (isBlank(typed)) return NO_EMAIL
  const { host = '' } = partsOf(typed) ?? {}
  if (!host.includes('.') || !isSpecialHost(host)) return WRONG_EMAIL
  return `We can’t send to addresses ending in .${host.slice(host.lastIndexOf('.') + 1)}. Please use another one.`
}
