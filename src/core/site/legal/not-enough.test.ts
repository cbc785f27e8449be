import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unfilledIn } from './not-enough.ts'

test('a place that a template leaves to its owner is a blank, in the words of several languages', () => {
  for (const blank of [
    '[INSERT TRADING NAME]',
    '[Company]',
    '[LINK TO REFUND POLICY]',
    '[bitte ergänzen]',
    '[bitte ergänzen — eine E-Mail-Adresse ist gemäß § 5 DDG Pflichtangabe]',
    '[Rechtsform bitte bestätigen: Einzelunternehmen / GbR / …]',
    '[Name des Hosting-Anbieters eintragen]',
    '[nom à compléter]',
    '[a completar]',
    '[inserire indirizzo]',
    '[TODO: address]',
    '[tbd]',
  ])
    assert.deepEqual(unfilledIn(`We are ${blank}, and write to you.`), [blank], blank)
})

test('what is written in brackets for another reason is none', () => {
  for (const text of [
    'as shown below [1]',
    'jo [at] joes.test',
    'weiterlesen [mehr]',
    'E-Mail: [bitte JavaScript aktivieren]',
    'jo(at)joes.test [bitte Leerzeichen entfernen]',
    'unser Formular [bitte hier klicken]',
    'the customer [sic] agrees',
    '[email protected]',
    'he said: "[We] agree"',
    '[link]',
    'the sum of [x]',
  ])
    assert.deepEqual(unfilledIn(text), [], text)
})
