import { DrizzleQueryError } from 'drizzle-orm'

/** The statement that failed and why, without the values it was given: they are people's. `null` for every other error. */
export const failedStatement = (error: unknown): { text: string; cause: unknown } | null =>
  error instanceof DrizzleQueryError ? { text: error.query, cause: error.cause } : null
