import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionOf } from '#core/survey/questions.ts'
import { TOOL_QUESTIONS, TOOLS_IN_USE } from './question-ids.ts'
import { toolQuestions } from './questions.ts'
import type { Tool } from './tool.ts'

const tool = (id: string, name: string): Tool => ({
  id,
  name,
  group: 'admin',
  hasFree: true,
  paid: null,
  purpose: 'Keeps files.',
  audience: 'all',
  industries: [],
  ease: 1,
  reviewedOn: '2026-11-21',
  isRetired: false,
})
const optionsOf = (id: string, tools: readonly Tool[]) => {
  const question = toolQuestions(tools).find((one) => one.id === id)
  return question && 'options' in question ? question.options : []
}
const before = questionOf(TOOLS_IN_USE)
const own = before && 'options' in before ? before.options : []

test('the question about tools in use offers the present catalogue first, then its own choices', () => {
  const tools = [tool('one_new', 'One New'), tool('two_new', 'Two New')]
  assert.deepEqual(optionsOf(TOOLS_IN_USE, tools), [
    { id: 'one_new', text: 'One New' },
    { id: 'two_new', text: 'Two New' },
    ...own,
  ])
})

test('a tool that the question has itself is offered once, by its name in the catalogue', () => {
  const [first, ...others] = own
  assert.ok(first)
  assert.deepEqual(optionsOf(TOOLS_IN_USE, [tool(first.id, 'Its name now')]), [
    { id: first.id, text: 'Its name now' },
    ...others,
  ])
})

test('the other questions about tools stay as they are', () => {
  const questions = toolQuestions([tool('one_new', 'One New')])
  assert.deepEqual(
    questions.map(({ id }) => id),
    [...TOOL_QUESTIONS],
  )
  for (const question of questions.filter(({ id }) => id !== TOOLS_IN_USE))
    assert.equal(question, questionOf(question.id))
})
