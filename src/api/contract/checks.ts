import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { TREND_SCALES } from '#core/history.ts'
import { snapshotSchema } from '#core/snapshot.ts'
import { reportCheck } from '#report/schema.ts'
import { call, plainCall } from './call.ts'
import { handOverShape } from './hand-overs.ts'
import { changeShape } from './overview.ts'
import { overrideShape } from './overrides.ts'
import { answeredWithShape, setAsideShape, trackedItemShape } from './plan.ts'
import { byCheck } from './reruns.ts'
import { scanShape } from './scans.ts'

/** One result with all details, as in a report. */
export const resultShape = reportCheck

const trendShape = z.object({
  scale: z.enum(TREND_SCALES),
  points: z.array(
    z.object({
      at: z.string(),
      value: z.number().nullable(),
      spread: z.number().nullable(),
      label: z.string(),
      isRuleChanged: z.boolean(),
    }),
  ),
})

const statusPeriodShape = z.object({
  status: z.string(),
  tag: z.string(),
  line: z.string(),
  from: z.string(),
  to: z.string(),
  isRuleChanged: z.boolean(),
})

/** `time` ("15 minutes") and `who` ("You") are `null` for a step that takes no time of its own. */
export const stepShape = z.object({
  text: z.string(),
  time: z.string().nullable(),
  who: z.string().nullable(),
})

/** The check's own lesson, and the other lessons of its category; ids of the media library. */
const lessonsShape = z.object({ mediaId: z.number().nullable(), related: z.array(z.number()) })

/** The results of checks about a business's duties, which are shown with each other (specification, section 3). */
const siblingsShape = z.object({
  legalStatus: z.string().nullable(),
  aboutPageStatus: z.string().nullable(),
  ecommerceStatus: z.string().nullable(),
  legalMediaId: z.number(),
  ecommerceMediaId: z.number(),
})

export const checkPageShape = z.object({
  check: z.string(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  path: z.string(),
  newest: resultShape,
  /** The newest result's next steps, with the time each takes and who does it. */
  steps: z.array(stepShape),
  /** Why the owner's times are other than a visitor's: what they told us about technology. `null`: they are the usual ones. */
  timesNote: z.string().nullable(),
  /** The last conclusive result, when the newest is not; else `null`. */
  lastKnown: resultShape.nullable(),
  /** "Last checked successfully on 14 Nov 2026: Found". */
  lastKnownLine: z.string().nullable(),
  /** The check with whose question it is answered: it has no plan item of its own. `null`: none. */
  answeredWith: answeredWithShape.nullable(),
  item: trackedItemShape.nullable(),
  /** The item is that of an earlier result, and its plan is being made again. */
  isPlanUpdating: z.boolean(),
  setAside: setAsideShape.nullable(),
  change: changeShape.nullable(),
  /** The newest results, newest first. */
  recent: z.array(snapshotSchema),
  trend: trendShape,
  /** Periods of the same status, newest first. */
  statusPeriods: z.array(statusPeriodShape),
  /** Before and after of each improvement, newest first. */
  improvements: z.array(z.object({ before: snapshotSchema, after: snapshotSchema })),
  /** The present override, and all earlier ones, newest first. */
  override: overrideShape.nullable(),
  pastOverrides: z.array(overrideShape),
  /** A queued or running scan with this check. */
  scan: scanShape.nullable(),
  /** When a rerun is allowed again; `null`: now. */
  rerunAt: z.iso.datetime().nullable(),
  /** Whether its survey asks something now. */
  hasQuestions: z.boolean(),
  lessons: lessonsShape,
  /** `null` for checks other than the legal and the ecommerce one. */
  siblings: siblingsShape.nullable(),
  /** Hand-over links that ask for this check; empty for a visitor. */
  handOvers: z.array(handOverShape),
})

export const checkCalls = {
  'GET /checks/{id}': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Everything that the page of one check shows',
    params: byCheck,
    answer: checkPageShape,
  }),
  'GET /checks/{id}/history': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Earlier results of one check, newest first',
    params: byCheck,
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.coerce.number().int().positive().optional(),
    }),
    answer: z.object({
      snapshots: z.array(snapshotSchema),
      /** Ask again with this `cursor` for older ones; `null`: there are none. */
      next: z.number().int().nullable(),
    }),
  }),
}
