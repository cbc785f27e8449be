import type { z } from 'zod'

/**
 * Reads what a fix needs from a result's facts, which are plain JSON once saved. A result of an older revision may lack some:
 * then the schema's defaults are used, and `null` means that the facts cannot be read.
 */
export function factsAs<T>(schema: z.ZodType<T>, facts: unknown): T | null {
  const read = schema.safeParse(facts)
  return read.success ? read.data : null
}
