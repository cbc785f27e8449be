import { z } from 'zod'
import { lookUpForm } from '#core/connections/look-up-form.ts'
import { byId, call, confirmationShape, plainCall } from './call.ts'
import { rerunShape } from './reruns.ts'

/** What is known of one address. `waiting`: not asked yet; `failed`: the service gave no answer. */
const LOOKUP_STATES = ['waiting', 'failed', 'no_records', 'clear', 'found'] as const

const addressShape = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(LOOKUP_STATES),
  /** Names of its breaches, newest first. */
  breaches: z.array(z.string()),
  /** When the service answered; `null`: it never has. */
  lookedUpAt: z.iso.datetime().nullable(),
  /** When it is asked again at the earliest; `null`: it did not say. */
  retryAt: z.iso.datetime().nullable(),
})

export const breachLookupCalls = {
  'GET /breach-lookups': call({
    ...plainCall,
    access: 'owner',
    summary: "The owner's addresses that were looked up in known breaches",
    answer: z.object({
      /** Whether this installation can look up an address. */
      available: z.boolean(),
      /** The confirmed address with which the owner signs in, while it is not looked up; otherwise `null`. */
      suggestion: z.string().nullable(),
      addresses: z.array(addressShape),
    }),
  }),
  'POST /breach-lookups': call({
    ...plainCall,
    access: 'owner',
    summary: 'Look up an address in known breaches',
    body: lookUpForm,
    answer: rerunShape,
    status: 202,
  }),
  'DELETE /breach-lookups/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'Remove an address, and what is known of it',
    params: byId,
    answer: confirmationShape,
  }),
}
