import { z } from 'zod'
import { snapshotSchema } from '#core/snapshot.ts'
import { call, plainCall } from './call.ts'

export const displayShape = z.enum(['success', 'warning', 'error', 'info', 'missing'])
export const greyKindShape = z.enum(['missing', 'more_info', 'unable', 'review', 'not_relevant'])
const group = z.enum(['easy', 'essential', 'longterm'])
const place = z.enum(['open', 'completed', 'left', 'set_aside'])
const dated = z.object({ at: z.string(), label: z.string() })

export const progressShape = z.object({
  done: z.number(),
  total: z.number(),
  percent: z.number().nullable(),
  label: z.string(),
})

/** A plan item with its history; its fields are explained at `TrackedItem` (src/plan/tracked.ts). */
export const trackedItemShape = z.object({
  check: z.string(),
  title: z.string(),
  group,
  state: z.enum(['open', 'completed', 'unknown']),
  priority: z.number().nullable(),
  place: z.number().nullable(),
  why: z.string(),
  effortMinutes: z.number(),
  effort: z.string(),
  who: z.string(),
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

export const setAsideShape = z.object({
  check: z.string(),
  title: z.string(),
  link: z.string(),
  kind: z.enum(['not_relevant', 'done_another_way']),
  note: z.string(),
  endsAt: z.string(),
  words: z.string(),
})

export const trackedPlanShape = z.object({
  topPriority: z.array(z.string()),
  items: z.array(trackedItemShape),
  progress: progressShape,
  setAside: z.array(setAsideShape),
})

export const moveShape = z.object({
  check: z.string(),
  title: z.string(),
  kind: z.enum([
    'joined',
    'completed',
    'reopened',
    'left',
    'returned',
    'set_aside',
    'regrouped',
    'restarted',
  ]),
  from: place.nullable(),
  to: place,
  group,
  at: z.string(),
  oldStatus: z.string().nullable(),
  newStatus: z.string().nullable(),
  oldTag: z.string().nullable(),
  newTag: z.string().nullable(),
  line: z.string().nullable(),
  fineAt: z.string().nullable(),
  isRuleChanged: z.boolean(),
  isSilent: z.boolean(),
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
    }),
  }),
}
