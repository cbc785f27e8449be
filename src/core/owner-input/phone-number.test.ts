import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tidyPhone } from '../phone.ts'
import { readOnboardingPhone, readPhoneNumber } from './phone-number.ts'

const MISSING = 'Please provide valid phone'
const stored = (typed: string, country: string | null): string | null => {
  const read = readPhoneNumber(typed, country, MISSING)
  if (!read.ok) assert.equal(read.message, MISSING)
  return read.ok ? read.value : null
}

describe('a phone number of a form', () => {
  it('I10 of ten digits is accepted in every country', () => {
    for (const country of ['AU', 'NZ', 'OTHER', null])
      assert.equal(stored('(02) 1234 5678', country), '0212345678')
  })

  const accepted: readonly (readonly [typed: string, country: string, stored: string])[] = [
    ['021 234 567', 'NZ', '021234567'],
    ['09 366 1234', 'NZ', '093661234'],
    ['+64 21 123 45678', 'NZ', '02112345678'],
    ['0064 9 366 1234', 'NZ', '093661234'],
    ['0800 83 83 83', 'NZ', '0800838383'],
    ['+61 2 5550 0142', 'NZ', '+61255500142'],
    ['+44 20 7946 0958', 'OTHER', '+442079460958'],
    ['0044 20 7946 0958', 'OTHER', '+442079460958'],
  ]
  for (const [typed, country, number] of accepted)
    it(`I10 ${typed} is accepted of a business in ${country}`, () => {
      assert.equal(stored(typed, country), number)
    })

  it('I10 of another country is refused where the business is in Australia, or its country is not known', () => {
    for (const country of ['AU', '', null])
      for (const [typed] of accepted.filter(([, , number]) => number.length !== 10))
        assert.equal(stored(typed, country), null)
  })

  it('I10 that no numbering plan has is refused', () => {
    for (const typed of ['123', '021 234', '+64 1', '01 234 5678', 'call me', '09 366 1234 ext. 5', ''])
      assert.equal(stored(typed, 'NZ'), null, typed)
    assert.equal(stored('020 7946 0958 1', 'OTHER'), null)
  })

  it('is read again as it is stored', () => {
    for (const [, country, number] of accepted) assert.equal(stored(number, country), number)
  })
})

describe('the phone number of onboarding', () => {
  it('may be left empty', () => {
    for (const typed of ['', ' ', '\u200B'])
      assert.deepEqual(readOnboardingPhone(typed, 'AU'), { ok: true, value: null })
  })
  it('is accepted as other forms accept it, once its input field has tidied it', () => {
    assert.deepEqual(readOnboardingPhone(tidyPhone('0412 345 678'), 'AU'), { ok: true, value: '0412345678' })
    assert.deepEqual(readOnboardingPhone(tidyPhone('(540) 222-3587'), 'OTHER'), {
      ok: true,
      value: '5402223587',
    })
  })
  it('of a business elsewhere is refused with how to write it', () => {
    const read = readOnboardingPhone(tidyPhone('07928 896643'), 'OTHER')
    assert.deepEqual(read, {
      ok: false,
      message:
        'Please provide valid phone. Start with + and the code of your country, for example +44 20 7946 0958',
    })
    assert.equal(readOnboardingPhone(tidyPhone('+44 20 7946 0958'), 'OTHER').ok, true)
    assert.deepEqual(readOnboardingPhone('123', 'AU'), { ok: false, message: MISSING })
  })
})
