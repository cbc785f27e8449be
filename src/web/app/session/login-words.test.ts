import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallFailure } from '../calls/failure.ts'
import { elsewhereWords, loginHelp, loginWords } from './login-words.ts'

test('wrong credentials have the words of the specification, whatever their case and position', () => {
  const given = 'Invalid login credentials'
  assert.equal(loginWords(new CallFailure(401, { code: 'invalid-login-credentials', message: 'x' })), given)
  assert.equal(loginWords(new CallFailure(400, { message: 'auth/INVALID-LOGIN-CREDENTIALS (3)' })), given)
})

test('every other failure is an error', () => {
  assert.equal(loginWords(new CallFailure(500, { message: 'The disk is full' })), 'Error')
  assert.equal(loginWords(new Error('x')), 'Error')
})

test('waits and a lost connection have their own words', () => {
  const wait = "You've done that a few times already. Please try again in a minute."
  assert.equal(loginWords(new CallFailure(429, { message: wait })), wait)
  assert.equal(loginWords(new CallFailure(0, {})), 'Something went wrong! Please try again after some time.')
})

test('somebody whose address already has an account is told to sign in as before', () => {
  assert.match(elsewhereWords('account_not_linked'), /already have an account.*the way you did before/u)
  for (const code of ['provider_unavailable', 'access_denied', ''])
    assert.match(elsewhereWords(code), /didn’t work/u)
})

test('the words of the specification are followed by what to do', () => {
  assert.match(loginHelp('Invalid login credentials') ?? '', /new password/u)
  assert.match(loginHelp('Error') ?? '', /try again/u)
  assert.equal(loginHelp("You've done that a few times already. Please try again in a minute."), null)
})
