import { z } from 'zod'
import { MESSAGE_KINDS } from '#core/messages/message.ts'
import { call, plainCall, confirmationShape } from './call.ts'

/** As typed; the form's own rules decide what is allowed (`core/messages`). */
const typed = z.string().optional()

const answerShape = z.object({ text: z.string(), at: z.iso.datetime() })

const messageShape = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  title: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  answers: z.array(answerShape),
})

export const messageCalls = {
  'GET /messages': call({
    ...plainCall,
    access: 'owner',
    summary: "The owner's newest 50 messages to the operator, with the answers",
    answer: z.object({ messages: z.array(messageShape) }),
  }),
  'POST /messages/contact': call({
    ...plainCall,
    access: 'owner',
    summary: 'Send a message to the operator',
    body: z.strictObject({ subject: typed, query: typed, phone: typed }),
    answer: confirmationShape,
  }),
  'POST /messages/feedback': call({
    ...plainCall,
    access: 'owner',
    summary: 'Send feedback',
    body: z.strictObject({ rating: z.number().optional(), name: typed, phone: typed, text: typed }),
    answer: confirmationShape,
  }),
  'GET /messages/ticket': call({
    ...plainCall,
    access: 'everybody',
    summary: 'A ticket with the time at which the enquiry form was opened; valid for one enquiry',
    answer: z.object({ ticket: z.string() }),
  }),
  'POST /messages/enquiry': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Make an enquiry, or ask to be called back',
    body: z.strictObject({
      request: typed,
      topic: typed,
      firstName: typed,
      lastName: typed,
      email: typed,
      phone: typed,
      company: typed,
      country: typed,
      message: typed,
      consent: z.boolean().optional(),
      ticket: z.string().max(200).default(''),
      /** A trap field, which people do not see: whoever fills it in is a program. */
      homepage: z.string().max(2_000).default(''),
    }),
    answer: confirmationShape,
  }),
}
