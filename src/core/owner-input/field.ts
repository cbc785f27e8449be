import { z } from 'zod'

/** A valid field as it is stored, or a message about what is wrong. */
export type FieldRead<Value> = { ok: true; value: Value } | { ok: false; message: string }

export const accepted = <Value>(value: Value): FieldRead<Value> => ({ ok: true, value })
export const refused = (message: string): FieldRead<never> => ({ ok: false, message })

/** A text field of a form, read by a rule; `missing` is the message when the form has no such text. */
export const textField = <Value>(missing: string, read: (typed: string) => FieldRead<Value>) =>
  z.string({ error: missing }).transform((typed, context) => valueOrIssue(read(typed), context))

/** A text field with a tick "I don't have one" beside it, which makes it `null`; an absent field is empty. */
export const fieldOrNone = <Value>(read: (typed: string | null) => FieldRead<Value>) =>
  z
    .string()
    .nullable()
    .default('')
    .transform((typed, context) => valueOrIssue(read(typed), context))

/** The value of a field that was read, or its message as an issue of the form. */
export function valueOrIssue<Value>(read: FieldRead<Value>, context: z.RefinementCtx): Value {
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: read.message })
  return z.NEVER
}

/** The message for a text that is longer than its field. */
export const tooLong = (most: number): string => `Please use ${most} characters or fewer`
