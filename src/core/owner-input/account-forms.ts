import { z } from 'zod'
import { emailField } from './email.ts'
import { accepted, refused, textField } from './field.ts'
import { readName } from './names.ts'
import {
  type KnownOfOwner,
  lengthProblem,
  PASSWORDS_DIFFER,
  passwordProblem,
  type PasswordScore,
  passwordText,
  wordsToAvoid,
} from './password.ts'

/** Hosts that the operator allows; e-mail addresses and websites there are accepted whatever their ending. */
type Allowed = readonly string[]

const name = (missing: string) => textField(missing, (typed) => readName(typed, missing))

/** The fields of a person that registering and the profile share. */
export const personFields = (allowed: Allowed) => ({
  firstName: name('Please provide first name'),
  lastName: name('Please provide last name'),
  email: emailField(allowed),
})

const password = (problemOf: (typed: string) => string | null) =>
  textField('Please provide password', (typed) => {
    const message = problemOf(typed)
    return message === null ? accepted(passwordText(typed)) : refused(message)
  })

/** The first step of registering. Once all fields are valid, the password is judged with the others as words to avoid. */
export const registerSchema = (score: PasswordScore, allowed: Allowed = []) =>
  z
    .strictObject({ ...personFields(allowed), password: password(lengthProblem) })
    .superRefine((details, context) => {
      const message = passwordProblem(details.password, wordsToAvoid(details), score)
      if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message })
    })

/** A new password, typed twice, judged with what is known of the owner. */
export const newPasswordSchema = (score: PasswordScore, owner: KnownOfOwner) =>
  z
    .strictObject({
      newPassword: password((typed) => passwordProblem(typed, wordsToAvoid(owner), score)),
      verifyPassword: z.string({ error: PASSWORDS_DIFFER }).transform(passwordText),
    })
    .refine(({ newPassword, verifyPassword }) => newPassword === verifyPassword, {
      path: ['verifyPassword'],
      error: PASSWORDS_DIFFER,
    })
