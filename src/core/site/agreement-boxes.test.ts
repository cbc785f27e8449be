import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField } from '#support/page-facts.ts'
import { isAgreement } from './agreement-boxes.ts'

const tick = (label: string | null, name = 'x', given = {}) =>
  aField(name, { type: 'checkbox', label, ...given })
const isOne = (label: string | null, name?: string): boolean => {
  const field = tick(label, name)
  return isAgreement(field, [field])
}

test('a tick by which visitors agree, or ask for news, is no question', () => {
  for (const label of [
    'I agree to the privacy policy',
    'I have read the terms and conditions',
    'Ich bin mit der Verarbeitung meiner Daten einverstanden',
    'Ich habe die Hinweise zum Datenschutz gelesen und akzeptiert.',
    'J’accepte que mes données soient utilisées',
    'Acepto la política de privacidad',
    'Ho letto e acconsento',
    'Email me about offers and events at the café',
    'Keep me informed',
    'Sign me up for your newsletter',
    'Yes, I would like to receive news and offers',
  ])
    assert.equal(isOne(label), true, label)
  for (const name of ['gdpr_consent', 'privacyPolicy', 'newsletter', 'marketing-opt-in'])
    assert.equal(isOne(null, name), true, name)
})

test('a tick that answers something is one', () => {
  for (const label of [
    'I own the house',
    'Urgent',
    'Call me back in the evening',
    'Do you accept dogs?',
    'Is this an emergency?',
    'First visit',
    'Send me a copy of this message',
    'Email',
    'Tell me the price first',
    'Private party',
  ])
    assert.equal(isOne(label), false, label)
})

test('several ticks of one name are a question, whatever they say', () => {
  const ticks = ['Marketing', 'Privacy fences', 'Newsletters'].map((label) => tick(label, 'interest[]'))
  for (const one of ticks) assert.equal(isAgreement(one, ticks), false)
})

const form = (...labels: string[]) => labels.map((label, at) => tick(label, `input_5.${at}`))

test('a short tick among other answers is one of them, also with a name of its own', () => {
  for (const labels of [
    ['Marketing strategy', 'Web design', 'Printing'],
    ['Privacy screens', 'Gates', 'Retaining walls'],
    ['Building consent', 'Drawings', 'Site visit'],
  ]) {
    const ticks = form(...labels)
    assert.deepEqual(
      ticks.filter((one) => isAgreement(one, ticks)),
      [],
      labels.join(),
    )
  }
  const asked = form('Gates', 'Retaining walls', 'I agree to the privacy policy', 'I agree')
  assert.deepEqual(
    asked.filter((one) => isAgreement(one, asked)).map(({ label }) => label),
    ['I agree to the privacy policy', 'I agree'],
  )
  const both = form('Marketing', 'Privacy policy')
  assert.equal(
    both.every((one) => isAgreement(one, both)),
    true,
  )
})

test('only a tick is one', () => {
  const field = aField('x', { label: 'I agree' })
  assert.equal(isAgreement(field, [field]), false)
})
