import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm } from '#support/page-facts.ts'
import { fieldLabels } from './forms.ts'

test('the sum or the letters by which a form keeps programs out are nothing that it asks of a person', () => {
  const asked = ['name', 'quiz-team', 'pub_quiz']
  const puzzles = ['et_pb_contact_captcha_0', 'captcha-712', 'quiz-84']
  assert.deepEqual(fieldLabels(aForm([...asked, ...puzzles].map((name) => aField(name)))), asked)
})
