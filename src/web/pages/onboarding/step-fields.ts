import { NETWORKS } from '#core/address/networks.ts'
import { readOnboardingPhone } from '#core/owner-input/phone-number.ts'
import { tidyPhone } from '#core/phone.ts'
import type { OnboardingDraft } from './onboarding-draft.ts'

/** Names of the steps, shown above the form. */
export const STEPS = ['Your website', 'Your business', 'Social media', 'All set'] as const

/** The fields of each step. */
const FIELDS: readonly (readonly string[])[] = [
  ['website', 'mayCheck', 'industry', 'subIndustry', 'sector'],
  ['businessName', 'country', 'city', 'businessAge', 'staffCount', 'savviness', 'phone', 'timeZone'],
  NETWORKS,
]

export const fieldsOfStep = (step: number): readonly string[] => FIELDS[step] ?? []

/** The first step with an error; `null` when no field is ours. */
export function stepOfProblems(problems: Readonly<Record<string, string>>): number | null {
  const step = FIELDS.findIndex((fields) => fields.some((field) => field in problems))
  return step === -1 ? null : step
}

/** What is wrong with the phone, on the step that asks for it: the number is judged as its input field tidies it. */
export function phoneProblem(step: number, { phone, business }: OnboardingDraft): Record<string, string> {
  if (!fieldsOfStep(step).includes('phone')) return {}
  const read = readOnboardingPhone(tidyPhone(phone), business.country)
  return read.ok ? {} : { phone: read.message }
}
