import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { passwordProblem, passwordText, wordsToAvoid } from './password.ts'

const TOO_SHORT = 'Your password needs at least 10 characters'
const TOO_LONG = 'Please use 128 characters or fewer'
const TOO_WEAK = 'That password is too easy to guess. Please choose another.'

const problem = (password: string, score = 4): string | null => passwordProblem(password, [], () => score)

describe('a new password', () => {
  const lengths: readonly (readonly [string, string, string | null])[] = [
    ['9 characters', 'abcdefghi', TOO_SHORT],
    ['10 characters', 'abcdefghij', null],
    ['128 characters', 'a'.repeat(128), null],
    ['129 characters', 'a'.repeat(129), TOO_LONG],
    ['9 emoji', '🌿'.repeat(9), TOO_SHORT],
    ['10 emoji', '🌿'.repeat(10), null],
    ['10 letters with marks of their own', 'e\u0301'.repeat(10), null],
    ['9 letters with marks of their own', 'e\u0301'.repeat(9), TOO_SHORT],
    ['spaces at both ends', '  abcdef  ', null],
    ['nothing', '', TOO_SHORT],
  ]
  for (const [name, password, expected] of lengths)
    it(`${expected === null ? 'may' : "can't"} be ${name}`, () => {
      assert.equal(problem(password), expected)
    })

  it('needs a strength of 3 of 4', () => {
    assert.equal(problem('abcdefghij', 2), TOO_WEAK)
    assert.equal(problem('abcdefghij', 3), null)
  })
  it('is judged with the words to avoid, and only when its length is right', () => {
    const seen: unknown[] = []
    const score = (password: string, words: readonly string[]): number => seen.push([password, words]) + 3
    assert.equal(passwordProblem('abcdefghij', ['fettle'], score), null)
    assert.equal(passwordProblem('short', ['fettle'], score), TOO_SHORT)
    assert.deepEqual(seen, [['abcdefghij', ['fettle']]])
  })
  it('is the same however its letters are composed', () => {
    assert.equal(passwordText('Cafe\u0301 au lait '), 'Café au lait ')
  })
})

describe('the words to avoid', () => {
  it("are the owner's own", () => {
    const words = wordsToAvoid({
      email: 'dora@joes.com.au',
      firstName: 'Dora',
      lastName: 'Smith',
      businessName: 'Joes Taps',
      website: 'https://www.joes.com.au/',
    })
    assert.deepEqual(words, [
      'dora@joes.com.au',
      'dora',
      'smith',
      'joes taps',
      'joestaps',
      'joes.com.au',
      'joes',
      'fettle',
    ])
  })
  it('are few where little is known', () => {
    assert.deepEqual(wordsToAvoid({ email: null, website: 'no address' }), ['fettle'])
  })
})
