import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { COUNTS_AS } from '#core/counts.ts'
import { call, plainCall } from './call.ts'
import { categoryShape } from './overview.ts'
import { answeredWithShape, setAsideShape, trackedItemShape } from './plan.ts'
import { resultsOfCheckShape } from './results.ts'

export const categoryParams = z.strictObject({ category: z.enum(CATEGORIES) })

export const categoryCalls = {
  'GET /categories/{category}': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The results of the checks of one category',
    params: categoryParams,
    answer: z.object({
      /** `null`: none of its checks has a plan item. */
      category: categoryShape.nullable(),
      checks: z.array(
        z.object({
          check: z.string(),
          title: z.string(),
          path: z.string(),
          countsAs: z.enum(COUNTS_AS),
          /** `null`: no result yet. */
          result: resultsOfCheckShape.nullable(),
          /** The last conclusive result before one that could not look. */
          lastKnown: z.object({ tag: z.string(), at: z.string() }).nullable(),
          /** The check with whose question it is answered; `null`: none. */
          answeredWith: answeredWithShape.nullable(),
          item: trackedItemShape.nullable(),
          setAside: setAsideShape.nullable(),
        }),
      ),
    }),
  }),
}
