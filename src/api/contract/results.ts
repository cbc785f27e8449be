import { z } from 'zod'
import { COUNTS_AS } from '#core/counts.ts'
import { DISPLAYS, GREY_KINDS } from '#core/display.ts'
import { call, plainCall } from './call.ts'
import { scanShape } from './scans.ts'

/** A check's known results, in a line. */
export const resultsOfCheckShape = z.object({
  check: z.string(),
  status: z.string(),
  display: z.enum(DISPLAYS),
  greyKind: z.enum(GREY_KINDS).nullable(),
  tag: z.string(),
  line: z.string(),
  applicable: z.boolean(),
  at: z.iso.datetime(),
})

export const resultCalls = {
  'GET /results': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The result of every check of the website in view, and the running or last scan',
    answer: z.object({
      website: z.object({ address: z.string().nullable(), host: z.string().nullable() }),
      scan: scanShape.nullable(),
      checks: z.array(resultsOfCheckShape.extend({ countsAs: z.enum(COUNTS_AS) })),
    }),
  }),
}
