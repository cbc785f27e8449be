import { tooLong } from './field.ts'
import { lengthOf } from './text.ts'

/** Scores a password, 0 (worst) to 4, given words that somebody would try first. */
export type PasswordScore = (password: string, words: readonly string[]) => number

/** In code points (decisions, section 5.2). */
const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 128

export const PASSWORD_HINT = `Use at least ${SHORTEST_PASSWORD} characters. Four random words work well.`
export const PASSWORDS_DIFFER = "The two passwords don't match"
/** The score from which a password is accepted, of 4: safely unguessable, over 10^8 guesses (zxcvbn). */
export const STRONG_PASSWORD = 3
const TOO_SHORT = `Your password needs at least ${SHORTEST_PASSWORD} characters`
const TOO_LONG = tooLong(LONGEST_PASSWORD)
export const TOO_WEAK = 'That password is too easy to guess. Please choose another.'

/** A password as it is judged, hashed and compared: NFC, with all its spaces (NIST SP 800-63B-4, section 3.1.1.2). */
export const passwordText = (typed: string): string => typed.normalize('NFC')

/**
 * What is wrong with a new password, `null` when nothing is: it needs 10 to 128 code points, and 3 of 4 by `score`. Kinds of
 * characters are not required. `words` are the owner's own, see {@link wordsToAvoid}.
 */
export function passwordProblem(
  typed: string,
  words: readonly string[],
  score: PasswordScore,
): string | null {
  const password = passwordText(typed)
  return lengthProblem(password) ?? (score(password, words) < STRONG_PASSWORD ? TOO_WEAK : null)
}

/** What is wrong with the length of a new password; nothing else needs to be known. */
export function lengthProblem(typed: string): string | null {
  const length = lengthOf(passwordText(typed))
  if (length < SHORTEST_PASSWORD) return TOO_SHORT
  return length > LONGEST_PASSWORD ? TOO_LONG : null
}

/** What is known of an owner who chooses a password. */
export interface KnownOfOwner {
  email?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  businessName?: string | null | undefined
  /** The address of their website. */
  website?: string | null | undefined
}

/** Words that make a password easy to guess for somebody who knows the owner. */
export function wordsToAvoid({ email, firstName, lastName, businessName, website }: KnownOfOwner): string[] {
  const host = URL.parse(website ?? '')?.hostname.replace(/^www\./u, '')
  const words = [
    email,
    email?.split('@')[0],
    firstName,
    lastName,
    businessName,
    businessName?.replace(/\s+/gu, ''),
    host,
    host?.split('.')[0],
    'fettle',
  ]
  return [...new Set(words.flatMap((word) => (word ? [word.toLowerCase()] : [])))]
}
