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
      assert.deepEqual(callAsset({ phone, timeZone: zone }), { countryCode, phoneNumber })
    })

  it('is of the owner’s country where it has no code, whatever the time zone of the account', () => {
    const timeZone = 'Australia/Sydney'
    assert.deepEqual(callAsset({ phone: '0800555014', country: 'NZ', timeZone }), {
      countryCode: 'NZ',
      phoneNumber: '0800555014',
    })
    assert.deepEqual(callAsset({ phone: '+61255504417', country: 'NZ', timeZone }), {
      countryCode: 'AU',
      phoneNumber: '0255504417',
    })
  })

  it('stays as it was typed where no country has it', () => {
    assert.deepEqual(callAsset({ phone: '+80012345678', timeZone: null }), {
      countryCode: 'AU',
      phoneNumber: '+80012345678',
    })
  })
})
