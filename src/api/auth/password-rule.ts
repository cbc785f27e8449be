import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export const TOO_SHORT = 'Your password needs at least 10 characters'
export const TOO_LONG = 'Your password can have at most 128 characters'
export const TOO_EASY = 'That password is too easy to guess. Please choose another.'

const SHORTEST = 10
const LONGEST = 128
/** zxcvbn's third of four: safely unguessable, over 10^8 guesses. */
const STRONG_ENOUGH = 3

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
  if (length < SHORTEST) return TOO_SHORT
  if (length > LONGEST) return TOO_LONG
  const judge = await strengthJudge()
  const { score } = judge.check(normal, [...ownWords.flatMap(partsOf), 'fettle'])
  return score >= STRONG_ENOUGH ? null : TOO_EASY
}

/** An address, a name or a host: whole, its local part, both written together, and every part of three letters and more. */
function partsOf(words: string): string[] {
  const whole = words.toLowerCase()
  const [local = ''] = whole.split('@')
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  const together = [local, whole].map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
  return [...new Set([whole, local, ...together, ...parts])].filter((part) => part.length > 2)
}

let judge: Promise<ZxcvbnFactory> | undefined

/** The word lists take some 20 MB, so they are read when the first password is chosen, not at the start. */
const strengthJudge = (): Promise<ZxcvbnFactory> => (judge ??= loadJudge())

async function loadJudge(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
