import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emailsIn, isAddressLike, phonesIn } from './contact.ts'

test('email addresses are found once each, without surrounding text', () => {
  assert.deepEqual(emailsIn('Write to jo@joes.co.nz, or (JO@joes.co.nz). Sales: a.b+c@x-y.com.au!'), [
    'jo@joes.co.nz',
    'a.b+c@x-y.com.au',
  ])
})

test('a handle, a single @ and a `@2x` picture are not email addresses', () => {
  assert.deepEqual(emailsIn('@joes a@b logo@2x.png @'), [])
})

test('phone numbers of Australia and New Zealand are found, and others with a plus', () => {
  for (const phone of [
    '0408 479 709',
    '(02) 9876 5432',
    '09 123 4567',
    '+64 21 123 4567',
    '1300 123 456',
    '13 12 34',
    '0800 123 456',
    '0508 123 456',
    '+44 20 7946 0018',
  ]) {
    assert.deepEqual(phonesIn(`Call ${phone}.`), [phone])
  }
})

test('dates, prices, business numbers and years are not phone numbers', () => {
  for (const text of [
    '2026-11-21',
    '$1,234,567',
    'ABN 51 824 753 556',
    '1999 2024',
    '12 345',
    '2019 - 2026',
  ]) {
    assert.deepEqual(phonesIn(text), [], text)
  }
})

test('a street with a number, a post box, and a state with a postcode are addresses', () => {
  for (const text of [
    '12 Queen Street, Dunedin',
    'Unit 3/45 High St',
    'PO Box 123',
    'Jerrabomberra NSW 2619',
  ])
    assert.equal(isAddressLike(text), true, text)
  for (const text of ['24 hours a day', '3 Ways to save', 'Stand 5 metres away', 'WA is big'])
    assert.equal(isAddressLike(text), false, text)
})
