import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm } from '#support/page-facts.ts'
import { isPhoneField } from './form-fields.ts'
import { fieldLabels } from './forms.ts'

test('the sum or the letters by which a form keeps programs out are nothing that it asks of a person', () => {
  const asked = ['name', 'quiz-team', 'pub_quiz']
  const puzzles = ['et_pb_contact_captcha_0', 'captcha-712', 'quiz-84']
  assert.deepEqual(fieldLabels(aForm([...asked, ...puzzles].map((name) => aField(name)))), [
    'name',
    'quiz team',
    'pub quiz',
  ])
})

const isPhone = (name: string, label: string | null, type = 'text') =>
  isPhoneField(aField(name, { type, label }))

test('a box for a number that asks for a phone number takes one; one that counts or prices phones does not', () => {
  for (const name of ['phone-number', 'mobile', 'your_tel', 'contactNumber'])
    assert.ok(isPhone(name, null, 'number'), name)
  for (const name of [
    'guests',
    'order_number',
    'unit-number',
    'qty',
    'postcode',
    'number_of_phones',
    'phone_bill',
  ])
    assert.ok(!isPhone(name, null, 'number'), name)
  for (const label of [
    'Number of guests',
    'How many mobile phones do you insure?',
    'Cell size',
    'Age of your phone',
  ])
    assert.ok(!isPhone('number-1', label, 'number'), label)
})

test('the pH of water is no phone, and "Ph" is one', () => {
  for (const [name, label] of [
    ['ph', 'pH'],
    ['field_3', 'pH'],
    ['ph', 'pH of your pool'],
    ['ph', 'PH level'],
    ['ph_value', 'Value'],
  ] as const)
    assert.ok(!isPhone(name, label), `${name} ${label}`)
  for (const [name, label] of [
    ['ph', 'Ph'],
    ['ph', 'PH:'],
    ['a', 'Ph *'],
    ['phone', 'pH'],
  ] as const)
    assert.ok(isPhone(name, label), `${name} ${label}`)
})
