import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { FormFacts } from '#core/evidence/form.ts'
import { aField, aForm } from '#support/page-facts.ts'
import { adviceFor } from './advice.ts'

const LABELLED = [aField('name', { label: 'Name' }), aField('email', { type: 'email', label: 'Email' })]
const SOUND: Partial<FormFacts> = { privacyLink: true, spamProtection: true }
const told = (given: Partial<FormFacts> = {}, place = { hasPolicy: true, isFiltered: false }) =>
  adviceFor(aForm(given.fields ?? LABELLED, { ...SOUND, ...given }), place)
const boxes = (count: number) =>
  Array.from({ length: count }, (_, at) => aField(`email${at}`, { type: 'email', label: `Box ${at}` }))

describe('what would improve a contact form', () => {
  it('is nothing where there is all it needs', () => assert.deepEqual(told(), []))

  for (const [what, given, line] of [
    ['a way to reply', { fields: [aField('name', { label: 'Name' })] }, /^Ask for an email or phone number/u],
    [
      'a secure connection',
      { action: 'http://joes.test/send' },
      /^The form sends messages over a connection that is not secure\./u,
    ],
    ['WhatsApp on its button', { opens: 'whatsapp' }, /^The form opens WhatsApp/u],
    ['a text message on its button', { opens: 'text_message' }, /^The form opens a text message/u],
    [
      'more than an email program',
      { opens: 'email' },
      /^The form opens the visitor's email program\. .+ lost\.$/u,
    ],
    ['labels', { fields: [...LABELLED, aField('x')] }, /^Give every box its own label\.$/u],
    ['fewer boxes', { fields: boxes(9) }, /^The form has 9 boxes\./u],
    ['the privacy policy', { privacyLink: false }, /^Link your privacy policy/u],
    ['protection from spam', { spamProtection: false }, /^Switch on spam protection\.$/u],
  ] as const satisfies readonly (readonly [string, Partial<FormFacts>, RegExp])[])
    it(`is ${what}`, () => {
      const [first = '', ...others] = told(given)
      assert.match(first, line)
      assert.deepEqual(others, [])
    })

  it('is not fewer boxes up to eight, no policy where there is none, and no protection that is there elsewhere', () => {
    assert.deepEqual(told({ fields: boxes(8) }), [])
    assert.deepEqual(told({ privacyLink: false }, { hasPolicy: false, isFiltered: false }), [])
    assert.deepEqual(told({ spamProtection: false }, { hasPolicy: true, isFiltered: true }), [])
    assert.deepEqual(told({ fields: [aField('phone', { type: 'tel', label: 'Phone' })] }), [])
  })
})
