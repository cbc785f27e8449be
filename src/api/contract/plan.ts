import { z } from 'zod'
import { DISPLAYS, GREY_KINDS } from '#core/display.ts'
import { ITEM_PLACES, ITEM_STATES, MOVE_KINDS, OVERRIDE_KINDS, PLAN_GROUPS } from '#core/plan-states.ts'
import { snapshotSchema } from '#core/snapshot.ts'
import { TURNS_GOOD } from '#core/work.ts'
import { call, plainCall } from './call.ts'

export const displayShape = z.enum(DISPLAYS)
export const greyKindShape = z.enum(GREY_KINDS)
const group = z.enum(PLAN_GROUPS)
const keptIn = z.enum(ITEM_PLACES)
const dated = z.object({ at: z.string(), label: z.string() })

export const progressShape = z.object({
  done: z.number(),
  total: z.number(),
  percent: z.number().nullable(),
  label: z.string(),
})

/** A plan item with its history; its fields are explained at `TrackedItem` (src/plan/tracked.ts) and `PlanItem` (src/plan/plan.ts). */
export const trackedItemShape = z.object({
  check: z.string(),
  title: z.string(),
  group,
  state: z.enum(ITEM_STATES),
  priority: z.number().nullable(),
  place: z.number().nullable(),
  why: z.string(),
  effortMinutes: z.number(),
  effort: z.string(),
  tonightMinutes: z.number().nullable(),
  isReadyMade: z.boolean(),
  turnsGood: z.enum(TURNS_GOOD),
  who: z.string(),
  alsoSettles: z.array(z.object({ check: z.string(), title: z.string() })).optional(),
  link: z.string(),
  status: z.string().nullable(),
  tag: z.string().nullable(),
  display: displayShape.nullable(),
  greyKind: greyKindShape.nullable(),
  isCounted: z.boolean(),
  reopened: dated.nullable(),
  couldNotCheck: dated.extend({ reason: z.string().nullable() }).nullable(),
  completed: dated.nullable(),
  isDoubtful: z.boolean(),
  before: snapshotSchema.nullable(),
  after: snapshotSchema.nullable(),
  gain: z.string().nullable(),
  whyNow: z.string().nullable(),
  priorityLabel: z.string().nullable(),
})

/** The check that asks a question for another one, too. */
export const answeredWithShape = z.object({ check: z.string(), title: z.string(), link: z.string() })

/** What an owner can do in one evening; its fields are explained at `Tonight` (src/plan/tonight.ts). */
export const tonightShape = z.object({ checks: z.array(z.string()), minutes: z.number(), label: z.string() })

export const setAsideShape = z.object({
  check: z.string(),
  title: z.string(),
  link: z.string(),
  kind: z.enum(OVERRIDE_KINDS),
  note: z.string(),
  endsAt: z.string(),
  words: z.string(),
})

export const trackedPlanShape = z.object({
  topPriority: z.array(z.string()),
  items: z.array(trackedItemShape),
  tonight: tonightShape.nullable(),
  progress: progressShape,
  setAside: z.array(setAsideShape),
})

/** What became of an item; its fields are explained at `Move` (src/plan/item-move.ts). */
export const moveShape = z.object({
  check: z.string(),
  title: z.string(),
  kind: z.enum(MOVE_KINDS),
  from: keptIn.nullable(),
  to: keptIn,
  group,
  at: z.string(),
  oldStatus: z.string().nullable(),
  newStatus: z.string().nullable(),
  oldTag: z.string().nullable(),
  newTag: z.string().nullable(),
  line: z.string().nullable(),
  fineAt: z.string().nullable(),
  isRuleChanged: z.boolean(),
})

export const planCalls = {
  'GET /plan': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The action plan of the website in view, with the moves of its items',
    answer: z.object({
      plan: trackedPlanShape,
      /** Newest first; changes of group are left out. */
      moves: z.array(moveShape),
      /** Raised each time the plan is updated; 0 while the first results are arriving. */
      version: z.number().int(),
      at: z.iso.datetime(),
      /** There are newer results, and the plan is being made again. */
      isUpdating: z.boolean(),
      /** Why the owner's times are other than a visitor's. `null`: they are the usual ones. */
      timesNote: z.string().nullable(),
    }),
  }),
}
