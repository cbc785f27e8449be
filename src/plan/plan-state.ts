import { z } from 'zod'
import { ITEM_PLACES, PLAN_GROUPS } from '#core/plan-states.ts'
import { snapshotSchema } from '#core/snapshot.ts'

const moment = z.string()

const itemRecord = z.object({
  place: z.enum(ITEM_PLACES),
  group: z.enum(PLAN_GROUPS),
  /** When it came to this place. */
  since: moment,
  /** Its last result while open. */
  before: snapshotSchema.nullable(),
  /** Its worst result since it was last open, where that is not the last one. */
  worst: snapshotSchema.optional(),
  /** Its result when it was completed. */
  after: snapshotSchema.nullable(),
  /** When it was last found completed. */
  fineAt: moment.nullable(),
  completedAt: moment.nullable(),
  reopenedAt: moment.nullable(),
  /** A completed item that an automatic scan has found worse once. */
  worse: z.object({ status: z.string(), at: moment }).nullable(),
  /** What its later steps wait for, and when that was first seen; absent: nothing. */
  waits: z.object({ for: z.string(), since: moment }).optional(),
})
export type ItemRecord = z.infer<typeof itemRecord>

/** What the plan keeps between scans; plain JSON, all times ISO 8601. Parse it after reading it from the database. */
export const planStateSchema = z.object({
  version: z.literal(1),
  /** The website that the plan is about; another one starts it again. */
  website: z.string().nullable(),
  /** By check id. */
  items: z.record(z.string(), itemRecord),
})
export type PlanState = z.infer<typeof planStateSchema>

/** A plan without any result. */
export const newPlanState = (website: string | null): PlanState => ({ version: 1, website, items: {} })
