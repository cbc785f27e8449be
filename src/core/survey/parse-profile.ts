import { z } from 'zod'
import { readHandle } from '../address/handles.ts'
import { NETWORKS } from '../address/networks.ts'
import { INDUSTRIES } from '../business/industries.data.ts'
import { subIndustriesOf } from '../business/industries.ts'
import { COUNTRY_OPTIONS } from '../business/places.data.ts'
import { SAVVINESS } from '../business/savviness.data.ts'
import { BUSINESS_AGES, STAFF_COUNTS } from '../business/size.data.ts'
import type { ProfileEvidence } from '../evidence/owner.ts'
import { readEmail } from '../owner-input/email.ts'
import { valueOrIssue } from '../owner-input/field.ts'
import { readBusinessName } from '../owner-input/names.ts'
import { listed } from '../words.ts'
import type { Option } from './question.ts'

/** A profile, or one sentence that names the invalid field. */
export type ProfileRead = { ok: true; profile: ProfileEvidence } | { ok: false; message: string }

const oneOf = (choices: readonly Option[]) => {
  const ids = choices.map(({ id }) => id)
  return z.enum(ids, { error: `use ${listed(ids, 'or')}` })
}

const shortText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, { error: `use up to ${longest} characters` })

const SAVVINESS_RANGE = `use 1 to ${SAVVINESS.length}`

const PROFILE_FIELDS = z.strictObject({
  businessName: z
    .string()
    .transform((typed, context) => valueOrIssue(readBusinessName(typed), context))
    .exactOptional(),
  email: z
    .string()
    .transform((typed, context) => valueOrIssue(readEmail(typed, 'use an email address'), context))
    .exactOptional(),
  industry: oneOf(INDUSTRIES).exactOptional(),
  subIndustry: z.string().exactOptional(),
  businessAge: oneOf(BUSINESS_AGES).exactOptional(),
  staffCount: oneOf(STAFF_COUNTS).exactOptional(),
  country: oneOf(COUNTRY_OPTIONS).exactOptional(),
  city: shortText(60).exactOptional(),
  savviness: z
    .int({ error: SAVVINESS_RANGE })
    .min(1, { error: SAVVINESS_RANGE })
    .max(SAVVINESS.length, { error: SAVVINESS_RANGE })
    .exactOptional(),
  facebook: z.string().exactOptional(),
  instagram: z.string().exactOptional(),
  twitter: z.string().exactOptional(),
  linkedin: z.string().exactOptional(),
  noWebsite: z.boolean().exactOptional(),
})

const Profile = PROFILE_FIELDS.refine(
  ({ industry = '', subIndustry }) =>
    subIndustry === undefined || subIndustriesOf(industry).some(({ id }) => id === subIndustry),
  { path: ['subIndustry'], error: 'use a sub-industry of the industry' },
).transform(({ businessName, ...others }) => ({
  ...others,
  ...(businessName === undefined || businessName === null ? {} : { businessName }),
}))

/** Reads the owner's profile; empty texts count as not given, handles are cleaned. */
export function readProfile(given: Readonly<Record<string, unknown>>): ProfileRead {
  const filled = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null),
  )
  const parsed = Profile.safeParse(filled)
  if (!parsed.success) return { ok: false, message: sentenceOf(parsed.error) }
  return withHandles(parsed.data)
}

function withHandles(profile: ProfileEvidence): ProfileRead {
  const cleaned = { ...profile }
  for (const network of NETWORKS) {
    const typed = profile[network]
    if (typed === undefined) continue
    const read = readHandle(network, typed)
    if (!read.ok) return { ok: false, message: `${read.message}.` }
    if (read.handle === null) delete cleaned[network]
    else cleaned[network] = read.handle
  }
  return { ok: true, profile: cleaned }
}

function sentenceOf(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue?.code === 'unrecognized_keys')
    return `There is no profile field "${issue.keys[0]?.slice(0, 40)}".`
  const field = issue?.path.join('.') ?? ''
  return `The profile field "${field}" can't be read: ${issue?.message ?? 'it is malformed'}.`
}
