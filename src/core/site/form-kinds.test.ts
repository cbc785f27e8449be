import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm } from '#support/page-facts.ts'
import { otherKind } from './form-kinds.ts'

const EMAIL = aField('email', { type: 'email' })
const NEWS = 'Subscribe to our newsletter'

test('a quiz or a poll is no form for writing to the business, unless it asks how to reach the visitor', () => {
  const fields = [aField('colour'), aField('size')]
  for (const heading of ['Quick survey', 'Quiz', 'Our poll', 'Vote now'])
    assert.equal(otherKind(aForm(fields, { heading })), 'other', heading)
  assert.equal(otherKind(aForm(fields, { heading: 'Tell us' })), null)
  assert.equal(otherKind(aForm([...fields, aField('phone', { type: 'tel' })], { heading: 'Quiz' })), null)
})

test('the words of a tick box do not make a longer form one for news', () => {
  const fields = [EMAIL, aField('suburb'), aField('news', { type: 'checkbox', label: NEWS })]
  assert.equal(otherKind(aForm(fields, { text: `Suburb ${NEWS}` })), null)
  assert.equal(otherKind(aForm(fields, { text: `Suburb ${NEWS}`, heading: NEWS })), 'newsletter')
  const said = fields.map((field) => ({ ...field, label: field.type === 'checkbox' ? 'Yes' : null }))
  assert.equal(otherKind(aForm(said, { text: `Suburb ${NEWS} Yes` })), 'newsletter')
})

const box = (name: string, placeholder: string) => aField(name, { tag: 'textarea', placeholder })
const [ADDRESS, NOTES] = [box('address', 'Delivery address'), box('notes', 'Anything else?')]
const kindWith = (button: string, ...boxes: ReturnType<typeof box>[]) =>
  otherKind(aForm([EMAIL, ...boxes], { buttons: [button] }))

test('an order asks for an address and notes, and leaves no message; a wish beside them is one', () => {
  assert.equal(kindWith('Place Order', ADDRESS, NOTES), 'checkout')
  assert.equal(kindWith('Place Order', ADDRESS), 'checkout')
  assert.equal(kindWith('Place Order', ADDRESS, box('message', 'How should your cake look?')), null)
  assert.equal(kindWith('Send enquiry', ADDRESS, NOTES), null)
})

test('a box for all that is to be said of an order is a message, though it asks for an address too', () => {
  for (const [name, placeholder] of [
    ['message', 'What would you like, and to which address?'],
    ['message', 'Message (please include your address)'],
    ['order', 'Your order and delivery address'],
    ['wishes', 'How should we address you?'],
  ] as const)
    assert.equal(kindWith('Place Order', box(name, placeholder)), null, placeholder)
  for (const name of ['billing_address_1', 'deliveryAddress', 'your-address', 'full-postal-address'])
    assert.equal(kindWith('Place Order', box(name, '')), 'checkout', name)
  assert.equal(kindWith('Place Order', box('field7', 'Shipping address (street, town)')), 'checkout')
})

test('a form without an address, or with one that is none, has no path to be known by', () => {
  const fields = [aField('a'), aField('b')]
  assert.equal(otherKind(aForm(fields, { action: 'https://joes.test/search' })), 'search')
  assert.equal(otherKind(aForm(fields, { action: 'https://joes.test/cart/add' })), 'checkout')
  assert.equal(otherKind(aForm(fields, { action: null })), null)
  assert.equal(otherKind(aForm(fields, { action: 'http://:/search' })), null)
})

test('a form that asks for a review of the business is one; the review that a business does for a customer is its offer', () => {
  const fields = [aField('name'), aField('phone', { type: 'tel' }), EMAIL]
  for (const heading of [
    'Leave us a review',
    'Reviews',
    'Customer reviews',
    'Your review',
    'Review our service',
    'Write a review of your plan with us',
    'Submit a testimonial',
    'Submit your book review',
    'Write a book review',
    'Rate and review us',
  ])
    assert.equal(otherKind(aForm(fields, { heading })), 'review', heading)
  for (const heading of [
    'Request Case Review',
    'Get a free case review',
    'Book your portfolio review',
    'Free policy review',
    'Tax review',
    'Contract review: send us yours',
    'Review your details',
  ])
    assert.equal(otherKind(aForm(fields, { heading })), null, heading)
  assert.equal(otherKind(aForm(fields, { buttons: ['Review and submit'] })), null)
  assert.equal(otherKind(aForm(fields, { id: 'free-case-review' })), null)
  assert.equal(otherKind(aForm(fields, { id: 'review-form' })), 'review')
  assert.equal(otherKind(aForm([...fields, aField('rating')], { heading: 'Case review' })), 'review')
})

test('a question for an age or a choice of cookies is asked of every visitor, unless it takes an email address or a message', () => {
  const fields = [aField('a'), aField('b')]
  for (const heading of ['Verify your age', 'Cookie preferences'])
    assert.equal(otherKind(aForm(fields, { heading })), 'other', heading)
  assert.equal(
    otherKind(aForm([...fields, aField('m', { tag: 'textarea' })], { heading: 'Verify your age' })),
    null,
  )
  assert.equal(otherKind(aForm([...fields, EMAIL, aField('c')], { heading: 'Verify your age' })), null)
})

test('a form whose button posts a comment is one for comments, with spaces around its words as well', () => {
  for (const button of ['Post comment', '  Post comment\n'])
    assert.equal(otherKind(aForm([aField('a'), aField('b')], { buttons: [button] })), 'comment', button)
})
