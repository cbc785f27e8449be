import { LONGEST_PASSWORD, SHORTEST_PASSWORD, STRONG_PASSWORD } from '#core/owner-input/password.ts'
import { strengthOf } from './strength.ts'

export const TOO_SHORT = 'Your password needs at least 10 characters'
export const TOO_LONG = 'Your password can have at most 128 characters'
export const TOO_EASY = 'That password is too easy to guess. Please choose another.'

/**
 * What is wrong with a new password; `null` when nothing is. No rules of composition, no forced change
 * (NIST SP 800-63B-4, 3.1.1.2): length in code points after NFC, and strength with the owner's own words to avoid.
 */
export async function wrongWithPassword(
  password: string,
  ownWords: readonly string[],
): Promise<string | null> {
  const normal = password.normalize('NFC')
  const { length } = Array.from(normal)
  if (length < SHORTEST_PASSWORD) return TOO_SHORT
  if (length > LONGEST_PASSWORD) return TOO_LONG
  const score = await strengthOf(normal, [...ownWords, 'fettle'])
  return score >= STRONG_PASSWORD ? null : TOO_EASY
}
