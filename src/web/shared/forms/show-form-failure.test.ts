import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallFailure } from '#web/app/calls/failure.ts'
import { socialProblems } from '../business/social-values.ts'
import { messagesAtFields } from './show-form-failure.ts'

const refused = (fields: Record<string, string>, status = 422) => new CallFailure(status, { fields })

test('a message of a 422 stands at its field and needs no toast', () => {
  const { atFields, isComplete } = messagesAtFields(['email'], refused({ email: 'Please provide email' }))
  assert.deepEqual([atFields, isComplete], [{ email: 'Please provide email' }, true])
})

test('a message that fits no field is left to the toast', () => {
  const { atFields, isComplete } = messagesAtFields(['email'], refused({ email: 'One', age: 'Two' }))
  assert.deepEqual([atFields, isComplete], [{ email: 'One' }, false])
  assert.equal(messagesAtFields(['email'], refused({ age: 'Two' })).isComplete, false)
})

test('a 422 without fields and every other failure are left to the toast', () => {
  for (const error of [refused({}), refused({ email: 'One' }, 409), new Error('x')])
    assert.deepEqual(messagesAtFields(['email'], error), { atFields: {}, isComplete: false })
})

test('the names of the API become those of the form', () => {
  const { atFields, isComplete } = messagesAtFields(
    ['facebook'],
    refused({ facebook: 'One' }),
    socialProblems,
  )
  assert.deepEqual([atFields, isComplete], [{ 'facebook.typed': 'One' }, true])
})
