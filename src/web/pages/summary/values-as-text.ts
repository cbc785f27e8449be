import type { SummaryForm } from './use-summary-form.ts'

/** Values with the messages at their fields, as a text; `path`: the prefix of those fields' names. */
export function valuesAsText(
  { errors }: Pick<SummaryForm, 'errors'>,
  path: readonly string[],
  values: unknown,
): string {
  const here = Object.entries(errors).filter(([field]) =>
    path.some((begin) => field === begin || field.startsWith(`${begin}.`)),
  )
  return JSON.stringify([values, here])
}
