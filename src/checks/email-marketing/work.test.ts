import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepText } from '#core/words.ts'
import { makePlan } from '#plan/plan.ts'
import { checkOf } from '#support/result-of.ts'
import { aResult } from '#support/results.ts'
import { emailWork } from './work.ts'

const FACTS = {
  sendsEmails: 'yes',
  points: 3,
  answers: {} as Record<string, string>,
  signupForm: null as boolean | null,
  provider: null,
}
const allTextsFor = ({ status = 'beginner', facts = {} }: { status?: string; facts?: object } = {}) =>
  (emailWork({ status, facts: { ...FACTS, ...facts } })?.steps ?? []).map(stepText)
/** Without the last, the new answer. */
const textsFor = (given: object) => allTextsFor({ facts: { ...FACTS, ...given } }).slice(0, -1)

test('a beginner is told nothing that is done: a tool, a box on the website, or consent', () => {
  assert.equal(textsFor({}).length, 4)
  assert.deepEqual(textsFor({ answers: { 'S-EM2': 'tool_basic', 'S-EM8': 'yes' }, signupForm: true }), [
    'Send one useful email a month',
  ])
  assert.equal(textsFor({ answers: { 'S-EM2': 'inbox', 'S-EM8': 'unsure' }, signupForm: false }).length, 4)
})

test('a beginner who writes every month is told to only where nothing else is left to do', () => {
  const writes = { 'S-EM2': 'tool_linked', 'S-EM3': 'planned' }
  assert.deepEqual(textsFor({ answers: { ...writes, 'S-EM8': 'no' }, signupForm: true }), [
    'Only write to people who agreed, and let them unsubscribe',
  ])
  assert.deepEqual(textsFor({ answers: { ...writes, 'S-EM3': 'rarely', 'S-EM8': 'no' }, signupForm: true }), [
    'Only write to people who agreed, and let them unsubscribe',
    'Send one useful email a month',
  ])
  // An old answer, of somebody who sends none any more.
  assert.equal(textsFor({ sendsEmails: 'no', answers: writes }).at(-1), 'Send one useful email a month')
  assert.deepEqual(textsFor({ answers: { ...writes, 'S-EM8': 'yes' }, signupForm: true }), [
    'Send one useful email a month',
  ])
})

test('only a new answer tells us what was done, so that each level ends in one', () => {
  for (const status of ['beginner', 'intermediate'])
    assert.equal(allTextsFor({ status }).at(-1), 'Then update your answers')
})

test('its first steps are quick, and it stays a long-term goal that nobody promises', () => {
  for (const [status, display] of [
    ['beginner', 'warning'],
    ['intermediate', 'info'],
  ] as const) {
    const result = aResult({ id: 'email-marketing', status, display, facts: FACTS })
    const [item] = makePlan([checkOf('email-marketing')], [result], {}).items
    assert.ok(item && item.effortMinutes <= 45)
    assert.deepEqual([item.group, item.turnsGood], ['longterm', 'not_promised'])
  }
})
