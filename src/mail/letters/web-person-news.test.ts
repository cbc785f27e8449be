import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passedLetter, questionLetter } from './web-person-news.ts'

const URL_OF_OURS = 'https://fettle.fixture/plan'
const QUESTION = { check: 'Google profile', question: 'Which one?', url: URL_OF_OURS }
const PASSED = { checks: ['Google profile'], url: URL_OF_OURS, unsubscribeUrl: URL_OF_OURS }

test('a question says on which website', () => {
  const [first] = questionLetter({ ...QUESTION, website: 'joes.fixture' }).paragraphs
  assert.match(String(first), /^About Google profile on joes.+fixture, somebody with your link asks:$/u)
})

test('what passes says on which website', () => {
  const [first] = passedLetter({ ...PASSED, website: 'joes.fixture' }).paragraphs
  assert.match(String(first), /tested it again on joes.+fixture: Google profile is now good\.$/u)
})

test('where there is no website, a question names none', () => {
  const [first] = questionLetter({ ...QUESTION, website: null }).paragraphs
  assert.equal(first, 'About Google profile, somebody with your link asks:')
})

test('where there is no website, what passes names none', () => {
  const [first] = passedLetter({ ...PASSED, website: null }).paragraphs
  assert.equal(first, 'Your web person said it’s done, and we tested it again: Google profile is now good.')
})
