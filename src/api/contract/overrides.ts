import { z } from 'zod'
import { OVERRIDE_KINDS } from '#core/plan-states.ts'
import { overrideRequest } from '#plan/override.ts'
import { call, plainCall } from './call.ts'
import { byCheck } from './reruns.ts'

/** The owner's override of a check. */
export const overrideShape = z.object({
  kind: z.enum(OVERRIDE_KINDS),
  note: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** The text about it: that it applies and until when, or why the check counts again. */
  words: z.string(),
  /** Whether they say why it ended, because the owner did not end it. */
  isExplained: z.boolean(),
})

export const overrideCalls = {
  'PUT /checks/{id}/override': call({
    ...plainCall,
    access: 'owner',
    summary: 'Set a check aside: not relevant, or done another way',
    params: byCheck,
    body: overrideRequest,
    answer: z.object({ override: overrideShape }),
  }),
  'DELETE /checks/{id}/override': call({
    ...plainCall,
    access: 'owner',
    summary: 'Remove the override of a check',
    params: byCheck,
    answer: z.object({ override: z.null() }),
  }),
}
