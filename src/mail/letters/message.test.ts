import assert from 'node:assert/strict'
import { test } from 'node:test'
import { write } from '../letter.ts'
import { answerLetter, messageLetter } from './message.ts'

const SENDER = { origin: 'https://fettle.fixture' }
const MESSAGE = {
  title: 'My roses',
  from: 'Mia Rose',
  email: 'mia@joes.fixture',
  facts: [{ label: 'Phone', value: '0212345678' }],
  text: 'Where are they?\n\nThank you',
  url: 'https://fettle.fixture/admin/messages/1',
}
const ANSWER = {
  title: 'My roses',
  text: 'Here.',
  asked: 'Where are they?',
  askedOn: '21 Nov 2026',
  url: MESSAGE.url,
  canReply: true,
}

test('the operator’s mail about a message names its author, its text and where to answer', async () => {
  const { subject, text } = await write(messageLetter(MESSAGE), SENDER)
  assert.equal(subject, 'Message: My roses')
  for (const part of [
    'Mia Rose (mia@joes.fixture) wrote:',
    'Where are they?',
    'Phone: 0212345678',
    MESSAGE.url,
  ])
    assert.ok(text.includes(part), part)
})

test('the author of a message who gave no name is named once', () => {
  const { paragraphs } = messageLetter({ ...MESSAGE, from: MESSAGE.email })
  assert.equal(paragraphs[0], 'mia@joes.fixture wrote:')
})

test('X04 a subject with a line break stays one header, and markup is shown literally', async () => {
  const title = 'a\r\nBcc: evil@evil.fixture'
  const text = '<script>alert(1)</script>'
  const mail = await write(messageLetter({ ...MESSAGE, title, text }), SENDER)
  assert.equal(mail.subject, 'Message: a Bcc: evil@evil.fixture')
  assert.doesNotMatch(mail.html, /<script/u)
  assert.ok(mail.text.includes(text))
})

test('X04 an answer of 8,000 characters arrives whole, in pieces', async () => {
  const words = Array.from({ length: 1_600 }, (_, index) => String(index).padStart(4, '0'))
  const { text } = await write(answerLetter({ ...ANSWER, text: words.join(' ') }), SENDER)
  const arrived = text.match(/\b\d{4}\b/gu) ?? []
  assert.deepEqual(arrived.slice(0, words.length), words)
  const unbroken = '🌹'.repeat(4_000)
  const roses = await write(answerLetter({ ...ANSWER, text: unbroken }), SENDER)
  assert.equal((roses.text.match(/🌹/gu) ?? []).length, 4_000)
})

test('an answer quotes the message, and nothing when that was only a rating', async () => {
  assert.match(
    (await write(answerLetter(ANSWER), SENDER)).text,
    /You wrote on 21 Nov 2026: “Where are they\?”/u,
  )
  assert.doesNotMatch((await write(answerLetter({ ...ANSWER, asked: '' }), SENDER)).text, /You wrote on/u)
})

test('an answer says how to reply', async () => {
  assert.match((await write(answerLetter(ANSWER), SENDER)).text, /reply to this email or press the button/u)
  const silent = (await write(answerLetter({ ...ANSWER, canReply: false }), SENDER)).text
  assert.match(silent, /a reply to this email may not reach us/u)
})
