import { z } from 'zod'
import { readHandle } from '../address/handles.ts'
import { resolveHttp } from '../address/urls.ts'
import { lengthOf, tidyLine } from '../owner-input/text.ts'
import { listed } from '../words.ts'
import { answerOfHandle } from './handle-answer.ts'
import { LIST_FORMS } from './list-forms.ts'
import { NONE, type Option, type SurveyQuestion } from './question.ts'

/** An answer as it is given and stored: option id or text, several, or option ids by row. */
export type Given = string | readonly string[] | Readonly<Record<string, string>>

export const GivenAnswer: z.ZodType<Given> = z.union([
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.string()),
])

/** An answer as it is stored (`null`: unanswered), or one sentence that names what is wrong, for an address also its code. */
export type AnswerRead = { ok: true; answer: Given | null } | { ok: false; message: string; code?: string }

/** Reads one answer by its question. */
export function readAnswer(question: SurveyQuestion, given: Given): AnswerRead {
  switch (question.type) {
    case 'one':
      return readOne(question.id, question.options, given)
    case 'many':
      return readMany(question.id, question.options, given)
    case 'rows':
      return readRows(question, given)
    case 'page':
      return readPage(question.id, given)
    case 'handle':
      return readSocial(question, given)
    case 'list':
      return readList(question, given)
    case 'ticks':
      return readTicks(question.id, given)
  }
}

const MOST_TICKS = 500
/** In characters. Names of breaches are far shorter: both numbers only bound what is stored. */
const LONGEST_TICK = 200
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//iu

const refuse = (message: string): AnswerRead => ({ ok: false, message })
const isText = (given: Given): given is string => typeof given === 'string'
const isSeveral = (given: Given): given is readonly string[] => Array.isArray(given)

function readOne(id: string, options: readonly Option[], given: Given): AnswerRead {
  if (!isText(given)) return refuse(`${id} takes one answer: ${choices(options)}.`)
  if (given === '') return { ok: true, answer: null }
  return isOption(options, given) ? { ok: true, answer: given } : unknownOption(id, options, given)
}

function readMany(id: string, options: readonly Option[], given: Given): AnswerRead {
  if (!isSeveral(given)) return refuse(`${id} takes a list of answers: ${choices(options)}.`)
  const unknown = given.find((one) => !isOption(options, one))
  if (unknown !== undefined) return unknownOption(id, options, unknown)
  if (given.includes(NONE) && given.length > 1)
    return refuse(`${id}: "${NONE}" can't stand beside other answers.`)
  return { ok: true, answer: given.length === 0 ? null : [...new Set(given)] }
}

function readRows(question: Extract<SurveyQuestion, { type: 'rows' }>, given: Given): AnswerRead {
  const { id, rows, options } = question
  if (isText(given) || isSeveral(given)) return refuse(`${id} takes one answer for each of ${choices(rows)}.`)
  const entries = Object.entries(given)
  for (const [row, option] of entries) {
    if (!isOption(rows, row)) return refuse(`${id} has no row "${row.slice(0, 40)}": use ${choices(rows)}.`)
    if (!isOption(options, option)) return unknownOption(id, options, option)
  }
  return { ok: true, answer: entries.length === 0 ? null : Object.fromEntries(entries) }
}

function readPage(id: string, given: Given): AnswerRead {
  if (!isText(given)) return refuse(`${id} takes the web address of one page.`)
  const typed = given.trim()
  if (typed === '') return { ok: true, answer: null }
  const address = resolveHttp(SCHEME.test(typed) ? typed : `https://${typed}`, 'https://invalid.invalid/')
  if (address === null || /\s/u.test(typed)) return refuse(`${id} takes the web address of one page.`)
  return { ok: true, answer: address }
}

function readSocial(question: Extract<SurveyQuestion, { type: 'handle' }>, given: Given): AnswerRead {
  if (!isText(given)) return refuse(`${question.id} takes one address or name.`)
  if (isOption(question.options, given)) return { ok: true, answer: given }
  const read = readHandle(question.network, given)
  return read.ok
    ? { ok: true, answer: answerOfHandle(read.handle) }
    : refuse(`${question.id}: ${read.message}.`)
}

function readList(question: Extract<SurveyQuestion, { type: 'list' }>, given: Given): AnswerRead {
  const { id, most, shortest, longest } = question
  const form = question.form && LIST_FORMS[question.form]
  if (!isSeveral(given)) return refuse(`${id} takes a list of up to ${most} short texts.`)
  const typed = given.map(tidyLine).filter((text) => text !== '')
  const texts = form ? [...new Set(typed.map(form.tidy))] : typed
  if (texts.length > most) return refuse(`${id} takes up to ${most} texts.`)
  const fits = texts.every((text) => lengthOf(text) >= shortest && lengthOf(text) <= longest)
  if (!fits) return refuse(`Each text of ${id} needs ${shortest} to ${longest} characters.`)
  if (form && !texts.every((text) => form.pattern.test(text))) return refuse(`${id}: ${form.message}.`)
  return { ok: true, answer: texts.length === 0 ? null : texts }
}

function readTicks(id: string, given: Given): AnswerRead {
  const names = isSeveral(given) ? [...new Set(given.map(tidyLine))].filter((name) => name !== '') : null
  if (names === null || names.length > MOST_TICKS || names.some((name) => lengthOf(name) > LONGEST_TICK))
    return refuse(`${id} takes a list of names.`)
  return { ok: true, answer: names.length === 0 ? null : names }
}

const isOption = (options: readonly Option[], id: string): boolean =>
  options.some((option) => option.id === id)

const unknownOption = (id: string, options: readonly Option[], given: string): AnswerRead =>
  refuse(`"${given.slice(0, 40)}" is no answer to ${id}: use ${choices(options)}.`)

const choices = (options: readonly Option[]): string =>
  listed(
    options.map((option) => option.id),
    'or',
  )
