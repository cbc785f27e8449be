import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageFacts, messageText, messageTitle, nameOfEnquirer, type MessageContent } from './message.ts'

const CONTACT: MessageContent = {
  kind: 'contact',
  subject: 'My plan is empty',
  query: 'Why?',
  phone: '0255500142',
}
const FEEDBACK = {
  kind: 'feedback',
  rating: 4,
  name: 'Dora',
  phone: null,
  text: 'Nice words.',
} as const satisfies MessageContent
const ENQUIRY = {
  kind: 'enquiry',
  request: 'call_back',
  topic: 'plan',
  firstName: 'Dora',
  lastName: null,
  email: 'dora@joes.test',
  phone: '0255500142',
  company: '',
  country: 'NZ',
  message: null,
  consent: false,
} as const satisfies MessageContent

test('a message is listed by its subject, its stars, or what is wanted and about what', () => {
  assert.equal(messageTitle(CONTACT), 'My plan is empty')
  assert.equal(messageTitle(FEEDBACK), 'Feedback: 4 out of 5')
  assert.equal(messageTitle(ENQUIRY), 'My plan or summary (ask us to call back)')
  assert.equal(messageTitle({ ...ENQUIRY, topic: 'ads', request: 'enquiry' }), 'Ads (make an enquiry)')
  assert.equal(messageTitle({ ...ENQUIRY, topic: 'of_before' }), 'of_before (ask us to call back)')
})

test('the text of a message is what was typed, and empty where an enquiry has none', () => {
  assert.equal(messageText(CONTACT), 'Why?')
  assert.equal(messageText(FEEDBACK), 'Nice words.')
  assert.equal(messageText({ ...ENQUIRY, message: 'Please call.' }), 'Please call.')
  assert.equal(messageText(ENQUIRY), '')
})

test('the other fields of each form have their labels, without those that were left empty', () => {
  assert.deepEqual(messageFacts(CONTACT), [{ label: 'Phone', value: '0255500142' }])
  assert.deepEqual(messageFacts(FEEDBACK), [
    { label: 'Rating', value: '4, good' },
    { label: 'Name', value: 'Dora' },
  ])
  assert.deepEqual(messageFacts({ ...FEEDBACK, phone: '0255500142' }).at(-1), {
    label: 'Phone',
    value: '0255500142',
  })
  assert.deepEqual(messageFacts({ ...ENQUIRY, company: 'Joe’s Bakery', consent: true }), [
    { label: 'Wants', value: 'Ask us to call back' },
    { label: 'About', value: 'My plan or summary' },
    { label: 'Phone', value: '0255500142' },
    { label: 'Company', value: 'Joe’s Bakery' },
    { label: 'Country', value: 'New Zealand' },
    { label: 'News and offers', value: 'Yes, please' },
  ])
  const bare = messageFacts({ ...ENQUIRY, company: 'Joe’s Bakery', country: null })
  assert.deepEqual(
    bare.map(({ label }) => label),
    ['Wants', 'About', 'Phone', 'Company', 'News and offers'],
  )
  assert.deepEqual(bare.at(-1), { label: 'News and offers', value: 'No' })
})

test('the name of an enquirer is what of it was given', () => {
  assert.equal(nameOfEnquirer({ firstName: 'Dora', lastName: 'Wren' }), 'Dora Wren')
  assert.equal(nameOfEnquirer({ firstName: null, lastName: 'Wren' }), 'Wren')
  assert.equal(nameOfEnquirer({ firstName: 'Dora', lastName: null }), 'Dora')
  assert.equal(nameOfEnquirer({ firstName: null, lastName: null }), null)
})
