import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proofInWords } from '#core/survey/proof-words.ts'
import { isUnanswered, questionsOf } from './asked.ts'

test('the questions without an answer are those of the survey, in its words', () => {
  const asked = proofInWords({ kind: 'answer', at: 'S-SHIP1', found: 'Not answered' })
  const answered = proofInWords({ kind: 'answer', at: 'S-PAY1', found: 'A, B' })
  const page = { kind: 'page' as const, at: 'https://joes.test/', found: 'Not answered' }
  const [question = ''] = questionsOf({ evidence: [asked, answered, page] })
  assert.match(question, /^[A-Z][^“”]+\?$/u)
  assert.equal(questionsOf({ evidence: [asked, answered, page] }).length, 1)
  assert.deepEqual([asked, answered, page].map(isUnanswered), [true, false, false])
})
