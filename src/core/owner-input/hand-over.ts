import { z } from 'zod'
import { emailField } from './email.ts'
import { accepted, type FieldRead, refused, textField, tooLong } from './field.ts'
import { isBlank, lengthOf, tidyLine, tidyText } from './text.ts'
import { holdsAddress } from './web-address.ts'

/** In characters. */
export const LONGEST_NOTE = 500

/** Of a question of the web person, and of the owner's answer; in characters. */
export const LONGEST_QUESTION = 500

const NO_LINKS = 'Please leave web addresses out: the email has one link, to your results'

/** The e-mail address that a link is sent to, and the owner's note. `allowed`: hosts at which addresses are accepted whatever their ending. */
export const handOverMailSchema = (allowed: readonly string[] = []) =>
  z.strictObject({
    to: emailField(allowed),
    note: textField(tooLong(LONGEST_NOTE), readNote),
  })

function readNote(typed: string): FieldRead<string> {
  const note = tidyLine(typed)
  if (lengthOf(note) > LONGEST_NOTE) return refused(tooLong(LONGEST_NOTE))
  return holdsAddress(note) ? refused(NO_LINKS) : accepted(note)
}

/** A question of the web person, or the owner's answer to one: some lines of plain text. */
export const questionSchema = z.strictObject({ text: textField('Please write something', readQuestion) })

function readQuestion(typed: string): FieldRead<string> {
  const text = tidyText(typed)
  if (isBlank(text)) return refused('Please write something')
  return lengthOf(text) > LONGEST_QUESTION ? refused(tooLong(LONGEST_QUESTION)) : accepted(text)
}
