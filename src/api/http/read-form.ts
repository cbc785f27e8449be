import type { z } from 'zod'
import { wrongFields } from './error.ts'
import { firstMessages } from './first-messages.ts'
import { issueWords } from './plain-words.ts'

/** Reads a typed form by its own rules. Throws 422 with a message beside each wrong field. */
export function readForm<Read>(form: z.ZodType<Read>, typed: unknown): Read {
  const read = form.safeParse(typed, { error: issueWords })
  if (read.success) return read.data
  throw wrongFields(firstMessages(read.error.issues.flatMap(fieldsOf)))
}

const fieldsOf = (issue: z.core.$ZodIssue): [string, string][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field'])
    : [[issue.path.join('.'), issue.message]]
