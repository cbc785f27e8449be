import { z } from 'zod'

const type = z.enum(['png', 'jpeg'])

/** Request to the process. */
export const requestSchema = z.object({ bytes: z.instanceof(Uint8Array), type })

/** Its answer. */
export const answerSchema = z.object({
  picture: z
    .object({ type, width: z.int().positive(), height: z.int().positive(), bytes: z.instanceof(Uint8Array) })
    .nullable(),
})
