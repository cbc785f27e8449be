import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { handOverMailSchema, questionSchema } from './hand-over.ts'
import { fieldProblems } from './problems.ts'

const schema = handOverMailSchema()
const problems = (typed: object) => fieldProblems(schema, { to: 'jo@web.example.com', note: '', ...typed })

describe('sending a link to the web person', () => {
  it('I11 accepts one address on one line', () => {
    assert.equal(schema.parse({ to: ' jo@web.example.com ', note: '' }).to, 'jo@web.example.com')
    for (const to of ['', ' ']) assert.deepEqual(problems({ to }), { to: 'Please provide email' })
    for (const to of [
      'jo',
      'jo@web.example.com\r\nBcc: all@web.example.com',
      'a@web.example.com, b@web.example.com',
    ])
      assert.match(problems({ to })['to'] ?? '', /^We can’t send email to this address/u)
  })

  it('accepts a note of up to 500 characters, on one line', () => {
    assert.equal(
      schema.parse({ to: 'jo@web.example.com', note: ' Could\r\nyou  look? ' }).note,
      'Could you look?',
    )
    assert.deepEqual(problems({ note: 'a'.repeat(500) }), {})
    assert.deepEqual(problems({ note: 'a'.repeat(501) }), { note: 'Please use 500 characters or fewer' })
  })

  it('accepts words that an address would begin with, where none follows', () => {
    for (const note of [
      'Call me, tel: 021 555 0123',
      'That’s the new data: hours and prices',
      'Sent by SMS: twice',
    ])
      assert.deepEqual(problems({ note }), {}, note)
    for (const note of ['tel:0215550123', 'data:text/html,x', 'mailto:pay'])
      assert.match(problems({ note })['note'] ?? '', /leave web addresses out/u, note)
  })

  it('refuses other links, so that nobody sends their own in our name', () => {
    for (const note of [
      'See https://evil.example',
      'See WWW.evil.example',
      'ftp://evil.example',
      'See evil.com, please',
      'Ask pay@evil.com',
    ])
      assert.match(problems({ note })['note'] ?? '', /leave web addresses out/u)
  })
})

const asked = (text: string) => fieldProblems(questionSchema, { text })

describe('a question of the web person, or an answer to it', () => {
  it('keeps its lines, up to 500 characters', () => {
    assert.equal(
      questionSchema.parse({ text: ' Which host?\r\nThe old one? ' }).text,
      'Which host?\nThe old one?',
    )
    assert.deepEqual(asked('a'.repeat(500)), {})
    assert.deepEqual(asked('a'.repeat(501)), { text: 'Please use 500 characters or fewer' })
  })

  it('is not empty', () => {
    for (const text of ['', ' \n', '\u200b'])
      assert.deepEqual(asked(text), { text: 'Please write something' })
  })
})
