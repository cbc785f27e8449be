import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm } from '#support/page-facts.ts'
import { adviceFor } from './advice.ts'

type Given = Parameters<typeof aField>[1]
const firstFor = (field: Given): string | undefined =>
  adviceFor(
    aForm([aField('x', field), aField('message', { tag: 'textarea', type: 'textarea', label: 'Message' })]),
    {
      hasPolicy: true,
      isFiltered: true,
    },
  ).find((line) => line.startsWith('The box'))

test('a box that asks for a date or a number and takes an email address alone stops the whole form', () => {
  assert.equal(
    firstFor({ type: 'email', label: 'Date de naissance', required: true }),
    'The box “Date de naissance” takes nothing but an email address: whoever fills it in cannot send the form. Change its type.',
  )
  for (const label of [
    'Phone number',
    'Telefonnummer',
    'Fecha de nacimiento',
    'Geburtsdatum',
    'Arrival date',
    'Data di arrivo',
    'Data',
  ])
    assert.ok(firstFor({ type: 'email', label }), label)
  assert.ok(firstFor({ type: 'email', label: null, placeholder: 'Your phone' }))
})

test('a box for an email address is one by its own words, by an example, or by words that may be those of a mailbox', () => {
  for (const field of [
    { type: 'email', label: 'Email' },
    { type: 'email', label: 'Email or phone' },
    { type: 'email', label: 'Correo electrónico o teléfono' },
    { type: 'email', label: 'Adresse' },
    { type: 'email', label: 'Name' },
    { type: 'email', label: null },
    { type: 'email', label: 'Phone or', placeholder: 'jo@shop.example' },
    { type: 'email', label: 'Stay up to date' },
    { type: 'email', label: 'Your data' },
    { type: 'email', label: 'Contact data' },
    { type: 'email', label: 'Data protection officer' },
    { type: 'date', label: 'Date' },
    { type: 'text', label: 'Phone number' },
    { type: 'tel', label: 'Phone number' },
  ])
    assert.equal(firstFor(field), undefined, JSON.stringify(field))
})
