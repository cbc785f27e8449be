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
const radios = (name: string | null, count: number) =>
  Array.from({ length: count }, (_, at) => aField('', { name, type: 'radio', label: `Choice ${at}` }))

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

  it('counts the choices of one question as one box', () => {
    const ticks = Array.from({ length: 5 }, (_, at) =>
      aField('services[]', { type: 'checkbox', label: `Service ${at}` }),
    )
    assert.deepEqual(told({ fields: [...LABELLED, ...radios('size', 5), ...ticks] }), [])
    assert.match(told({ fields: [...boxes(7), ...radios('size', 5), ...ticks] })[0] ?? '', /has 9 boxes/u)
    // Boxes without a name, and with names of their own, are questions of their own.
    assert.match(told({ fields: [...LABELLED, ...radios(null, 7)] })[0] ?? '', /has 9 boxes/u)
    assert.match(told({ fields: boxes(9).map((box) => ({ ...box, name: 'same' })) })[0] ?? '', /has 9 boxes/u)
  })

  it('is not fewer boxes up to eight, no policy where there is none, and no protection that is there elsewhere', () => {
    assert.deepEqual(told({ fields: boxes(8) }), [])
    assert.deepEqual(told({ privacyLink: false }, { hasPolicy: false, isFiltered: false }), [])
    assert.deepEqual(told({ spamProtection: false }, { hasPolicy: true, isFiltered: true }), [])
    assert.deepEqual(told({ fields: [aField('phone', { type: 'tel', label: 'Phone' })] }), [])
  })
})
