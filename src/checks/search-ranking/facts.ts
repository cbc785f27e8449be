import { z } from 'zod'
import type { Judged } from './status.ts'

const ruleSchema = z.object({
  id: z.string(),
  severity: z.enum(['error', 'warning']),
  outcome: z.enum(['failed', 'passed', 'not_tested', 'not_applicable']),
  /** Addresses of up to 20 places where it failed. */
  pages: z.array(z.string()),
  /** Number of all places. */
  total: z.number().int(),
})

/** One rule with its outcome. */
export type RuleFacts = z.infer<typeof ruleSchema>

/** Places of a rule that the facts keep. */
const KEPT_PLACES = 20

/** Counts are numbers of rules, not of places. */
export const factsSchema = z.object({
  errors: z.number().int(),
  warnings: z.number().int(),
  passed: z.number().int(),
  notTested: z.number().int(),
  rules: z.array(ruleSchema),
  /** The website is made with a builder or system that has settings for titles and the like. Absent in facts of before. */
  hasSettings: z.boolean().optional(),
})

/** One rule in the form of the facts. */
export function ruleFacts({ rule, outcome }: Judged): RuleFacts {
  const { id, severity } = rule
  if (outcome.outcome !== 'failed') return { id, severity, outcome: outcome.outcome, pages: [], total: 0 }
  const pages = [...new Set(outcome.places.slice(0, KEPT_PLACES).map((place) => place.at))]
  return { id, severity, outcome: 'failed', pages, total: outcome.total }
}
