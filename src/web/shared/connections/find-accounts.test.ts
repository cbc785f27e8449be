import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAccounts, shownWords } from './find-accounts.ts'

const account = (id: string, label: string, detail: string | null = null, isSuggested = false) => ({
  id,
  label,
  detail,
  isSuggested,
  refusal: null,
})
const SHOPS = [
  account('1', 'Harbour Café', '12 Quay Street, Auckland'),
  account('2', 'Harbour Café', 'Great South Road, Ōtāhuhu'),
  account('3', 'Night Quilts', null, true),
]
const idsFor = (typed: string, chosen: string | null = null) =>
  findAccounts(SHOPS, typed, chosen).map(({ id }) => id)

test('every word that was typed is in the name or the address, whatever its accents and letter case', () => {
  assert.deepEqual(idsFor('cafe auckland'), ['1'])
  assert.deepEqual(idsFor('HARBOUR otahuhu'), ['2'])
  assert.deepEqual(idsFor('quilts auckland'), [])
})

test('the chosen one comes first, then what is suggested', () => {
  assert.deepEqual(idsFor(''), ['3', '1', '2'])
  assert.deepEqual(idsFor('  ', '2'), ['2', '3', '1'])
})

test('of five thousand, fifty are shown, and how to find the others', () => {
  assert.equal(shownWords(5_000, 5_000), 'The first 50 of 5,000. Type more of the name or address.')
  assert.equal(shownWords(50, 50), null)
  assert.equal(shownWords(3, 5_000), '3 of 5,000')
  assert.equal(shownWords(0, 5_000), 'None has these words in its name or address.')
})
