import { z } from 'zod'

const type = z.enum(['png', 'jpeg'])

/** What the process is asked. */
export const wishSchema = z.object({ bytes: z.instanceof(Uint8Array), type })

/** What it answers. */
export const answerSchema = z.object({
  picture: z
    .object({ type, width: z.int().positive(), height: z.int().positive(), bytes: z.instanceof(Uint8Array) })
    .nullable(),
})
