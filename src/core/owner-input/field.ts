import { z } from 'zod'

/** A field as it is stored, or the sentence that says what is wrong. */
export type FieldRead<Value> = { ok: true; value: Value } | { ok: false; message: string }

export const taken = <Value>(value: Value): FieldRead<Value> => ({ ok: true, value })
export const refused = (message: string): FieldRead<never> => ({ ok: false, message })

/** A text field of a form that is read by a rule; `missing` is said when the form does not hold it as text. */
export const textField = <Value>(missing: string, read: (typed: string) => FieldRead<Value>) =>
  z.string({ error: missing }).transform((typed, context) => settle(read(typed), context))

/** A text field with a tick "I don't have one" beside it, which makes it `null`; absent is empty. */
export const fieldOrNone = <Value>(read: (typed: string | null) => FieldRead<Value>) =>
  z
    .string()
    .nullable()
    .default('')
    .transform((typed, context) => settle(read(typed), context))

function settle<Value>(read: FieldRead<Value>, context: z.RefinementCtx): Value {
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: read.message })
  return z.NEVER
}

/** Said of a text that is longer than its field. */
export const tooLong = (most: number): string => `Please use ${most} characters or fewer`
