import { type FieldRead, refused, taken, tooLong } from './field.ts'
import { lengthOf, tidyLine } from './text.ts'

const LONGEST_NAME = 60
const LONGEST_BUSINESS_NAME = 80
/** A letter that can be seen: some of Unicode's have no shape. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u
const LETTER_OR_DIGIT = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** A person's name, 1 to 60 characters with a letter (decisions, section 5.3); `missing` is said of anything less. */
export function readName(typed: string, missing: string): FieldRead<string> {
  const name = tidyLine(typed)
  if (!LETTER.test(name)) return refused(missing)
  return lengthOf(name) > LONGEST_NAME ? refused(tooLong(LONGEST_NAME)) : taken(name)
}

/** The name of a business, up to 80 characters with a letter or digit; `null` when left empty. */
export function readBusinessName(typed: string | null): FieldRead<string | null> {
  const name = tidyLine(typed ?? '')
  if (name === '') return taken(null)
  if (!LETTER_OR_DIGIT.test(name)) return refused('Please provide business name')
  return lengthOf(name) > LONGEST_BUSINESS_NAME ? refused(tooLong(LONGEST_BUSINESS_NAME)) : taken(name)
}
