import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AskedQuestion, draftOf, problemsIn, questionsNow, savedFrom } from './survey-draft.ts'

const question = (
  id: string,
  type: AskedQuestion['type'],
  more: Partial<AskedQuestion> = {},
): AskedQuestion => ({
  id,
  type,
  text: id,
  whyWeAsk: null,
  asked: true,
  answer: null,
  answeredAt: null,
  stale: false,
  suggested: [],
  ...more,
})
const state = { answers: {}, profile: { noWebsite: false }, sellsOnline: 'unknown' } as const
const shop = [question('S-SHIP0', 'one'), question('S-SHIP1', 'many')]

test('an answer comes before a suggestion, a suggestion before nothing', () => {
  const suggested = [{ value: 'yes', at: null }]
  assert.deepEqual(draftOf([question('S-SELL', 'one', { suggested })]), { 'S-SELL': 'yes' })
  assert.deepEqual(draftOf([question('S-SELL', 'one', { suggested, answer: 'no' })]), { 'S-SELL': 'no' })
  assert.deepEqual(draftOf([question('S-CART1', 'many', { suggested })]), { 'S-CART1': ['yes'] })
  assert.deepEqual(draftOf([question('S-SELL', 'one')]), { 'S-SELL': null })
})

test('a question that depends on another’s answer is shown and hidden with it', () => {
  const survey = { check: 'shipping-options', state, questions: shop }
  assert.deepEqual(
    questionsNow(survey, { 'S-SHIP0': null }).map(({ id }) => id),
    ['S-SHIP0'],
  )
  assert.deepEqual(
    questionsNow(survey, { 'S-SHIP0': 'send' }).map(({ id }) => id),
    ['S-SHIP0', 'S-SHIP1'],
  )
  assert.deepEqual(
    questionsNow(survey, { 'S-SHIP0': 'none' }).map(({ id }) => id),
    ['S-SHIP0'],
  )
})

test('a row whose moment depends on another answer is shown and hidden with it', () => {
  const stored = question('S-CONF1', 'rows', { rows: [{ id: 'after_submit', text: 'send a form' }] })
  const survey = { check: 'confirmation-emails', state, questions: [question('S-SELL', 'one'), stored] }
  const rowsWith = (sells: string | null) =>
    questionsNow(survey, { 'S-SELL': sells, 'S-CONF1': null })
      .find(({ id }) => id === 'S-CONF1')
      ?.rows?.map(({ text }) => text)
  assert.deepEqual(rowsWith('yes'), ['buy something', 'send a form', 'join your mailing list'])
  assert.deepEqual(rowsWith('no'), ['send a form', 'join your mailing list'])
})

test('an invalid answer has a message in the owner’s words; nothing is compulsory', () => {
  const page = [question('S-PRODURL', 'page')]
  const website = 'https://a.example/'
  assert.deepEqual(problemsIn(page, { 'S-PRODURL': website }, website), {
    'S-PRODURL': "That's your homepage. Please choose a product or service page.",
  })
  assert.deepEqual(problemsIn(page, { 'S-PRODURL': null }, website), {})
})

test('no tick at all is unanswered, which is not "none of these"', () => {
  assert.deepEqual(savedFrom(shop, { 'S-SHIP0': 'send', 'S-SHIP1': [] }), {
    'S-SHIP0': 'send',
    'S-SHIP1': null,
  })
  assert.deepEqual(savedFrom(shop, { 'S-SHIP1': ['none'] })['S-SHIP1'], ['none'])
})

const passwords = (options: { id: string; text: string }[]) => ({
  check: 'data-breach-check',
  state,
  questions: [question('S-BREACH1', 'ticks', { options })],
})

test('ticks are asked for once there is something to tick', () => {
  assert.equal(questionsNow(passwords([]), {}).length, 0)
  assert.equal(questionsNow(passwords([{ id: 'Shop', text: 'Shop' }]), {}).length, 1)
})
