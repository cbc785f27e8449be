import { z } from 'zod'
import type { Phrase } from './phrase.ts'
import type { SeenIn } from './seen-in.ts'

const keywordSchema = z.object({
  phrase: z.string(),
  /** Occurrences on all pages. */
  count: z.number().int(),
  score: z.number(),
  /** Number of pages that use it. */
  pages: z.number().int(),
  inTitle: z.boolean(),
  inHeadings: z.boolean(),
  inDescription: z.boolean(),
  inBody: z.boolean(),
})

export const factsSchema = z.object({
  /** Best first, at most 20. */
  keywords: z.array(keywordSchema),
  /** What to do for each word that is missing where search engines look. */
  suggestions: z.array(z.string()),
  /** Whether the known words say what the business does; absent in facts of an earlier revision. */
  areEnough: z.boolean().optional(),
})

/** One keyword in the form of the facts. */
export const keywordFacts = (keyword: Phrase, seen: SeenIn): z.infer<typeof keywordSchema> => ({
  phrase: keyword.text,
  count: seen.times,
  score: Math.round(keyword.score * 10) / 10,
  pages: seen.pages,
  inTitle: seen.title,
  inHeadings: seen.headings,
  inDescription: seen.description,
  inBody: seen.body,
})
