import type { PasswordScore } from './password.ts'

const SHORTEST = 3
/** Stands for an own word in the scored text: one character that nobody can guess. */
const OWN_WORD = '\u{FFFD}'

/**
 * How hard a password is to guess for somebody who knows the owner: the lower of its own score, and of its score with each of the
 * owner's own words replaced by one character. `words` are addresses, names and hosts as they were typed.
 */
export function scoreKnowing(password: string, words: readonly string[], score: PasswordScore): number {
  const parts = [...new Set(words.flatMap(partsOf))]
  const rest = withoutWords(password, parts)
  const whole = score(password, parts)
  return rest === password ? whole : Math.min(whole, score(rest, parts))
}

/** The whole text, its local part, both joined, and every part of three letters and more. */
function partsOf(words: string): string[] {
  const whole = words.toLowerCase()
  const [local = ''] = whole.split('@')
  const parts = whole.split(/[^\p{L}\p{N}]+/u)
  const together = [local, whole].map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
  return [whole, local, ...together, ...parts].filter((part) => part.length >= SHORTEST)
}

/** The password with each own word replaced by one character, the longest words first, also where letters are replaced by digits or signs. */
function withoutWords(password: string, parts: readonly string[]): string {
  let rest = password
  for (const part of parts.toSorted((a, b) => b.length - a.length)) {
    const disguised = plain(part)
    let at = plain(rest).indexOf(disguised)
    while (at !== -1) {
      rest = rest.slice(0, at) + OWN_WORD + rest.slice(at + disguised.length)
      at = plain(rest).indexOf(disguised, at + 1)
    }
  }
  return rest
}

/** The letters that digits and signs are typed for, and the letter that looks like another. */
const LETTER_BEHIND: Readonly<Record<string, string>> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

/** Letters and the signs that replace them, mapped one to one, so that positions stay. */
const plain = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => plainUnit(text.charAt(at))).join('')

function plainUnit(unit: string): string {
  const small = unit.toLowerCase()
  return LETTER_BEHIND[small] ?? (small.length === 1 ? small : unit)
}
