import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { callAsset } from './call-asset.ts'

describe('a phone number for an ad', () => {
  const numbers = [
    ['0212345678', 'Australia/Sydney', 'AU', '0212345678'],
    ['+61212345678', 'Australia/Sydney', 'AU', '0212345678'],
    ['033661234', 'Pacific/Auckland', 'NZ', '033661234'],
    ['+6433661234', 'Australia/Sydney', 'NZ', '033661234'],
    ['+442079460123', 'Australia/Sydney', 'GB', '02079460123'],
    ['1300555014', null, 'AU', '1300555014'],
  ] as const
  for (const [phone, zone, countryCode, phoneNumber] of numbers)
    it(`is ${phoneNumber} in ${countryCode} for ${phone} of an account in ${zone ?? 'no known place'}`, () => {
      assert.deepEqual(callAsset(phone, zone), { countryCode, phoneNumber })
    })
})
