import { z } from 'zod'
import { retentionShape } from '#core/retention.ts'
import { bytes, call, plainCall } from './call.ts'

/** What an owner said about this installation, as the operator typed it. */
export const testimonialAnswerShape = z.object({ name: z.string(), business: z.string(), words: z.string() })

/** What everybody may know of the operator. */
export const supportCalls = {
  'GET /health': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Answers "ok" while this installation works',
    answer: bytes,
    media: 'text/plain',
  }),
  'GET /support': call({
    ...plainCall,
    access: 'everybody',
    summary:
      'The contact details of the operator, the notice above every page, how long things are kept, and whether this is a demonstration',
    answer: z.object({
      /** `null`: not given. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** IANA name of the time zone of the support hours. */
      timeZone: z.string(),
      notice: z.string().nullable(),
      kept: z.object({
        ...retentionShape.shape,
        /** How long backups are kept; `null`: the operator keeps them by other means. */
        backupDays: z.number().int().nullable(),
      }),
      /** Everything in this installation is about a made-up business. */
      isDemonstration: z.boolean(),
    }),
  }),
  'GET /testimonials': call({
    ...plainCall,
    access: 'everybody',
    summary: 'Testimonials; empty when the operator has entered none',
    answer: z.object({ testimonials: z.array(testimonialAnswerShape) }),
  }),
}
