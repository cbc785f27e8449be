import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isPhone, phoneDigits, tidyPhone } from './phone.ts'

describe('a phone number', () => {
  const rule: readonly (readonly [string, boolean])[] = [
    ['0212345678', true],
    ['(02) 1234 5678', true],
    ['(02)1234-5678', true],
    ['(02) 1234-5678', true],
    ['02-1234-5678', true],
    [' 0212345678 ', true],
    ['', false],
    ['12345678', false],
    ['021234567', false],
    ['02123456789', false],
    ['(2) 1234 5678', false],
    ['0412 345 678', false],
    ['02 1234 56789', false],
    ['(02 1234 5678', false],
    ['02  1234 5678', false],
    ['+61 2 1234 5678', false],
    ['٠٢١٢٣٤٥٦٧٨', false],
  ]
  for (const [typed, ok] of rule)
    it(`I10 ${ok ? 'takes' : 'refuses'} ${JSON.stringify(typed)}`, () => {
      assert.equal(isPhone(typed), ok)
    })

  it('is stored as its digits', () => {
    assert.equal(phoneDigits('(02) 1234-5678'), '0212345678')
  })

  const tidied: readonly (readonly [string, string])[] = [
    ['0412 345 678', '0412345678'],
    ['+61 2 1234 5678', '0212345678'],
    ['+61 (0)2 1234 5678', '0212345678'],
    ['0061-2-1234-5678', '0212345678'],
    ['+64 21 123 45678', '02112345678'],
    ['0064 (0) 21.123.4567', '0211234567'],
    ['(02 1234 5678', '0212345678'],
    ['06112345678', '06112345678'],
    ['call me', 'callme'],
    ['', ''],
  ]
  for (const [typed, tidy] of tidied)
    it(`becomes ${tidy || 'nothing'} in the input field from ${JSON.stringify(typed)}`, () => {
      assert.equal(tidyPhone(typed), tidy)
    })
})
