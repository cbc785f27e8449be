import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EMAIL, WRONG_EMAIL } from '#core/owner-input/email.ts'
import { readAuthForm } from './forms.ts'

const emailOf = (email: string) => readAuthForm('/request-password-reset', { email })?.form

test('the address of an account is in lower case, with its domain as mail programs write it', () => {
  for (const [typed, email] of [
    [' Dora@Joes.com.au ', 'dora@joes.com.au'],
    ['dora@Käse.de', 'dora@xn--kse-qla.de'],
    ['mia@office.internal', 'mia@office.internal'],
  ] as const)
    assert.deepEqual(emailOf(typed), { email }, typed)
})

test('what is no address is refused, also one that begins a new line', () => {
  for (const [typed, message] of [
    ['  ', NO_EMAIL],
    ['dora', WRONG_EMAIL],
    ['dora@joes.com\n', WRONG_EMAIL],
    ['dora@joes.com\r\nBcc: sam@joes.com', WRONG_EMAIL],
  ] as const)
    assert.throws(
      () => emailOf(typed),
      (error) => error instanceof Error && JSON.stringify(error).includes(message),
      typed,
    )
})
