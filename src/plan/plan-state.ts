import { z } from 'zod'
import { ITEM_PLACES, PLAN_GROUPS } from '#core/plan-states.ts'
import { snapshotSchema } from '#core/snapshot.ts'

const moment = z.string()

const itemRecord = z.object({
  place: z.enum(ITEM_PLACES),
  group: z.enum(PLAN_GROUPS),
  /** When it came to this place. */
  since: moment,
  /** How it stood when it was last seen open. */
  before: snapshotSchema.nullable(),
  /** How it stood when it was completed. */
  after: snapshotSchema.nullable(),
  /** When it was last seen completed. */
  fineAt: moment.nullable(),
  completedAt: moment.nullable(),
  reopenedAt: moment.nullable(),
  /** A completed item that an automatic run has seen worse once. */
  worse: z.object({ status: z.string(), at: moment }).nullable(),
})
export type ItemRecord = z.infer<typeof itemRecord>

/** What the plan remembers between runs; plain JSON, all moments ISO 8601. Parse it where it is read back. */
export const planStateSchema = z.object({
  version: z.literal(1),
  /** The website that the plan is about; another one starts it again. */
  website: z.string().nullable(),
  /** By check id. */
  items: z.record(z.string(), itemRecord),
})
export type PlanState = z.infer<typeof planStateSchema>

/** A plan that has seen nothing yet. */
export const newPlanState = (website: string | null): PlanState => ({ version: 1, website, items: {} })
