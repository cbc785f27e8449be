import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FixWords } from '#core/fix-text/field.ts'
import type { Queries } from './database.ts'
import { answers } from './schema/websites.ts'

/** What is typed in fixes is one answer of the website, by the field's id. It is no question of the survey. */
const QUESTION = 'fix-words'
const stored = z.record(z.string(), z.string())

/** What the website's owner typed in fixes, by the field's id. */
export async function fixWordsOf(db: Queries, websiteId: string): Promise<FixWords> {
  const [row] = await db
    .select({ value: answers.value })
    .from(answers)
    .where(and(eq(answers.websiteId, websiteId), eq(answers.question, QUESTION)))
  return row ? stored.parse(row.value) : {}
}

/** Saves what was typed; what was typed in other fields stays. */
export async function saveFixWords(db: Queries, websiteId: string, words: FixWords): Promise<void> {
  await db
    .insert(answers)
    .values({ websiteId, question: QUESTION, value: words })
    .onConflictDoUpdate({
      target: [answers.websiteId, answers.question],
      set: { value: sql`${answers.value} || excluded.value`, at: sql`now()` },
    })
}
