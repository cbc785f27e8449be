import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unfilledIn } from './unfilled.ts'

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

test('made-up people, companies, streets and numbers of a template are blanks', () => {
  for (const sample of [
    'Max Mustermann',
    'Erika Mustermann',
    'Mustermann GmbH',
    'Musterfirma',
    'Musterstraße 1',
    'Musterstr. 12',
    '12345 Musterstadt',
    'DE123456789',
    'DE 999 999 999',
    '12 345 678 901',
    '{{name}}',
    '{company_name}',
    '%company_name%',
    '[Anschrift]',
    '[ragione sociale]',
    '[Bedrijfsnaam]',
    '[hier ist der Name des Unternehmers einzufügen]',
  ])
    assert.deepEqual(unfilledIn(`Angaben: ${sample}, Telefon`), [sample], sample)
})

test('real names, and those of an example, are none', () => {
  for (const text of [
    'Musterhaus GmbH, Musterküchen und Muster für Stoffe',
    'Muster AG, Hauptstraße 1, 8000 Zürich',
    'Peter Muster und Mustermanns Erben',
    'Ein Name ist zum Beispiel Max Mustermann.',
    'wie z. B. Herr Max Mustermann',
    'USt-IdNr.: DE123456788',
    'ABN 51 824 753 556',
    'a saving of 20% company-wide and 30% off',
    'the template `${company}` in code',
    'In {our} words',
  ])
    assert.deepEqual(unfilledIn(text), [], text)
})
