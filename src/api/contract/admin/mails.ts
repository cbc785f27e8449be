import { z } from 'zod'
import { MAIL_STATES } from '#core/mail-states.ts'
import { byId, call, plainCall, confirmationShape } from '../call.ts'

const stateShape = z.enum(MAIL_STATES)

const mailShape = z.object({
  id: z.uuid(),
  /** The recipient's account, if it has one. */
  ownerId: z.uuid().nullable(),
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  state: stateShape,
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})

export const mailCalls = {
  'GET /admin/mails': call({
    ...plainCall,
    access: 'operator',
    summary: 'Mails without their texts, newest first',
    query: z.strictObject({
      state: stateShape.optional(),
      /** `next` of the page before. */
      cursor: z.uuid().optional(),
    }),
    answer: z.object({
      mails: z.array(mailShape),
      next: z.uuid().nullable(),
      counts: z.partialRecord(stateShape, z.number().int()),
    }),
  }),
  'GET /admin/mails/{id}': call({
    ...plainCall,
    access: 'operator',
    summary: 'One mail with its texts; its links, which open accounts, are cut unless it stays in the outbox',
    params: byId,
    answer: mailShape.extend({
      text: z.string(),
      html: z.string(),
      linksCut: z.boolean(),
      /**
       * It is not known to be sent, is not being sent, its link works, and there is a mail server. One that is `unknown` may then arrive
       * twice.
       */
      canRetry: z.boolean(),
    }),
  }),
  'POST /admin/mails/{id}/retry': call({
    ...plainCall,
    access: 'operator',
    summary: 'Send a mail again',
    params: byId,
    answer: confirmationShape,
  }),
}
