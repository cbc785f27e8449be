import { z } from 'zod'
import { ANALYTICS_PERIODS } from '#core/analytics/periods.ts'
import { propertyQuota } from './property-quota.ts'

const PROPERTY = /^properties\/\d{1,20}$/u
/** Two years of days, for a year and the one before. */
export const MOST_ROWS = 800

/** One page of the accounts and properties that the permission reaches. Empty fields are left out of the answer. */
export const summariesAnswer = z.object({
  accountSummaries: z
    .array(
      z.object({
        displayName: z.string().max(1_000).default(''),
        propertySummaries: z
          .array(
            z.object({
              property: z.string().regex(PROPERTY),
              displayName: z.string().max(1_000).default(''),
              canEdit: z.boolean().default(false),
            }),
          )
          .max(5_000)
          .default([]),
      }),
    )
    .max(200)
    .default([]),
  nextPageToken: z.string().max(4_000).optional(),
})

/** The streams of a property; only those of websites have `webStreamData`. */
export const streamsAnswer = z.object({
  dataStreams: z
    .array(
      z.object({
        webStreamData: z
          .object({
            measurementId: z.string().max(40).default(''),
            defaultUri: z.string().max(2_000).default(''),
          })
          .optional(),
      }),
    )
    .max(200)
    .default([]),
})

/** A whole number written as a text. */
const count = z
  .string()
  .regex(/^\d{1,15}$/u)
  .transform(Number)

const report = z.object({
  metricHeaders: z.array(z.object({ name: z.string().max(60) })).max(10),
  /** Absent: nobody came. */
  rows: z
    .array(
      z.object({
        dimensionValues: z.array(z.object({ value: z.string().max(40) })).max(2),
        metricValues: z.array(z.object({ value: count })).max(10),
      }),
    )
    .max(MOST_ROWS)
    .default([]),
  metadata: z.object({ timeZone: z.string().max(60).optional() }).default({}),
  propertyQuota: propertyQuota.optional().catch(undefined),
})
export type AnalyticsReport = z.infer<typeof report>

/** The totals of the period and of the one before, and the days of both. */
export const reportsAnswer = z.object({ reports: z.tuple([report, report]) })

export const usersInput = z.strictObject({ period: z.enum(ANALYTICS_PERIODS) })
export type UsersInput = z.infer<typeof usersInput>
