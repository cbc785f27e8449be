import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { NETWORKS } from '#core/address/networks.ts'
import { COMPARISONS } from '#core/compare.ts'
import { snapshotSchema } from '#core/snapshot.ts'
import { SocialFacts } from '#core/social/facts.ts'
import { call, plainCall } from './call.ts'
import { displayShape, greyKindShape, progressShape, tonightShape, trackedItemShape } from './plan.ts'

const countsShape = z.object({
  good: z.number(),
  toFix: z.number(),
  /** The red ones among `toFix`. */
  broken: z.number(),
  toAnswer: z.number(),
  couldNotCheck: z.number(),
})

export const categoryShape = z.object({
  category: z.enum(CATEGORIES),
  title: z.string(),
  intro: z.string(),
  path: z.string(),
  counts: countsShape,
  /** The worst tone among known results. */
  tone: displayShape.nullable(),
  waiting: z.number(),
  setAside: z.number(),
  notSwitchedOn: z.number(),
})

/** One check now and 28 days before, or at the first scan. */
export const changeShape = z.object({
  check: z.string(),
  title: z.string(),
  path: z.string(),
  is: z.enum(COMPARISONS),
  past: snapshotSchema,
  now: snapshotSchema,
  isRuleChanged: z.boolean(),
})

const couldNotRunShape = z.object({
  check: z.string(),
  title: z.string(),
  path: z.string(),
  at: z.string(),
  reason: z.string().nullable(),
  lastKnown: z.object({ tag: z.string(), at: z.string() }).nullable(),
  isCounted: z.boolean(),
})

const socialShape = z.object({
  network: z.enum(NETWORKS),
  name: z.string(),
  path: z.string(),
  handle: z.string().nullable(),
  connected: z.boolean(),
  tag: z.string(),
  display: displayShape,
  greyKind: greyKindShape.nullable(),
  daysSinceLastPost: z.number().nullable(),
  figures: z.record(z.string(), z.number()),
  popularPost: SocialFacts.shape.popularPost,
})

/** The dashboard; its fields are explained at `Overview` and `Dashboard` (src/plan). */
export const dashboardShape = z.object({
  website: z.object({ address: z.string().nullable(), host: z.string().nullable() }),
  lookedAt: z.string().nullable(),
  toDo: z.number(),
  progress: progressShape,
  counts: countsShape,
  categories: z.array(categoryShape),
  changes: z.object({
    since: z.string().nullable(),
    better: z.array(changeShape),
    worse: z.array(changeShape),
    same: z.array(changeShape),
    line: z.string().nullable(),
  }),
  topPriority: trackedItemShape.nullable(),
  first: z.array(trackedItemShape),
  next: z.array(trackedItemShape),
  tonight: tonightShape.nullable(),
  couldNotRun: z.array(couldNotRunShape),
  couldNotRunLine: z.string().nullable(),
  waiting: z.array(z.object({ check: z.string(), title: z.string(), path: z.string() })),
  social: z.array(socialShape),
  hasSummary: z.boolean(),
})

export const overviewCalls = {
  'GET /overview': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The dashboard of the website in view',
    answer: dashboardShape,
  }),
}
