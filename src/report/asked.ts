import type { Report } from './schema.ts'

type Checked = Report['checks'][number]

/** As a proof by an answer names its question (`core/survey/proof-words.ts`). */
const QUESTION = /^Your answer to “(?<question>.+)”$/su
const NOT_ANSWERED = 'Not answered'

/** Whether a proof says that we asked and have no answer: then nothing was looked at. */
export const isUnanswered = ({ kind, found }: Checked['evidence'][number]): boolean =>
  kind === 'answer' && found === NOT_ANSWERED

/** The questions of a result that have no answer yet, in the words of the survey. */
export const questionsOf = ({ evidence }: Pick<Checked, 'evidence'>): string[] =>
  evidence.filter(isUnanswered).flatMap(({ at }) => QUESTION.exec(at)?.groups?.question ?? [])
