import { isBlockable } from '#ads/blocked-terms.ts'

const NOT_THIS = 'Google doesn’t take this as a keyword. Add a shorter negative keyword yourself.'
const NONE = 'Google takes none of these as keywords. Add shorter negative keywords yourself.'
const NOT_ALL =
  'We blocked those that Google takes as keywords. Add shorter negative keywords for the others yourself.'

/** What is said of search terms that could not be blocked, once the others are; `null`: all are blocked. */
export function unblockedWords(terms: readonly { term: string }[]): string | null {
  if (terms.every(isBlockable)) return null
  if (terms.some(isBlockable)) return NOT_ALL
  return terms.length === 1 ? NOT_THIS : NONE
}
