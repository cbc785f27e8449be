import { z } from 'zod'

// Answers of Google Ads, strict about what is used here and open for the rest. Numbers of 64 bits are texts.

/** Digits of an id. */
export const idText = z.string().regex(/^\d{1,20}$/u)
const LONGEST = 10_000
export const adsText = z.string().max(LONGEST)
/** An enum's name; what is new in one is no fault. */
export const enumName = z.string().max(100)
/** `customers/1/campaigns/2`. */
export const resourceName = z.string().max(400)
export const whole = z
  .string()
  .regex(/^\d{1,15}$/u)
  .transform(Number)
export const microsAmount = z
  .string()
  .regex(/^\d{1,18}$/u)
  .transform((text) => BigInt(text).toString())

export const searchAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ results: z.array(row).max(10_000).default([]), nextPageToken: adsText.optional() })

export const metricsPart = z
  .object({
    impressions: whole.default(0),
    interactions: whole.default(0),
    clicks: whole.default(0),
    costMicros: microsAmount.default('0'),
    conversions: z.number().min(0).max(1e12).default(0),
  })
  .default({ impressions: 0, interactions: 0, clicks: 0, costMicros: '0', conversions: 0 })
export type MetricsPart = z.infer<typeof metricsPart>

/** The account itself. */
export const customerRow = z.object({
  customer: z.object({
    id: idText.optional(),
    descriptiveName: adsText.default(''),
    currencyCode: z
      .string()
      .regex(/^[A-Z]{3}$/u)
      .optional(),
    timeZone: z.string().max(60).optional(),
    manager: z.boolean().default(false),
    testAccount: z.boolean().default(false),
    status: enumName.optional(),
    conversionTrackingSetting: z.object({ conversionTrackingStatus: enumName.optional() }).optional(),
  }),
})

/** An account below a manager. */
export const clientRow = z.object({
  customerClient: z.object({
    id: idText,
    descriptiveName: adsText.default(''),
    currencyCode: enumName.optional(),
    timeZone: z.string().max(60).optional(),
    manager: z.boolean().default(false),
    testAccount: z.boolean().default(false),
    hidden: z.boolean().default(false),
    status: enumName.optional(),
    level: whole.default(0),
  }),
})

export const accessibleAnswer = z.object({
  resourceNames: z
    .array(z.string().regex(/^customers\/\d{1,20}$/u))
    .max(10_000)
    .default([]),
})
