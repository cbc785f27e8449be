import { plainLetters } from '#core/format/plain-letters.ts'
import type { OfferedAccount } from '#web/app/queries/connection-queries.ts'

/** From so many accounts on they are searched. */
export const SEARCH_FROM = 10
/** Most accounts shown at once: an owner with more types part of the name. */
export const MOST_SHOWN = 50

/** Accounts whose name or address has every word that was typed. The chosen one comes first, then the suggested ones. */
export function findAccounts(
  accounts: readonly OfferedAccount[],
  typed: string,
  chosen: string | null,
): OfferedAccount[] {
  const words = plainLetters(typed).split(/\s+/u).filter(Boolean)
  const found = accounts.filter(({ label, detail }) => {
    const text = plainLetters(`${label} ${detail ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const place = ({ id, isSuggested }: OfferedAccount) => (id === chosen ? 0 : isSuggested ? 1 : 2)
  return found.toSorted((one, other) => place(one) - place(other))
}

/** How many of how many are shown; `null`: all are. */
export function shownWords(found: number, all: number): string | null {
  if (found === 0) return 'None has these words in its name or address.'
  if (found > MOST_SHOWN)
    return `The first ${MOST_SHOWN} of ${count(found)}. Type more of the name or address.`
  return found < all ? `${count(found)} of ${count(all)}` : null
}

const count = (number: number): string => number.toLocaleString('en-AU')
