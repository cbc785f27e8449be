import { z } from 'zod'
import { ONLINE_BUDGETS, ONLINE_STEPS } from '#core/getting-online/way-online.ts'
import { call, plainCall } from './call.ts'

const wayShape = z.strictObject({
  /** `null`: the owner has not chosen. */
  budget: z.enum(ONLINE_BUDGETS).nullable(),
  /** The steps that the owner says are done. */
  done: z.array(z.enum(ONLINE_STEPS)).max(ONLINE_STEPS.length),
})

export const wayOnlineCalls = {
  'GET /way-online': call({
    ...plainCall,
    access: 'owner',
    summary: 'How far a business without a website is on its way online',
    answer: wayShape,
  }),
  'PUT /way-online': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save what can be spent on the way online, and which steps are done',
    body: wayShape,
    answer: wayShape,
  }),
}
