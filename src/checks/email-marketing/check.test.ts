import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '#core/evidence/owner.ts'
import { aField, aForm, aPage } from '#support/page-facts.ts'
import { UNREACHABLE_SITE, siteOf } from '#support/site-wanted.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const judge = (answers: AnswersEvidence, site = UNREACHABLE_SITE) => {
  const outcome = check.evaluate({ answers, ...site }, NOW)
  assert.ok('status' in outcome)
  return outcome
}
const statusOf = (answers: AnswersEvidence): string => judge(answers).status

/** Six answers with the given points, up to 12, and S-EM8. */
function answersWorth(points: number, consent: Readonly<Record<string, string>> = {}): AnswersEvidence {
  const scales = {
    'S-EM2': ['inbox', 'tool_basic', 'tool_linked'],
    'S-EM3': ['rarely', 'monthly', 'planned'],
    'S-EM4': ['added', 'asked', 'signup'],
    'S-EM6': ['none', 'welcome', 'several'],
    'S-EM7': ['no', 'look', 'test'],
    'S-EM5': ['no', 'no', 'yes'],
  }
  const answers: Record<string, string> = { 'S-EM1': 'yes', ...consent }
  let left = points
  for (const [question, scale] of Object.entries(scales)) {
    const worth = question === 'S-EM5' && left < 2 ? 0 : Math.min(2, left)
    answers[question] = scale[worth] ?? ''
    left -= worth
  }
  return answers
}
const CONSENT = { 'S-EM8': 'yes' }

/** The proof beside the answer whether any emails are sent. */
const found = (answers: AnswersEvidence) => judge(answers).proof.slice(1)

describe('email marketing', () => {
  it('asks when nothing is answered, or fewer than 5 of the 7 others are', () => {
    assert.equal(statusOf({}), 'we_need_more_details')
    const four = {
      'S-EM1': 'yes',
      'S-EM2': 'tool_linked',
      'S-EM3': 'planned',
      'S-EM4': 'signup',
      'S-EM5': 'yes',
    }
    assert.equal(statusOf(four), 'we_need_more_details')
    assert.equal(statusOf({ ...four, 'S-EM6': 'several' }), 'intermediate')
  })
  it('is a beginner who sends none', () => {
    assert.equal(statusOf({ 'S-EM1': 'no' }), 'beginner')
    assert.equal(statusOf({ 'S-EM1': 'not_yet' }), 'beginner')
  })
  it('is rated by points: to 5 beginner, to 10 intermediate, from 11 advanced', () => {
    assert.equal(statusOf(answersWorth(3, CONSENT)), 'beginner')
    assert.equal(statusOf(answersWorth(4, CONSENT)), 'intermediate')
    assert.equal(statusOf(answersWorth(8, CONSENT)), 'intermediate')
    assert.equal(statusOf(answersWorth(9, CONSENT)), 'advanced')
    assert.equal(statusOf(answersWorth(12, CONSENT)), 'advanced')
  })
  it('is a beginner without consent, whatever the points', () => {
    assert.equal(statusOf(answersWorth(12, { 'S-EM8': 'no' })), 'beginner')
    assert.equal(statusOf(answersWorth(12, { 'S-EM8': 'unsure' })), 'beginner')
  })
  it('counts an unanswered S-EM8 as 0 points and no more', () => {
    assert.equal(statusOf(answersWorth(12)), 'advanced')
    assert.equal(statusOf(answersWorth(10)), 'intermediate')
  })
  it('has points in its proof only once they count, and names no question by its id', () => {
    assert.deepEqual(found({ 'S-EM1': 'yes' }), [
      { kind: 'answer', at: 'Your answers about your emails', found: '0 of 7 answered' },
    ])
    assert.deepEqual(found({ 'S-EM1': 'yes', 'S-EM2': 'inbox' }), [
      { kind: 'answer', at: 'Your answers about your emails', found: '1 of 7 answered' },
    ])
    assert.deepEqual(found(answersWorth(3, CONSENT)), [
      { kind: 'answer', at: 'Your answers about your emails', found: '5 of 14 points' },
    ])
    assert.deepEqual(found({ 'S-EM1': 'no' }), [])
  })
  it('shows what the website has, but does not need it', () => {
    const form = aForm([aField('email', { type: 'email' })], { heading: 'Join our newsletter' })
    assert.equal(judge({}, siteOf([aPage({ forms: [form] })])).facts.signupForm, true)
    assert.equal(judge({}, siteOf()).facts.signupForm, false)
    assert.equal(judge({}).facts.signupForm, null)
  })
})
