import { z } from 'zod'
import { USER_METRICS } from '#core/evidence/accounts.ts'

/** The website's tags and, once connected, the property and its numbers. */
export const facts = z.object({
  tagIds: z.array(z.string()),
  tags: z.object({
    ga4: z.array(z.string()),
    ua: z.array(z.string()),
    gtm: z.array(z.string()),
    ads: z.array(z.string()),
  }),
  /** Other tools that count visits. */
  otherTools: z.array(z.string()),
  /** The name of the property that the owner connected. */
  propertyName: z.string().nullable(),
  /** What `values` counts. */
  metric: z.enum(USER_METRICS).nullable(),
  period: z.string().nullable(),
  values: z.array(z.object({ day: z.string(), value: z.number() })),
})
