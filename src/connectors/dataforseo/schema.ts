import { z } from 'zod'

/** An answer's own status beside HTTP's: 20000 is success. */
const status = z.number().int().min(0).max(99_999)

/** One result of a search page. Only organic ones have all of these. */
const item = z.object({
  type: z.string().max(60),
  rank_group: z.number().int().min(0).max(10_000).optional(),
  url: z.string().max(4_000).nullable().optional(),
  title: z.string().max(2_000).nullable().optional(),
})

const answerWith = <Result extends z.ZodType>(result: Result, most: number) =>
  z.object({
    status_code: status,
    tasks: z
      .array(z.object({ status_code: status, result: z.array(result).max(most).nullable() }))
      .max(1)
      .nullable(),
  })

export const serpAnswer = answerWith(z.object({ items: z.array(item).max(2_000).nullable() }), 1)

export const dataForSeoLocations = answerWith(
  z.object({
    location_code: z.number().int().min(1).max(999_999_999),
    location_name: z.string().max(200),
    location_type: z.string().max(60),
  }),
  200_000,
)

export const dataForSeoUser = answerWith(z.object({ money: z.object({ balance: z.number() }) }), 1)
