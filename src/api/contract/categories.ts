import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { COUNTS_AS } from '#core/counts.ts'
import { call, plainCall } from './call.ts'
import { categoryShape } from './overview.ts'
import { setAsideShape, trackedItemShape } from './plan.ts'
import { resultsOfCheckShape } from './results.ts'

export const byCategory = z.strictObject({ category: z.enum(CATEGORIES) })

export const categoryCalls = {
  'GET /categories/{category}': call({
    ...plainCall,
    access: 'everybody',
    summary: 'How the checks of one category stand',
    params: byCategory,
    answer: z.object({
      /** `null`: no check of it has a place in the plan. */
      category: categoryShape.nullable(),
      checks: z.array(
        z.object({
          check: z.string(),
          title: z.string(),
          path: z.string(),
          countsAs: z.enum(COUNTS_AS),
          /** `null`: not run yet. */
          standing: resultsOfCheckShape.nullable(),
          /** What was known before a look that failed. */
          lastKnown: z.object({ tag: z.string(), at: z.string() }).nullable(),
          item: trackedItemShape.nullable(),
          setAside: setAsideShape.nullable(),
        }),
      ),
    }),
  }),
}
