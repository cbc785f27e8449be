import { isAtRoot } from '#core/address/homepage.ts'
import type { Block } from '#core/block.ts'
import type { FoundDeadLink } from '#core/site/dead-links.ts'
import { listed } from '#core/words.ts'
import type { LostEmail } from '#core/site/lost-emails.ts'
import { shownPath } from '#core/site/shown-path.ts'
import { asPlainLine } from '#fixes/words.ts'
import { deadWords, lostEmailWords } from './words.ts'
import { andOthers } from './whereabouts.ts'

const NAMED = 3
const SHOWN = 50

/** The sentence of the verdict where nothing that was tested is broken. */
export const deadLine = (links: readonly FoundDeadLink[]): string | null =>
  links.length === 0 ? null : deadWords.line(links.length)

/** What to do about links without an address: numbers and email addresses by themselves, then what leads nowhere for certain, then the others. */
export function deadAdvice(links: readonly FoundDeadLink[]): string[] {
  const spokenTo = links.filter(({ kind }) => kind === 'phone' || kind === 'mail')
  const others = links.filter(({ kind }) => kind === 'page' || kind === 'network')
  const sure = others.filter((link) => link.sure)
  const unsure = others.filter((link) => !link.sure)
  return [
    ...spokenTo
      .slice(0, NAMED)
      .map(({ kind, text }) =>
        kind === 'phone' ? deadWords.phone(asPlainLine(text)) : deadWords.mail(asPlainLine(text)),
      ),
    ...(spokenTo.length > NAMED ? [deadWords.more(spokenTo.length - NAMED)] : []),
    ...(sure.length > 0 ? [deadWords.sure(sure.length, namesOf(sure))] : []),
    ...(unsure.length > 0 ? [deadWords.unsure(unsure.length, namesOf(unsure))] : []),
  ]
}

/** All of them, with the pages that have them. */
export function deadBlocks(links: readonly FoundDeadLink[]): Block[] {
  if (links.length === 0) return []
  return [
    {
      kind: 'table',
      title: deadWords.title,
      columns: [{ label: 'Link text' }, { label: 'Found on' }],
      rows: links.slice(0, SHOWN).map(({ text, pages }) => [text, placeOf(pages)]),
      total: links.length,
    },
  ]
}

function namesOf(links: readonly FoundDeadLink[]): string {
  const named = links.slice(0, NAMED).map(({ text }) => `“${asPlainLine(text)}”`)
  const more = links.length - named.length
  return listed(more > 0 ? [...named, `${more} more`] : named)
}

const placeOf = ([first = '', ...alsoFrom]: readonly string[]): string =>
  (isAtRoot(first) ? 'Homepage' : first) + andOthers({ alsoFrom, uses: alsoFrom.length + 1 })

const MOST_EMAILS = 3

/** What to do about email addresses that a copied page hides from everybody. */
export const lostEmailAdvice = (emails: readonly LostEmail[]): string[] =>
  emails.slice(0, MOST_EMAILS).map(({ address, pages }) => {
    const [first = '', ...alsoFrom] = pages
    const where =
      (isAtRoot(first) ? 'your homepage' : shownPath(first)) + andOthers({ alsoFrom, uses: pages.length })
    return address === null ? lostEmailWords.gone(where) : lostEmailWords.hidden(address, where)
  })
