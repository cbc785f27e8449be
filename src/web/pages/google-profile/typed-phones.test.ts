import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { atTypedPhones, sentPhones } from './typed-phones.ts'

const TYPED = ['02 5550 0101', ' ', 'abc']

describe('the phone numbers of a profile as they are typed', () => {
  it('are sent without empty ones, but for the main number', () => {
    assert.deepEqual(sentPhones(TYPED), ['02 5550 0101', 'abc'])
    assert.deepEqual(sentPhones(['', '']), [''])
  })

  it('have a problem where it was typed', () => {
    assert.deepEqual(atTypedPhones({ 'phones.1': 'wrong', 'phones.0': 'odd', phones: 'many' }, TYPED), {
      'phones.2': 'wrong',
      'phones.0': 'odd',
      phones: 'many',
    })
  })
})
