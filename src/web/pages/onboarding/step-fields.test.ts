import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onboardingSchema } from '#core/owner-input/business-forms.ts'
import { draftFrom, NO_DRAFT } from './onboarding-draft.ts'
import { fieldsOfStep, phoneProblem, stepOfProblems } from './step-fields.ts'

test('every field of the form belongs to a step', () => {
  const shown = new Set([0, 1, 2].flatMap((step) => [...fieldsOfStep(step)]))
  const asked = Object.keys(onboardingSchema({ allowed: [] }).shape)
  assert.deepEqual(
    asked.filter((field) => !shown.has(field)),
    [],
  )
})

test('the first step with an error opens again', () => {
  assert.equal(stepOfProblems({ facebook: 'x', city: 'x' }), 1)
  assert.equal(stepOfProblems({ website: 'x' }), 0)
  assert.equal(stepOfProblems({ form: 'x' }), null)
})

test('a draft is read as it was stored, and one of another version is ignored', () => {
  const kept = { ...NO_DRAFT, step: 1, filled: ['phone'] }
  assert.deepEqual(draftFrom(JSON.parse(JSON.stringify(kept))), kept)
  for (const other of [null, 3, {}, { ...kept, step: 9 }, { ...kept, business: {} }]) {
    assert.deepEqual(draftFrom(other), NO_DRAFT)
  }
})

const draft = (phone: string, country: string) => ({
  ...NO_DRAFT,
  phone,
  business: { ...NO_DRAFT.business, country },
})

test('a phone number is judged on its own step, as its input field tidies it', () => {
  for (const [phone, country] of [
    ['', 'AU'],
    ['0412 345 678', 'AU'],
    ['(540) 222-3587', 'OTHER'],
    ['+44 20 7946 0958', 'OTHER'],
  ] as const)
    assert.deepEqual(phoneProblem(1, draft(phone, country)), {}, phone)
  assert.deepEqual(Object.keys(phoneProblem(1, draft('07928 896643', 'OTHER'))), ['phone'])
  for (const other of [0, 2]) assert.deepEqual(phoneProblem(other, draft('ring me', 'AU')), {})
})
