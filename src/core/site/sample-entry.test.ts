import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm } from '#support/page-facts.ts'
import { fieldLabels } from './forms.ts'
import { isSampleEntry } from './sample-entry.ts'

test('a form asks for no sample entry where the field says anything else', () => {
  const fields = [
    aField('', { beside: 'First name *', placeholder: 'John' }),
    aField('f2', { placeholder: 'john@email.com', type: 'email' }),
    aField('f3', { placeholder: '+61 4XX XXX XXX', type: 'tel' }),
    aField('full_name', { placeholder: 'Jane Doe' }),
    aField('suburb', { placeholder: 'e.g. Ponsonby' }),
    aField('when', { placeholder: 'dd/mm/yyyy' }),
    aField('', { placeholder: '12345' }),
    aField('f8', { placeholder: 'Your name' }),
    aField('f9', { placeholder: 'Message' }),
  ]
  const asked = ['First name', 'Email', 'Phone', 'Name', 'suburb', 'when', '12345', 'Your name', 'Message']
  assert.deepEqual(fieldLabels(aForm(fields)), asked)
})

test('addresses, numbers, dates and the people of examples are sample entries', () => {
  for (const text of [
    'you@example.com',
    '021 123 4567',
    '(09) 123-4567',
    'MM / YY',
    'https://',
    'John',
    'Joe Bloggs',
    'Ex: Paris',
  ])
    assert.ok(isSampleEntry(text), text)
  for (const text of [
    'Name',
    'Email',
    'you@work or home',
    'Post code',
    'Number of guests',
    'Examples',
    'John Street branch',
    'Date',
    'Doe',
  ])
    assert.ok(!isSampleEntry(text), text)
})
