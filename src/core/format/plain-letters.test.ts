import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLetters } from './plain-letters.ts'

test('letters are compared without accents, macrons and case', () => {
  assert.equal(plainLetters('Ōtāhuhu CAFÉ'), 'otahuhu cafe')
  assert.equal(plainLetters('O\u0304tahuhu'), 'otahuhu')
  assert.equal(plainLetters('12 Quay St'), '12 quay st')
})
