/** Groups of the Digital Action Plan. */
export const PLAN_GROUPS = ['easy', 'essential', 'longterm'] as const
export type PlanGroup = (typeof PLAN_GROUPS)[number]

/** How a plan item stands. `unknown`: the last result says nothing. */
export const ITEM_STATES = ['open', 'completed', 'unknown'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** Where the plan keeps an item. `left`: makes no sense for this business; `set_aside`: by the owner's word. */
export const ITEM_PLACES = ['open', 'completed', 'left', 'set_aside'] as const

/**
 * What became of a plan item since the last scan. `joined`: it is new. `left`, `returned`: it no longer makes sense for this business, or is open
 * again without having been closed. `regrouped`: another group. `restarted`: the plan began again for another website.
 */
export const MOVE_KINDS = [
  'joined',
  'completed',
  'reopened',
  'left',
  'returned',
  'set_aside',
  'regrouped',
  'restarted',
] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

export const OVERRIDE_KINDS = ['not_relevant', 'done_another_way'] as const

/** Why an override is over by itself: its time is up, the check got worse, or the item was completed. */
const OVERRIDE_ENDS = ['expired', 'worse', 'completed'] as const
export type OverrideEnd = (typeof OVERRIDE_ENDS)[number]

/** Every way an override ends: by itself, or by the owner, who withdraws or replaces it. */
export const ANY_OVERRIDE_ENDS = [...OVERRIDE_ENDS, 'withdrawn', 'replaced'] as const
