import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aField, aForm, aPage } from '#support/page-facts.ts'
import type { FormFacts } from '#core/evidence/form.ts'
import { unreadForm } from './unread-form.ts'

const message = aField('nachricht', { tag: 'textarea', type: 'textarea' })
const three = ['vorname', 'name', 'ort'].map((name) => aField(name))
const reasonOf = (form: FormFacts, languages: Record<string, number> = { de: 1 }): string | null =>
  unreadForm(
    [aPage(), aPage({ url: '/kontakt', forms: [form] })].map((page) => ({
      ...page,
      text: { ...page.text, words: 300, languages },
    })),
  )?.reason ?? null

test('in another language, a form with a message or with three things to type may be for writing to the business', () => {
  assert.equal(reasonOf(aForm([message])), 'other_language')
  assert.equal(reasonOf(aForm(three)), 'other_language')
  assert.equal(reasonOf(aForm(three.slice(1))), null)
  const typed = ['email', 'tel', 'textarea'].map((type) => aField(type, { type }))
  assert.equal(reasonOf(aForm(typed)), 'other_language')
  assert.equal(reasonOf(aForm([...three.slice(1), aField('ja', { type: 'checkbox' })])), null)
})

test('what is hidden, and a form with a password, says nothing', () => {
  assert.equal(reasonOf(aForm([message], { hidden: true })), null)
  assert.equal(reasonOf(aForm([{ ...message, hidden: true }])), null)
  assert.equal(reasonOf(aForm([...three.slice(1), aField('falle', { hidden: true })])), null)
  const password = aField('passwort', { type: 'password' })
  assert.equal(reasonOf(aForm([message, password])), null)
  assert.equal(reasonOf(aForm([message, { ...password, hidden: true }])), 'other_language')
})

test('in a language of our lists, no form is in doubt', () => {
  assert.equal(reasonOf(aForm([message]), { en: 1 }), null)
})
