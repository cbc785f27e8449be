import { NETWORKS } from '#core/address/networks.ts'
import { z } from 'zod'
import { NO_BUSINESS } from '#web/shared/business/business-values.ts'
import { EMPTY_SOCIAL } from '#web/shared/business/social-values.ts'

const channel = z.object({ typed: z.string(), none: z.boolean() })

/** Everything that is typed and chosen in onboarding, as it is stored in the browser. */
export const draftSchema = z.object({
  step: z.int().min(0).max(2),
  website: z.object({ address: z.string(), none: z.boolean(), mayCheck: z.boolean() }),
  business: z.object({
    businessName: z.string(),
    industry: z.string(),
    subIndustry: z.string(),
    sector: z.string(),
    country: z.string(),
    city: z.string(),
    businessAge: z.string(),
    staffCount: z.string(),
    savviness: z.string(),
  }),
  social: z.record(z.enum(NETWORKS), channel),
  /** Optional; empty without one. */
  phone: z.string(),
  /** Fields that were filled in from the website once: what the owner makes of them then stays. */
  filled: z.array(z.string()),
})
export type OnboardingDraft = z.infer<typeof draftSchema>

export const NO_DRAFT: OnboardingDraft = {
  step: 0,
  website: { address: '', none: false, mayCheck: false },
  business: NO_BUSINESS,
  social: EMPTY_SOCIAL,
  phone: '',
  filled: [],
}

/** The stored draft, where it can be read. */
export function draftFrom(kept: unknown): OnboardingDraft {
  const read = draftSchema.safeParse(kept)
  return read.success ? read.data : NO_DRAFT
}
