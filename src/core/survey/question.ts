import type { Network } from '../address/networks.ts'

/** One option. Ids are stored and never change; names may. */
export interface Option {
  id: string
  text: string
}

/** The id of the option that excludes the others: "None of these". */
export const NONE = 'none'

/** When a question is asked; a hidden question keeps its old answer, which is then ignored. */
export type AskWhen =
  | { kind: 'always' }
  | { kind: 'has_website' }
  | { kind: 'may_sell_online' }
  | { kind: 'answered'; question: string; oneOf: readonly string[] }

interface QuestionFacts {
  id: string
  text: string
  whyWeAsk: string
  askWhen: AskWhen
}

/** What each text of a list has to be, where that is more than its length. */
export type ListForm = 'dkim_selector'

/** A row that is asked only on some occasions; absent: always. */
export interface QuestionRow extends Option {
  askWhen?: AskWhen
}

/**
 * A question of the survey. `one`: one option id. `many`: several, where {@link NONE} excludes the others. `rows`: one option id per
 * row. `page`: an address on the website. `handle`: a social handle, `none` or `later`. `list`: up to `most` short texts.
 * `ticks`: names of things that a check found, each ticked once `tick` is true of it.
 */
export type SurveyQuestion =
  | (QuestionFacts & { type: 'one' | 'many'; options: readonly Option[] })
  | (QuestionFacts & { type: 'rows'; rows: readonly QuestionRow[]; options: readonly Option[] })
  | (QuestionFacts & { type: 'page' })
  | (QuestionFacts & { type: 'handle'; network: Network; options: readonly Option[] })
  | (QuestionFacts & { type: 'list'; most: number; shortest: number; longest: number; form?: ListForm })
  | (QuestionFacts & { type: 'ticks'; tick: string })

/** Every type of question. */
export const QUESTION_TYPES = [
  'one',
  'many',
  'rows',
  'page',
  'handle',
  'list',
  'ticks',
] as const satisfies readonly SurveyQuestion['type'][]
