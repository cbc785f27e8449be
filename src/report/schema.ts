import { z } from 'zod'
import { CATEGORIES, PROOF_KINDS } from '#core/check.ts'
import { DISPLAYS, GREY_KINDS } from '#core/display.ts'
import { ITEM_STATES, PLAN_GROUPS } from '#core/plan-states.ts'
import { TURNS_GOOD } from '#core/work.ts'
import { blockSchema } from './block-schema.ts'

const proof = z.object({
  kind: z.enum(PROOF_KINDS),
  at: z.string(),
  found: z.string(),
})

const planItem = z.object({
  check: z.string(),
  title: z.string(),
  group: z.enum(PLAN_GROUPS),
  state: z.enum(ITEM_STATES),
  priority: z.number().int().nullable(),
  /** Position among all open items, 1 first. */
  place: z.number().int().nullable(),
  why: z.string(),
  effortMinutes: z.number().int(),
  effort: z.string(),
  /** Minutes of what the owner can do of it at one sitting. */
  tonightMinutes: z.number().int().nullable().default(null),
  /** A text to paste or a message to send is ready made, and worth an evening. */
  isReadyMade: z.boolean().default(false),
  /** What has to be done of it, as its time is shown, before the check is good. */
  turnsGood: z.enum(TURNS_GOOD).default('not_promised'),
  who: z.string(),
  /** The checks for which the same answer counts, and which have no item of their own. */
  alsoSettles: z.array(z.object({ check: z.string(), title: z.string() })).optional(),
})

/** What the owner can do in one evening: ids of checks in the plan's order, and the sum of their minutes. */
const tonight = z.object({ checks: z.array(z.string()), minutes: z.number().int(), label: z.string() })

/** One result in the report. */
export const reportCheck = z.object({
  id: z.string(),
  code: z.string(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  status: z.string(),
  display: z.enum(DISPLAYS),
  greyKind: z.enum(GREY_KINDS).nullable(),
  tag: z.string(),
  /** Of a good result, what is good in a few words: “the padlock works”. */
  inShort: z.string().optional(),
  description: z.string(),
  whatIsIt: z.string(),
  whyImportant: z.string(),
  nextSteps: z.array(z.string()),
  goldStar: z.boolean(),
  advice: z.array(z.string()),
  facts: z.record(z.string(), z.unknown()),
  /** The result's blocks, from a closed set. */
  blocks: z.array(blockSchema),
  evidence: z.array(proof).min(1),
  reason: z.string().nullable(),
  reasonCode: z.string().nullable(),
  applicable: z.boolean(),
  updatedAt: z.iso.datetime(),
  durationMs: z.number().int().nonnegative(),
  revision: z.number().int(),
})

/** The one document for API, worker and command line: `fettle.report/1`. Within version 1, fields are only added. */
export const report = z.object({
  schema: z.literal('fettle.report/1'),
  address: z.string(),
  requested: z.string(),
  /** `true` for the built-in sample shop: never mixed with a real result. */
  sample: z.boolean(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  durationMs: z.number().int().nonnegative(),
  engine: z.object({
    version: z.string(),
    lighthouse: z.string().nullable(),
    browser: z.string().nullable(),
  }),
  pagesRead: z.number().int().nullable(),
  checks: z.array(reportCheck),
  plan: z.object({
    topPriority: z.array(z.string()),
    items: z.array(planItem),
    tonight: tonight.nullable().default(null),
  }),
  timings: z.object({
    dns: z.number().nullable(),
    tls: z.number().nullable(),
    crawl: z.number().nullable(),
    mobileVisit: z.number().nullable(),
    desktopVisit: z.number().nullable(),
  }),
})

export type Report = z.infer<typeof report>
