import { accepted, type FieldRead, refused, tooLong } from './field.ts'
import { lengthOf, tidyLine } from './text.ts'
import { holdsAddress, isWrittenAsAddress } from './web-address.ts'

const LONGEST_NAME = 60
const LONGEST_BUSINESS_NAME = 80
const NO_ADDRESS = 'Please leave web and email addresses out of the name'
const NOT_AN_ADDRESS = 'Please provide the name of the business, not a web or email address'
/** A visible letter: some of Unicode's letters are invisible. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u
/** Invisible characters, except the joiners that scripts and emoji need: a name must not differ from what it looks like. */
const SHAPELESS = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu

/** A name as it is stored and shown: on one line, without control characters, direction marks and invisible characters. */
const tidyName = (typed: string): string => tidyLine(typed.replace(SHAPELESS, ''))

/**
 * A person's name, 1 to 60 characters with a letter (decisions, section 5.3), and nothing that a mail program turns into a link: names appear
 * in mails to people who do not know the owner. `missing` is the message for an empty name.
 */
export function readName(typed: string, missing: string): FieldRead<string> {
  const name = tidyName(typed)
  if (!LETTER.test(name)) return refused(missing)
  if (lengthOf(name) > LONGEST_NAME) return refused(tooLong(LONGEST_NAME))
  return holdsAddress(name) ? refused(NO_ADDRESS) : accepted(name)
}

/**
 * The name of a business, up to 80 characters with a letter or digit; `null` when left empty. It may look like a domain (`Booking.com Pty
 * Ltd`), which mails write so that it becomes no link; with a scheme, `www.`, a path or an `@` it is refused.
 */
export function readBusinessName(typed: string | null): FieldRead<string | null> {
  const name = tidyName(typed ?? '')
  if (name === '') return accepted(null)
  if (!LETTER_OR_DIGIT.test(name)) return refused('Please provide business name')
  if (lengthOf(name) > LONGEST_BUSINESS_NAME) return refused(tooLong(LONGEST_BUSINESS_NAME))
  return isWrittenAsAddress(name) ? refused(NOT_AN_ADDRESS) : accepted(name)
}

/** A person's name that did not come from our forms, or came before their rule: empty where the rule refuses it. */
export function nameAsShown(stored: string): string {
  const read = readName(stored, '')
  return read.ok ? read.value : ''
}

/** The same for the name of a business; `null` where there is none. */
export function businessNameAsShown(stored: string | null): string | null {
  const read = readBusinessName(stored)
  return read.ok ? read.value : null
}
