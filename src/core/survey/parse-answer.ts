import { ADDRESS_MESSAGE } from '../address/address-message.ts'
import { readHandle } from '../address/handles.ts'
import { readPageOfSite } from '../address/page-of-site.ts'
import { isBlank } from '../owner-input/text.ts'
import { answerOfHandle } from './handle-answer.ts'
import { LIST_FORMS } from './list-forms.ts'
import { NONE, type SurveyQuestion } from './question.ts'
import { type AnswerRead, type Given, GivenAnswer, readAnswer } from './read-answer.ts'

const CHOOSE = 'Please choose from the answers shown'
const NONE_ALONE = '"None of these" can\'t be chosen together with other answers'

/**
 * Reads an owner's answer to one question, in the form that is stored and that checks read (`null`: unanswered), or says in owners'
 * words what is wrong. `website` is their homepage, `null` when there is none. Answers in a file are read by `parseAnswers`.
 */
export function parseAnswer(
  question: SurveyQuestion,
  value: unknown,
  { website }: { website: string | null },
): AnswerRead {
  if (value === null || value === undefined) return { ok: true, answer: null }
  const given = GivenAnswer.safeParse(value)
  if (!given.success) return { ok: false, message: CHOOSE }
  if (typeof given.data === 'string' && isBlank(given.data)) return { ok: true, answer: null }

  if (question.type === 'page') return pageOf(given.data, website)
  if (question.type === 'handle') return handleOf(question, given.data)
  const read = readAnswer(question, given.data)
  return read.ok ? read : { ok: false, message: messageFor(question, given.data) }
}

function pageOf(given: Given, website: string | null): AnswerRead {
  if (typeof given !== 'string' || website === null) return { ok: false, message: ADDRESS_MESSAGE }
  const read = readPageOfSite(website, given)
  return read.ok ? { ok: true, answer: read.address } : read
}

function handleOf(
  { network, options }: Extract<SurveyQuestion, { type: 'handle' }>,
  given: Given,
): AnswerRead {
  if (typeof given !== 'string') return { ok: false, message: CHOOSE }
  if (options.some(({ id }) => id === given)) return { ok: true, answer: given }
  const read = readHandle(network, given)
  return read.ok ? { ok: true, answer: answerOfHandle(read.handle) } : read
}

/** What is wrong, in words for owners: the messages of `readAnswer` name ids. */
function messageFor(question: SurveyQuestion, given: Given): string {
  if (question.type === 'list') {
    if (Array.isArray(given) && given.filter((text) => !isBlank(text)).length > question.most)
      return `Please enter up to ${question.most}`
    return question.form
      ? LIST_FORMS[question.form].message
      : `Please use ${question.shortest} to ${question.longest} characters for each`
  }
  const hasNone = question.type === 'many' && Array.isArray(given) && given.includes(NONE)
  return hasNone && given.length > 1 ? NONE_ALONE : CHOOSE
}
