import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailAddress } from '#core/owner-input/email.ts'
import { mailAddress } from './mails.ts'

const canGetMail = (address: string | null): boolean => mailAddress.safeParse(address).success

test('a mail can be sent to every address that a form accepts', () => {
  for (const typed of [
    'R&D@joes.com.au',
    "o'neil@joes.co.nz",
    'dora@käse.de',
    ' dora@почта.рф ',
    'a/b@joes.com',
  ])
    assert.equal(canGetMail(emailAddress(typed)), true, typed)
})

test('a mail can be sent to the address of an account, on whichever network', () => {
  assert.equal(canGetMail('mia@office.internal'), true)
  assert.equal(canGetMail('Mia@Office.Internal'), true)
})

test('no mail is sent to what is no address, or is two', () => {
  for (const text of [
    '',
    'mia',
    'mia@localhost',
    'mia@joes.com, sam@joes.com',
    'Mia <mia@joes.com>',
    'mia@joes.com\r\nBcc: sam@joes.com',
    ' mia@joes.com',
    'mia@käse.de',
  ])
    assert.equal(canGetMail(text), false, text)
})
