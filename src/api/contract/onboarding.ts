import { z } from 'zod'
import { NETWORKS } from '#core/address/networks.ts'
import { call, plainCall } from './call.ts'
import { scanShape } from './scans.ts'
import { typed, typedBusiness, typedChannels, typedOrNone } from './typed-business.ts'

/** A detail that was found on the website, offered as "is this yours?" and stored only when the owner accepts it. */
const found = z.object({
  field: z.enum(['businessName', 'phone', ...NETWORKS]),
  /** The value for the form. */
  value: z.string(),
  /** The page that shows it. */
  at: z.string().nullable(),
})

export const onboardingCalls = {
  'POST /onboarding': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save the business and its website, and start the first scan',
    body: z.strictObject({
      /** `null` or empty: no website. */
      website: typedOrNone,
      mayCheck: z.boolean().optional(),
      phone: typed,
      ...typedBusiness,
      ...typedChannels,
    }),
    answer: scanShape,
    status: 202,
  }),
  'GET /onboarding/found': call({
    ...plainCall,
    access: 'owner',
    summary: 'The business details found on the website so far',
    answer: z.object({
      website: z.object({ address: z.string().nullable(), host: z.string().nullable() }).nullable(),
      country: z.enum(['AU', 'NZ']).nullable(),
      city: z.string().nullable(),
      found: z.array(found),
    }),
  }),
}
