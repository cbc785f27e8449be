import { upperFirst } from '#core/text.ts'

/** What only an owner can do: a download that needs an account. */
const OWNERS_ONLY = /^download the (?:report|list)\b/iu
const RERUN = /\bre-run (?:the|this) test\b/giu
/** A visitor's website is looked at once an hour at most. */
const TOO_SOON = /\bin a (?:few minutes|little while)\b/giu

/** Steps as a visitor without an account can take them: a single test cannot be run again, but the website can be looked at again. */
export const visitorSteps = (steps: readonly string[]): string[] =>
  steps.filter((step) => !OWNERS_ONLY.test(step)).map(asLook)

function asLook(step: string): string {
  if (step.search(RERUN) === -1) return step
  const text = step.replaceAll(RERUN, 'look again').replaceAll(TOO_SOON, 'in an hour')
  return upperFirst(text)
}
