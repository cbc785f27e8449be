import { lengthProblem, passwordText, STRONG_PASSWORD, TOO_WEAK } from '#core/owner-input/password.ts'
import { strengthOf } from './strength.ts'

/**
 * What is wrong with a new password; `null` when nothing is. No rules of composition, no forced change
 * (NIST SP 800-63B-4, 3.1.1.2): length in code points after NFC, and strength with the owner's own words to avoid.
 */
export async function wrongWithPassword(
  password: string,
  ownWords: readonly string[],
): Promise<string | null> {
  const wrong = lengthProblem(password)
  if (wrong !== null) return wrong
  const score = await strengthOf(passwordText(password), [...ownWords, 'fettle'])
  return score >= STRONG_PASSWORD ? null : TOO_WEAK
}
