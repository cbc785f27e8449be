import { z } from 'zod'

/** As Drizzle throws it, or as the queue passes it on: a plain object with the same fields. */
const statementError = z.object({
  query: z.string(),
  params: z.array(z.unknown()),
  cause: z.unknown().optional(),
})

/** The failed statement and the cause, without its parameters, which are people's data. `null` for every other error. */
export function failedStatement(error: unknown): { text: string; cause: unknown } | null {
  const { success, data } = statementError.safeParse(error)
  return success ? { text: data.query, cause: data.cause } : null
}
