import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Given } from '#core/survey/read-answer.ts'
import type { Queries } from './database.ts'
import { answers } from './schema/websites.ts'

/** An answer as it is stored, with its time. */
interface Answer {
  value: Given
  at: Date
}

/** The answers of a website by question, those of hidden questions included. */
export async function answersOf(db: Queries, websiteId: string): Promise<ReadonlyMap<string, Answer>> {
  const rows = await db.select().from(answers).where(eq(answers.websiteId, websiteId))
  return new Map(rows.map(({ question, value, at }) => [question, { value, at }]))
}

/** Saves answers; `null` removes one. */
export async function saveAnswers(
  db: Queries,
  websiteId: string,
  given: ReadonlyMap<string, Given | null>,
): Promise<void> {
  const kept = [...given].flatMap(([question, value]) =>
    value === null ? [] : [{ websiteId, question, value }],
  )
  const gone = [...given].flatMap(([question, value]) => (value === null ? [question] : []))
  if (kept.length > 0)
    await db
      .insert(answers)
      .values(kept)
      .onConflictDoUpdate({
        target: [answers.websiteId, answers.question],
        set: { value: sql`excluded.value`, at: sql`now()` },
      })
  if (gone.length > 0)
    await db.delete(answers).where(and(eq(answers.websiteId, websiteId), inArray(answers.question, gone)))
}
