import type { Proof } from '../check.ts'
import type { SurveyQuestion } from './question.ts'
import { questionOf } from './questions.ts'

/** "S-CART1", optionally followed by a row of the question. */
const QUESTION = /^(?<id>S-[A-Z]+\d*(?:-[A-Z])?)(?: (?<row>\S+))?$/u

/** A proof by the owner's answer, with question and answer in words instead of their ids; any other as it is. */
export function proofInWords(proof: Proof): Proof {
  const { id, row } = QUESTION.exec(proof.at)?.groups ?? {}
  const question = proof.kind === 'answer' && id !== undefined ? questionOf(id) : undefined
  if (!question) return proof
  const { options, rows } = choicesOf(question)
  const asked = row === undefined ? question.text : `${question.text} ${nameIn(rows, row)}`
  const found = proof.found
    .split(', ')
    .map((part) => nameIn(options, part))
    .join(', ')
  return { ...proof, at: `Your answer to “${asked}”`, found }
}

const choicesOf = (question: SurveyQuestion) => ({
  options: 'options' in question ? question.options : [],
  rows: 'rows' in question ? question.rows : [],
})

const nameIn = (choices: readonly { id: string; text: string }[], id: string): string =>
  choices.find((choice) => choice.id === id)?.text ?? id
