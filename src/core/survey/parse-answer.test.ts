import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseAnswer } from './parse-answer.ts'
import { questionOf } from './questions.ts'

const WEBSITE = 'https://joes.com.au/'
const CHOOSE = 'Please choose from the answers shown'

const read = (id: string, value: unknown, website: string | null = WEBSITE): unknown => {
  const question = questionOf(id)
  assert.ok(question, id)
  const answer = parseAnswer(question, value, { website })
  return answer.ok ? answer.answer : answer.message
}

describe('an answer', () => {
  const answers: readonly (readonly [string, string, unknown, unknown])[] = [
    ['one choice', 'S-SELL', 'planned', 'planned'],
    ['no choice', 'S-SELL', 'perhaps', CHOOSE],
    ['two choices for one', 'S-SELL', ['yes', 'no'], CHOOSE],
    ['several choices', 'S-CART1', ['total', 'name', 'total'], ['total', 'name']],
    ['none of these', 'S-CART1', ['none'], ['none']],
    [
      'none and others',
      'S-CART1',
      ['none', 'total'],
      '"None of these" can\'t be chosen together with other answers',
    ],
    ['a choice that is not there', 'S-CART1', ['total', 'price'], CHOOSE],
    ['rows', 'S-CONF1', { after_submit: 'yes' }, { after_submit: 'yes' }],
    ['a row that is not there', 'S-CONF1', { after_lunch: 'yes' }, CHOOSE],
    ['a number', 'S-SELL', 3, CHOOSE],
    ['numbers', 'S-CART1', [3], CHOOSE],
    ['a handle', 'S-SOC-F', 'https://m.facebook.com/JoesPlumbing/?ref=x', 'JoesPlumbing'],
    ['no account', 'S-SOC-F', 'none', 'none'],
    ['an account to come', 'S-SOC-I', 'later', 'later'],
    ['an account called later', 'S-SOC-I', 'https://www.instagram.com/Later/', '@later'],
    ['an account called none', 'S-SOC-T', '@none', '@none'],
    [
      "another network's handle",
      'S-SOC-I',
      'facebook.com/joes',
      "Oops, that doesn't look like a valid Instagram address",
    ],
    ['several handles', 'S-SOC-I', ['joes'], CHOOSE],
    ['words', 'S-KW1', [' emergency   plumber', '', 'no'], ['emergency plumber', 'no']],
    ['a word of one character', 'S-KW1', ['a'], 'Please use 2 to 60 characters for each'],
    ['a word of 60', 'S-KW1', ['a'.repeat(60)], ['a'.repeat(60)]],
    ['a word of 61', 'S-KW1', ['a'.repeat(61)], 'Please use 2 to 60 characters for each'],
    ['five words', 'S-KW1', ['aa', 'bb', 'cc', 'dd', 'ee'], ['aa', 'bb', 'cc', 'dd', 'ee']],
    ['six words', 'S-KW1', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff'], 'Please enter up to 5'],
    ['ticks', 'S-BREACH1', ['Shop', 'Forum', 'Shop'], ['Shop', 'Forum']],
    ['one text for ticks', 'S-BREACH1', 'Shop', CHOOSE],
  ]
  for (const [name, id, value, answer] of answers)
    it(`reads ${name}`, () => {
      assert.deepEqual(read(id, value), answer)
    })

  for (const [id, value] of [
    ['S-SELL', ''],
    ['S-SELL', null],
    ['S-SELL', undefined],
    ['S-CART1', []],
    ['S-CONF1', {}],
    ['S-SOC-F', '  '],
    ['S-KW1', [' ', '\u200B']],
    ['S-PRODURL', ' '],
    ['S-BREACH1', []],
  ] as const)
    it(`reads ${JSON.stringify(value)} to ${id} as unanswered`, () => {
      assert.equal(read(id, value), null)
    })
})

describe('the product page', () => {
  const INVALID = 'Oops...Invalid url parameter'
  it('must be a page of the website', () => {
    assert.equal(read('S-PRODURL', 'www.joes.com.au/taps?utm_source=x'), 'https://www.joes.com.au/taps')
  })
  it('must not be the homepage', () => {
    assert.equal(
      read('S-PRODURL', 'joes.com.au'),
      "That's your homepage. Please choose a product or service page.",
    )
  })
  it('is refused elsewhere, and without a website', () => {
    assert.equal(read('S-PRODURL', 'other.com.au/taps'), INVALID)
    assert.equal(read('S-PRODURL', 'joes.com.au/taps', null), INVALID)
    assert.equal(read('S-PRODURL', ['joes.com.au/taps']), INVALID)
  })
})
