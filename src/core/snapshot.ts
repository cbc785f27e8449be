import { z } from 'zod'
import type { AnyCheck } from './check.ts'
import { DISPLAYS, GREY_KINDS } from './display.ts'
import { applies, isConclusive, type ReportedResult } from './known-results.ts'

/** One result in the short form that history keeps: plain JSON. */
export const snapshotSchema = z.object({
  status: z.string(),
  display: z.enum(DISPLAYS),
  greyKind: z.enum(GREY_KINDS).nullable(),
  tag: z.string(),
  /** The verdict in one sentence. */
  line: z.string(),
  /** 0 to 100; `null` for a check without a score. */
  score: z.number().nullable(),
  /** Points by which the score varied between the runs that measured it; absent where that is not known. */
  spread: z.number().nullish(),
  /** Parts that were not looked at, by their names; absent where there are none. */
  notTested: z.array(z.string()).nullish(),
  /** When it was judged, ISO 8601. */
  at: z.string(),
  /** Revision of the rule that judged it. */
  revision: z.number().int(),
  conclusive: z.boolean(),
  applies: z.boolean(),
})
export type Snapshot = z.infer<typeof snapshotSchema>

type Scored = Pick<AnyCheck, 'unableStatus' | 'scoreFact'>

/** The snapshot of one result. */
export const snapshotOf = (check: Scored, result: ReportedResult): Snapshot => ({
  status: result.status,
  display: result.display,
  greyKind: result.greyKind,
  tag: result.tag,
  line: result.description,
  score: scoreOf(check, result),
  spread: spreadOf(result),
  ...notTestedOf(result),
  at: result.updatedAt,
  revision: result.revision,
  conclusive: isConclusive(check, result),
  applies: applies(result),
})

/** The parts that a result did not look at; `{}`: none, or its check says nothing of that. */
function notTestedOf(result: Pick<ReportedResult, 'facts'>): Pick<Snapshot, 'notTested'> {
  const notTested = untestedParts(result)
  return notTested.length === 0 ? {} : { notTested }
}

/** The names of the parts that a result did not look at. */
export function untestedParts({ facts }: Pick<ReportedResult, 'facts'>): string[] {
  const parts = facts['notTested']
  return Array.isArray(parts) ? parts.filter((part) => typeof part === 'string') : []
}

const spreadOf = ({ facts }: Pick<ReportedResult, 'facts'>): number | null =>
  typeof facts['spread'] === 'number' ? facts['spread'] : null

/** The score of a result, where its check has one. */
export function scoreOf(
  { scoreFact }: Pick<AnyCheck, 'scoreFact'>,
  { facts }: Pick<ReportedResult, 'facts'>,
): number | null {
  const score = scoreFact === undefined ? undefined : facts[scoreFact]
  return typeof score === 'number' ? score : null
}
