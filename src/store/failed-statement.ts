import { DrizzleQueryError } from 'drizzle-orm'

/** The failed statement and the cause, without its parameters, which are people's data. `null` for every other error. */
export const failedStatement = (error: unknown): { text: string; cause: unknown } | null =>
  error instanceof DrizzleQueryError ? { text: error.query, cause: error.cause } : null
