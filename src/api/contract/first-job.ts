import { z } from 'zod'
import { call, confirmationShape, plainCall } from './call.ts'
import { fixShape, fixWordsShape } from './fixes.ts'
import { tonightShape, trackedItemShape } from './plan.ts'

export const firstJobCalls = {
  'GET /first-job': call({
    ...plainCall,
    access: 'everybody',
    summary: 'What to do first for the website in view, with its ready-made piece, and what comes after it',
    answer: z.object({
      /**
       * The first of the plan with a piece to copy that has no blanks, else with one that has. What somebody else does comes after what the asker can,
       * unless it is a danger. `null`: there is none among the first of the plan.
       */
      job: z.object({ item: trackedItemShape, fix: fixShape }).nullable(),
      /** Everything else to fix, in the plan's order. */
      next: z.array(trackedItemShape),
      tonight: tonightShape.nullable(),
      /** A check whose result has not arrived yet may come before the job. */
      mayChange: z.boolean(),
    }),
  }),
  'PUT /first-job/words': call({
    ...plainCall,
    access: 'everybody',
    summary:
      'Keep what a visitor typed in the first job, so that it stays after a reload and in the account made later',
    body: z.strictObject({ words: fixWordsShape }),
    answer: confirmationShape,
  }),
}
