import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adviceFor } from './advice.ts'

const PASSWORD = /^Change your password there/u
const MONEY = /^Check your statements/u
/** No card leaked: a new one changes nothing. */
const ACCOUNT = /^Watch your statements, and tell your bank/u
const DOCUMENT = /^Tell the office that issued the document/u
const ANSWERS = /^Change the answers to your security questions/u
const CALLS = /^Be wary of calls and texts/u
const EMAILS = /^Be wary of emails/u

const CASES: readonly (readonly [type: string, advice: RegExp, isFirst: boolean])[] = [
  ['Passwords', PASSWORD, true],
  ['PINs', PASSWORD, true],
  ['Auth tokens', PASSWORD, true],
  ['Partial credit card data: cards', MONEY, true],
  ['Bank account numbers', ACCOUNT, true],
  ['Passport numbers', DOCUMENT, true],
  ['Driver’s licences', DOCUMENT, true],
  ['Government issued IDs', DOCUMENT, true],
  ['Taxation records', DOCUMENT, true],
  ['Social security numbers', DOCUMENT, true],
  ['Password hints', ANSWERS, false],
  ['Security questions and answers', ANSWERS, false],
  ['Phone numbers', CALLS, false],
  ['Password strengths', EMAILS, false],
  ['License plates', EMAILS, false],
  ['Email addresses', EMAILS, false],
]

describe('what to do about leaked data', () => {
  for (const [type, advice, isFirst] of CASES)
    it(`fits what was leaked: ${type}`, () => {
      const told = adviceFor([type])
      assert.match(told.advice, advice)
      assert.match(told.advice, /^[^.]+\.(?:org\)[^.]+\.)?$/u)
      assert.equal(told.isFirst, isFirst)
    })

  it('tells all that fits, the most urgent first, and the usual only where nothing does', () => {
    const told = adviceFor(['Phone numbers', 'Passwords', 'Names'])
    assert.match(told.advice, /^Change your password there, .+\. Be wary of calls and texts .+\.$/u)
    assert.equal(told.isFirst, true)
    assert.match(adviceFor([]).advice, EMAILS)
  })
})
