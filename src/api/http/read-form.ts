import type { z } from 'zod'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { wrongFields } from './error.ts'

/** Reads a typed form by its own rules. Throws 422 with a message beside each wrong field. */
export function readForm<Read>(form: z.ZodType<Read>, typed: unknown): Read {
  const read = form.safeParse(typed)
  if (read.success) return read.data
  const inOrder = Object.entries(fieldProblems(form, typed)).toReversed()
  throw wrongFields(Object.fromEntries(inOrder))
}
