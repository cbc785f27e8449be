import { z } from 'zod'
import { LONGEST } from '#core/messages/forms.ts'
import { MESSAGE_KINDS } from '#core/messages/message.ts'
import { MESSAGE_STATES, SETTABLE_MESSAGE_STATES } from '#core/messages/message-states.ts'
import { SUSPICIONS } from '#core/messages/suspicion.ts'
import { byId, call, plainCall, confirmationShape } from '../call.ts'

const stateShape = z.enum(MESSAGE_STATES)

const listedShape = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  title: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  /** The sender's account, if they have one. */
  ownerId: z.uuid().nullable(),
  state: stateShape,
  /** Why it looks like a program's; `null`: it does not. */
  suspicion: z.enum(SUSPICIONS).nullable(),
  at: z.iso.datetime(),
})

export const adminMessageCalls = {
  'GET /admin/messages': call({
    ...plainCall,
    access: 'operator',
    summary: 'Messages, newest first; without a state all but spam',
    query: z.strictObject({
      state: stateShape.optional(),
      /** `next` of the page before. */
      cursor: z.uuid().optional(),
    }),
    answer: z.object({
      messages: z.array(listedShape),
      next: z.uuid().nullable(),
      counts: z.partialRecord(stateShape, z.number().int()),
    }),
  }),
  'GET /admin/messages/{id}': call({
    ...plainCall,
    access: 'operator',
    summary: 'One message with the fields of its form and its answers',
    params: byId,
    answer: listedShape.extend({
      text: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      answers: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
    }),
  }),
  'POST /admin/messages/{id}/answer': call({
    ...plainCall,
    access: 'operator',
    summary: 'Answer a message: the answer is kept and mailed',
    params: byId,
    body: z.strictObject({
      text: z.string().max(LONGEST.answer, `Please use ${LONGEST.answer} characters or fewer`),
    }),
    answer: confirmationShape,
  }),
  'PUT /admin/messages/{id}/state': call({
    ...plainCall,
    access: 'operator',
    summary: 'Change the state of a message',
    params: byId,
    body: z.strictObject({ state: z.enum(SETTABLE_MESSAGE_STATES) }),
    answer: confirmationShape,
  }),
}
