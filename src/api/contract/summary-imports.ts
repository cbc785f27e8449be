import { z } from 'zod'
import { FAILURE_KINDS } from '#core/connections/failures.ts'
import { CONNECTION_STATES } from '#core/connections/states.ts'
import { financialSummary } from '#core/finances.ts'
import { call, confirmationShape, plainCall } from './call.ts'

const yearShape = z.object({
  /** Its last day, `YYYY-MM-DD`. */
  yearEnding: z.string(),
  /** It was asked for, and there is no answer yet. */
  isWaiting: z.boolean(),
  /** When the service gave the figures, ISO 8601; `null`: it never has. */
  asOf: z.iso.datetime().nullable(),
  /** Why the newest try gave none; earlier figures stay. */
  failure: z.enum(FAILURE_KINDS).nullable(),
  finances: financialSummary.nullable(),
})

const serviceShape = z.object({
  id: z.string(),
  title: z.string(),
  /** The operator has set it up. */
  isConfigured: z.boolean(),
  /** `null`: the owner has not connected it. */
  state: z.enum(CONNECTION_STATES).nullable(),
  isSample: z.boolean(),
  /** Name of the chosen organisation there. */
  account: z.string().nullable(),
  years: z.array(yearShape),
})

export const summaryImportCalls = {
  'GET /summary/imports': call({
    ...plainCall,
    access: 'owner',
    summary: "The owner's figures at accounting services, as they were last read",
    answer: z.object({ services: z.array(serviceShape) }),
  }),
  'POST /summary/imports': call({
    ...plainCall,
    access: 'owner',
    summary: 'Read a year’s figures from a connected accounting service; nothing in the summary changes',
    body: z.strictObject({ service: z.string().max(40), yearEnding: z.string().max(10) }),
    answer: confirmationShape,
    status: 202,
  }),
}
