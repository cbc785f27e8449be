import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAdvertising, upToAdvertising } from './advertising.ts'

test('a sentence that exclaims, or calls to buy or to come, only advertises', () => {
  for (const sentence of [
    'Give your garden the summer that it longs for!',
    'Order your birthday cake today.',
    'Don’t miss the best pies in town.',
    'Come in for a coffee.',
    'I will work with you to ensure the cake created for you exceeds your expectations.',
    'Your satisfaction is what we live for.',
  ])
    assert.equal(isAdvertising(sentence), true, sentence)
})

test('a sentence that says what a business does is none, also where it begins with such a word', () => {
  for (const sentence of [
    'Order forms for schools are at the counter.',
    'We clear blocked drains all over Hobart.',
    'Weddings are often planned with great expectations.',
    'Book clubs meet in our shop on Fridays.',
    'Getting married in the south is what we plan for couples.',
  ])
    assert.equal(isAdvertising(sentence), false, sentence)
})

test('sentences are taken up to the first that only advertises', () => {
  assert.deepEqual(upToAdvertising(['We bake pies.', 'Call us now!', 'We open at 9.']), ['We bake pies.'])
  assert.deepEqual(upToAdvertising(['We bake pies.']), ['We bake pies.'])
})
