import type { z } from 'zod'
import type { KeptResult } from './connector.ts'

/** The newest data of a read, whether or not a later try failed; `null`: none, or kept in another form. */
export function presentData<Data>(
  kept: readonly KeptResult[],
  read: string,
  shape: z.ZodType<Data>,
): Data | null {
  const result = kept.find((one) => one.read === read)
  return result ? (shape.safeParse(result.data).data ?? null) : null
}
