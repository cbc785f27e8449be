import { z } from 'zod'
import { isBlank, lengthOf, tidyLine } from '../owner-input/text.ts'
import type { Option } from '../survey/question.ts'
import { INDUSTRIES } from './industries.data.ts'
import { subIndustriesOf } from './industries.ts'
import { COUNTRY_OPTIONS } from './places.data.ts'
import { SAVVINESS, USUAL_SAVVINESS } from './savviness.data.ts'
import { SECTORS } from './sectors.data.ts'
import { BUSINESS_AGES, STAFF_COUNTS } from './size.data.ts'

/** The message for each choice that was not made; "an country" is the specification's own spelling. */
export const BUSINESS_MESSAGES = {
  industry: 'Please ensure you have selected an industry',
  subIndustry: 'Please ensure you have selected a sub-industry',
  sector: 'Please ensure you have selected a sector',
  country: 'Please ensure you have selected an country',
  city: 'Please ensure you have selected a city',
  businessAge: 'Please ensure you have selected a business age',
  staffCount: 'Please ensure you have selected a staff count',
  savviness: 'Please choose 1 to 5',
} as const

/** Letters with the marks that place names use: Mount Gambier, Ōtāhuhu, O'Connor, St. Arnaud. */
const CITY = /^\p{L}[\p{L}\p{M} .,'’()/-]*$/u
const SHORTEST_CITY = 2
const LONGEST_CITY = 60

const ids = (options: readonly Option[]): string[] => options.map(({ id }) => id)

const required = (options: readonly Option[], error: string) => z.enum(ids(options), { error })

/** `null` and an empty text mean that nothing was chosen. */
const optional = (options: readonly Option[], error: string) =>
  z
    .enum(['', ...ids(options)], { error })
    .nullable()
    .default(null)
    .transform((id) => id || null)

const city = z.string({ error: BUSINESS_MESSAGES.city }).transform((typed, context) => {
  const name = tidyLine(typed)
  if (isCity(name)) return name
  context.addIssue({ code: 'custom', message: BUSINESS_MESSAGES.city })
  return z.NEVER
})

const isCity = (name: string): boolean =>
  !isBlank(name) && CITY.test(name) && lengthOf(name) >= SHORTEST_CITY && lengthOf(name) <= LONGEST_CITY

/** The fields about a business that onboarding and the profile share; see {@link subIndustryFits} for the one that depends on another. */
export const businessFields = {
  industry: required(INDUSTRIES, BUSINESS_MESSAGES.industry),
  subIndustry: optional(
    INDUSTRIES.flatMap(({ subIndustries }) => subIndustries),
    BUSINESS_MESSAGES.subIndustry,
  ),
  sector: required(SECTORS, BUSINESS_MESSAGES.sector),
  country: required(COUNTRY_OPTIONS, BUSINESS_MESSAGES.country),
  city,
  businessAge: optional(BUSINESS_AGES, BUSINESS_MESSAGES.businessAge),
  staffCount: optional(STAFF_COUNTS, BUSINESS_MESSAGES.staffCount),
  savviness: z
    .int({ error: BUSINESS_MESSAGES.savviness })
    .min(1, { error: BUSINESS_MESSAGES.savviness })
    .max(SAVVINESS.length, { error: BUSINESS_MESSAGES.savviness })
    .default(USUAL_SAVVINESS),
}

const Pair = z.object({ industry: z.enum(ids(INDUSTRIES)), subIndustry: z.string().nullable() })

/** Whether the sub-industry belongs to the chosen industry; only `other` needs none (catalogues, section 1). */
export const subIndustryFits = (chosen: z.infer<typeof Pair>): boolean =>
  chosen.subIndustry === null
    ? chosen.industry === 'other'
    : subIndustriesOf(chosen.industry).some(({ id }) => id === chosen.subIndustry)

/** {@link subIndustryFits} as a zod refinement: it runs once both fields are valid, whatever the others hold. */
export const SUB_INDUSTRY_RULE = {
  path: ['subIndustry'],
  error: BUSINESS_MESSAGES.subIndustry,
  when: ({ value }: { value: unknown }): boolean => Pair.safeParse(value).success,
}
