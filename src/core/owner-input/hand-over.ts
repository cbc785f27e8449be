import { z } from 'zod'
import { readEmail } from './email.ts'
import { type FieldRead, refused, taken, textField, tooLong } from './field.ts'
import { lengthOf, tidyLine } from './text.ts'
import { holdsAddress } from './web-address.ts'

/** In characters. */
export const LONGEST_NOTE = 500

const EMAIL = 'Please provide email'
const NO_LINKS = 'Please leave web addresses out: the email has one link, to your results'

/** The e-mail address that a link is sent to, and the owner's note. `allowed`: hosts at which addresses are accepted whatever their ending. */
export const handOverMailSchema = (allowed: readonly string[] = []) =>
  z.strictObject({
    to: textField(EMAIL, (typed) => readEmail(typed, EMAIL, allowed)),
    note: textField(tooLong(LONGEST_NOTE), readNote),
  })

function readNote(typed: string): FieldRead<string> {
  const note = tidyLine(typed)
  if (lengthOf(note) > LONGEST_NOTE) return refused(tooLong(LONGEST_NOTE))
  return holdsAddress(note) ? refused(NO_LINKS) : taken(note)
}
