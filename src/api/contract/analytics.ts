import { z } from 'zod'
import { ANALYTICS_PERIODS } from '#core/analytics/periods.ts'
import { ORIGINS } from '#core/connections/origins.ts'
import { USER_METRICS } from '#core/evidence/accounts.ts'
import { call, plainCall } from './call.ts'

const figures = z.object({
  /** People in the period, and in the one before, by what is counted. */
  total: z.number().int(),
  before: z.number().int(),
  /** Oldest first. */
  days: z.array(z.object({ day: z.string(), value: z.number().int(), before: z.number().int().nullable() })),
})

const shown = z.object({
  /** Name of the property; `null`: none is connected and chosen. */
  property: z.string().nullable(),
  mode: z.enum(ORIGINS),
  /** Hosts that the property measures, when none of them is the website's and the owner has not confirmed it; otherwise empty. */
  otherHosts: z.array(z.string()),
  metric: z.enum(USER_METRICS),
  period: z.enum(ANALYTICS_PERIODS),
  /** `null`: there are none. */
  figures: figures.nullable(),
  /** Why there are none now, in a sentence; `null`: there are, or nothing is connected. */
  problem: z.string().nullable(),
})

export const analyticsCalls = {
  'GET /analytics': call({
    ...plainCall,
    access: 'owner',
    summary: "People on the owner's website, by Google Analytics",
    answer: shown,
  }),
  'PUT /analytics': call({
    ...plainCall,
    access: 'owner',
    summary: 'Choose what is counted and for which period',
    body: z.strictObject({ metric: z.enum(USER_METRICS), period: z.enum(ANALYTICS_PERIODS) }),
    answer: shown,
  }),
  'POST /analytics/confirm': call({
    ...plainCall,
    access: 'owner',
    summary: "Confirm that the chosen property is the website's",
    answer: shown,
  }),
}
