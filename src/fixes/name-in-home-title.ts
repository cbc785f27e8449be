import type { PageFacts } from '#core/evidence/page.ts'
import { ownMailDomain } from '#core/mail/own-domain.ts'
import { lettersOf } from './markup/letters-of.ts'
import { SAYS_NOTHING } from './markup/empty-names.ts'
import { TITLE_SEPARATOR } from './markup/titles-in-common.ts'
import { asPlainLine } from './words.ts'

const partsOf = ({ title }: Pick<PageFacts, 'title'>): string[] =>
  asPlainLine(title.text ?? '').split(TITLE_SEPARATOR)

/** Shorter ones are what a mailbox is for: "bookings", "contact". */
const SHORTEST_MAILBOX = 9

/**
 * The part of a homepage's title that a mailbox at a mail provider is called as a whole: "Joe's Plumbing" where mail goes to joesplumbing@gmail.com. At a domain of its own
 * a mailbox says what it is for: accommodation@, photography@.
 */
export function nameByMailbox(home: PageFacts, pages: readonly PageFacts[]): string | null {
  const boxes = new Set(
    [home, ...pages].flatMap(({ contact }) =>
      contact.emails
        .filter((email) => ownMailDomain(email) === null)
        .map((email) => lettersOf(email.split('@', 1)[0] ?? '')),
    ),
  )
  return (
    partsOf(home).find((part) => lettersOf(part).length >= SHORTEST_MAILBOX && boxes.has(lettersOf(part))) ??
    null
  )
}

/** More words are a slogan. */
const MOST_WORDS = 6
/** Small words of a name need no capital. */
const OF_A_NAME = /^(?:\p{Lu}|\p{N}|&$|(?:and|of|the|at|for|in|on|by|de|du|la|le|und|y)$)/u
/** What a text says of a business by its name: "Wok and Brew is a dining spot". */
const SAID = String.raw`\s(?:is|are|was) (?:an?|the|your|one of|located|based|run by|owned by)\b`

/** The name in a homepage's title whose only other part is "Home", where the page's text says what it is, or welcomes to it: of a slogan it does neither. */
export function nameBesideHome(home: PageFacts): string | null {
  const parts = partsOf(home)
  const named = parts.filter((part) => !SAYS_NOTHING.test(part))
  const [name, ...others] = named
  if (name === undefined || others.length > 0 || named.length === parts.length) return null
  const words = name.split(/\s+/u)
  if (words.length > MOST_WORDS || !words.every((word) => OF_A_NAME.test(word))) return null
  const written = name.replaceAll(
    /[^\p{L}\p{N}\s]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`,
  )
  const said = new RegExp(`(?<!\\p{L})(?:${written}${SAID}|[Ww]elcome to (?:the )?${written}(?!\\p{L}))`, 'u')
  const { header, main, footer } = home.text
  return said.test([header, main, footer].join('\n')) ? name : null
}
