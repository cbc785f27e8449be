import { z } from 'zod'
import { GOING_STATES } from '#core/scan-states.ts'
import { triggerRequest } from '#core/triggers.ts'
import { call, plainCall } from './call.ts'
import { categoryParams } from './categories.ts'

export const byCheck = z.strictObject({ id: z.string().max(64) })

/** A rerun, and the texts about it. */
export const rerunShape = z.object({
  /** The scan that runs, by the name that the specification gives it (decisions, section 15); `scanId` is the same. */
  runId: z.uuid(),
  scanId: z.uuid(),
  state: z.enum(GOING_STATES),
  /** "Running test" and "Test successfully re-ran", or the same for an account's data. */
  message: z.string(),
  doneMessage: z.string(),
})

const run = { ...plainCall, access: 'owner', answer: rerunShape, status: 202 } as const

export const rerunCalls = {
  'POST /triggers': call({
    ...run,
    summary: 'Rerun the checks that one trigger names',
    body: triggerRequest,
  }),
  'POST /checks/{id}/run': call({ ...run, summary: 'Rerun one check', params: byCheck }),
  'POST /categories/{category}/run': call({
    ...run,
    summary: 'Rerun the checks of a category',
    params: categoryParams,
  }),
  'POST /run': call({ ...run, summary: 'Rerun all checks' }),
}
