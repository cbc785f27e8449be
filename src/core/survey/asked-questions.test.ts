import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence } from '../evidence/owner.ts'
import { answersInForce, askedRows, isAsked, type SurveyState } from './asked-questions.ts'
import { questionOf } from './questions.ts'

const state = (answers: AnswersEvidence, more: Partial<SurveyState> = {}): SurveyState => ({
  answers,
  profile: {},
  sellsOnline: 'unknown',
  ...more,
})
const isAskedById = (id: string, known: SurveyState): boolean => {
  const question = questionOf(id)
  assert.ok(question, id)
  return isAsked(question, known)
}
const rows = (known: SurveyState): string[] => {
  const question = questionOf('S-CONF1')
  assert.ok(question?.type === 'rows')
  return askedRows(question, known).map(({ id }) => id)
}
const NO_WEBSITE = { profile: { noWebsite: true } }

describe('a question is asked', () => {
  it('always, where it has no condition', () => {
    assert.equal(isAskedById('S-CLOUD1', state({}, NO_WEBSITE)), true)
  })
  it('about a website when there is one', () => {
    assert.equal(isAskedById('S-SELL', state({})), true)
    assert.equal(isAskedById('S-SELL', state({}, NO_WEBSITE)), false)
    assert.equal(isAskedById('S-PRODURL', state({}, NO_WEBSITE)), false)
  })

  const selling: readonly (readonly [string | undefined, SurveyState['sellsOnline'], boolean])[] = [
    [undefined, 'unknown', true],
    [undefined, 'yes', true],
    [undefined, 'no', false],
    ['yes', 'no', true],
    ['no', 'yes', false],
    ['planned', 'yes', false],
  ]
  for (const [given, seen, answer] of selling)
    it(`about a cart: ${answer} when the owner's answer is ${given ?? 'missing'} and the website shows ${seen}`, () => {
      const answers = given === undefined ? {} : { 'S-SELL': given }
      for (const id of ['S-CART1', 'S-SHIP0', 'S-PAY1', 'S-ADDR1'])
        assert.equal(isAskedById(id, state(answers, { sellsOnline: seen })), answer, id)
    })

  it('about delivery only where goods are sent or collected', () => {
    for (const id of ['S-SHIP1', 'S-SHIP2']) {
      assert.equal(isAskedById(id, state({})), false)
      assert.equal(isAskedById(id, state({ 'S-SHIP0': 'send' })), true)
      assert.equal(isAskedById(id, state({ 'S-SHIP0': 'collect' })), true)
      assert.equal(isAskedById(id, state({ 'S-SHIP0': 'none' })), false)
    }
  })
  it('not while the question that it depends on is hidden', () => {
    assert.equal(isAskedById('S-SHIP1', state({ 'S-SHIP0': 'send', 'S-SELL': 'no' })), false)
  })
  it('about services and newsletters only where there are some', () => {
    assert.equal(isAskedById('S-CLOUD2', state({ 'S-CLOUD1': 'some' })), true)
    assert.equal(isAskedById('S-CLOUD4', state({ 'S-CLOUD1': 'no' })), false)
    assert.equal(isAskedById('S-EM8', state({ 'S-EM1': 'yes' })), true)
    assert.equal(isAskedById('S-EM8', state({ 'S-EM1': 'not_yet' })), false)
  })
})

describe('a row is asked when its occasion applies', () => {
  it('every row by default', () => {
    assert.deepEqual(rows(state({})), ['after_purchase', 'after_submit', 'after_subscribing_to_emails'])
  })
  it('not after buying where nothing is sold, nor after a form without a website', () => {
    assert.deepEqual(rows(state({ 'S-SELL': 'no' })), ['after_submit', 'after_subscribing_to_emails'])
    assert.deepEqual(rows(state({}, { ...NO_WEBSITE, sellsOnline: 'no' })), ['after_subscribing_to_emails'])
  })
})

describe('the answers that count', () => {
  const answers = {
    'S-SELL': 'no',
    'S-SHIP0': 'send',
    'S-SHIP1': ['pickup'],
    'S-CLOUD1': 'most',
    'S-CONF1': { after_purchase: 'yes', after_submit: 'no' },
    'S-GONE': 'yes',
  }
  it('leave out those of hidden questions and rows', () => {
    assert.deepEqual(answersInForce(state(answers)), {
      'S-SELL': 'no',
      'S-CLOUD1': 'most',
      'S-CONF1': { after_submit: 'no' },
    })
  })
  it('include them once they are asked again', () => {
    const { 'S-GONE': _gone, ...kept } = { ...answers, 'S-SELL': 'yes' }
    assert.deepEqual(answersInForce(state(kept)), kept)
  })
})
