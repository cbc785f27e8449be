import { z } from 'zod'
import { OUTCOMES, SEVERITIES } from './outcomes.ts'
import type { Judged } from './status.ts'

const ruleSchema = z.object({
  id: z.string(),
  severity: z.enum(SEVERITIES),
  outcome: z.enum(OUTCOMES),
  /** Addresses of up to 20 places where it failed. */
  pages: z.array(z.string()),
  /** Number of all places. */
  total: z.number().int(),
})

/** One rule with its outcome. */
export type RuleFacts = z.infer<typeof ruleSchema>

/** Places of a rule that the facts keep. */
export const KEPT_PLACES = 20

const newTextsSchema = z.object({
  /** Pages for which at least one text is finished. */
  pages: z.number().int(),
  /** Finished titles and descriptions. */
  titles: z.number().int(),
  descriptions: z.number().int(),
  /** Pages for which at least one text is left for the owner to write. */
  toWrite: z.number().int(),
  /** The homepage has no summary, which is an error, and its owner has to write it: that comes first. */
  writesHome: z.literal(true).optional(),
})

/** What is ready made of the new titles and descriptions. */
export type NewTexts = z.infer<typeof newTextsSchema>

/** Counts are numbers of rules, not of places. */
export const factsSchema = z.object({
  errors: z.number().int(),
  warnings: z.number().int(),
  passed: z.number().int(),
  notTested: z.number().int(),
  rules: z.array(ruleSchema),
  /** The website is made with a builder or system that has settings for titles and the like. Absent in facts of an earlier revision. */
  hasSettings: z.boolean().optional(),
  /** Absent in facts of an earlier revision. */
  newTexts: newTextsSchema.optional(),
  /** Pictures that need a description, as many as the ready-made worksheet has lines; only where a rule asks for them. Absent in facts of an earlier revision, too. */
  pictureLines: z.number().int().optional(),
  /** Browsers refuse parts that pages load without the padlock, which is a weak spot as well. Absent in facts of an earlier revision, too. */
  hasRefusedParts: z.literal(true).optional(),
})

/** One rule in the form of the facts. */
export function ruleFacts({ rule, outcome }: Judged): RuleFacts {
  const { id, severity } = rule
  if (outcome.outcome !== 'failed') return { id, severity, outcome: outcome.outcome, pages: [], total: 0 }
  const pages = [...new Set(outcome.places.slice(0, KEPT_PLACES).map((place) => place.at))]
  return { id, severity, outcome: 'failed', pages, total: outcome.total }
}
