import { z } from 'zod'
import { WRITTEN_TYPES } from './kinds.ts'

const use = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('logo'), type: z.enum(['png', 'jpeg']) }),
  z.object({ kind: z.literal('thumbnail') }),
  z.object({ kind: z.literal('lighter') }),
])

/** Request to the process. */
export const requestSchema = z.object({ bytes: z.instanceof(Uint8Array), use })

/** Its answer. */
export const answerSchema = z.object({
  picture: z
    .object({
      type: z.enum(WRITTEN_TYPES),
      width: z.int().positive(),
      height: z.int().positive(),
      bytes: z.instanceof(Uint8Array),
    })
    .nullable(),
})
