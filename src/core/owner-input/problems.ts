import type { z } from 'zod'

/**
 * What is wrong with a form: the first message of each field, by its name; empty when the form is valid. A field within another has the names of both:
 * `address.city`. Fields that the form does not have get "Unknown field". `only` judges some of the fields, for a form in several steps.
 */
export function fieldProblems(
  form: z.ZodType,
  values: unknown,
  only?: readonly string[],
): Record<string, string> {
  const parsed = form.safeParse(values)
  if (parsed.success) return {}
  const problems = parsed.error.issues.flatMap(fieldsOf)
  return Object.fromEntries(
    problems.toReversed().filter(([field]) => only === undefined || only.includes(field)),
  )
}

function fieldsOf(issue: z.core.$ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [[...issue.path, key].join('.'), 'Unknown field'])
  return [[issue.path.join('.'), issue.message]]
}
