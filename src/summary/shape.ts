import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { STATEMENT_FIGURE_IDS } from '#core/finances.ts'
import { FIXED_PARTS, type BusinessSummary } from './summary.ts'

const known = z.number().nullable()

export const figuresShape = z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), z.number())
export const monthsShape = z.array(z.object({ income: known, costs: known, cash: known }))

const source = z.object({ service: z.string(), title: z.string(), day: z.string(), value: z.number() })
const sourcesShape = z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), source)

const free = z.object({
  kind: z.literal('free'),
  id: z.number(),
  title: z.string(),
  columns: z.array(z.string()),
  hidden: z.boolean(),
})

const pairs = z.array(z.object({ name: z.string(), about: z.string() }))

/** A summary as it is stored and sent. */
export const summaryShape = z.object({
  businessName: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  nzbn: z.string(),
  gstNumber: z.string(),
  objectives: z.array(z.string()),
  partners: pairs,
  metrics: pairs,
  categories: z.array(z.enum(CATEGORIES)),
  years: z.array(
    z.object({
      yearEnding: z.string(),
      figures: figuresShape,
      months: monthsShape,
      sources: sourcesShape.optional(),
      own: figuresShape.optional(),
    }),
  ),
  parts: z.array(
    z.discriminatedUnion('kind', [free, z.object({ kind: z.enum(FIXED_PARTS), hidden: z.boolean() })]),
  ),
}) satisfies z.ZodType<BusinessSummary>

const typedPairs = z.array(z.strictObject({ name: z.string(), about: z.string() }))
const typedMonth = z.strictObject({ income: z.string(), costs: z.string(), cash: z.string() })

/** The form as it is typed; `schema.ts` has the rules for its contents. */
export const typedShape = z.strictObject({
  businessName: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  nzbn: z.string(),
  gstNumber: z.string(),
  /** One per line. */
  objectives: z.string(),
  partners: typedPairs,
  metrics: typedPairs,
  categories: z.array(z.enum(CATEGORIES)),
  years: z.array(
    z.strictObject({
      yearEnding: z.string(),
      figures: z.partialRecord(z.enum(STATEMENT_FIGURE_IDS), z.string()),
      months: z.array(typedMonth),
      sources: sourcesShape.optional(),
      own: figuresShape.optional(),
    }),
  ),
  parts: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('free'),
        id: z.number(),
        title: z.string(),
        columns: z.array(z.string()),
        hidden: z.boolean(),
      }),
      z.strictObject({ kind: z.enum(FIXED_PARTS), hidden: z.boolean() }),
    ]),
  ),
})
export type TypedSummary = z.infer<typeof typedShape>
