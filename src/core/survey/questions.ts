import type { AnyCheck } from '../check.ts'
import type { EvidenceKey } from '../evidence/index.ts'
import type { SurveyQuestion } from './question.ts'
import { QUESTIONS } from './questions.data.ts'

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]))

/** The question of an id; `undefined` for an unknown id. */
export const questionOf = (id: string): SurveyQuestion | undefined => BY_ID.get(id)

/** The questions that a check reads (its `asks`), in the order of the survey. */
export const questionsFor = (asks: readonly string[]): SurveyQuestion[] =>
  QUESTIONS.filter(({ id }) => asks.includes(id))

/** Ids of the checks to rejudge after answers to these questions. */
export const checksDecidedBy = (
  checks: readonly Pick<AnyCheck, 'id' | 'asks'>[],
  questions: readonly string[],
): string[] =>
  checks.filter(({ asks }) => asks.some((question) => questions.includes(question))).map(({ id }) => id)

/** Evidence that depends on answers to these questions: it must be gathered again when they change. */
export const gatheredFor = (questions: readonly string[]): EvidenceKey[] =>
  questions.flatMap((id) => GATHERED_FOR[id] ?? [])

const GATHERED_FOR: Readonly<Record<string, readonly EvidenceKey[]>> = {
  'S-PRODURL': ['share'],
  'S-DKIM1': ['mail'],
}
