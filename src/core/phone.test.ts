import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  internationalNumber,
  callLinkNumber,
  groupedPhone,
  isPhone,
  phoneDigits,
  tidyPhone,
} from './phone.ts'

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
    ['+61 1300 555 014', '1300555014'],
    ['0061 (0) 1800-555-014', '1800555014'],
    ['+61 13 12 34', '131234'],
    ['+64 800 555 014', '0800555014'],
    ['+64 0508 555 014', '0508555014'],
    ['call me', 'callme'],
    ['', ''],
  ]
  for (const [typed, tidy] of tidied)
    it(`becomes ${tidy || 'nothing'} in the input field from ${JSON.stringify(typed)}`, () => {
      assert.equal(tidyPhone(typed), tidy)
    })
})

describe('a number as one calls it', () => {
  it('has the code of its country in front', () => {
    assert.equal(internationalNumber('02 5550 0142', 'AU'), '+61255500142')
    assert.equal(internationalNumber('(03) 366-1234', 'NZ'), '+6433661234')
    assert.equal(internationalNumber('+61 (0)2 5550 0142', null), '+61255500142')
    assert.equal(internationalNumber('0064 21 555 0142', 'AU'), '+64215550142')
  })
  it('stays as it is written where it can only be called from within, or its country is not known', () => {
    assert.equal(internationalNumber('1300 555 014', 'AU'), '1300 555 014')
    assert.equal(internationalNumber('0800 555 014', 'NZ'), '0800 555 014')
    assert.equal(internationalNumber('02 5550 0142', null), '02 5550 0142')
    assert.equal(internationalNumber('555 0142', 'AU'), '555 0142')
  })
  it('has no code in front where it can only be called from within, though one is written', () => {
    assert.equal(internationalNumber('+61 1300 555 014', null), '1300 555 014')
    assert.equal(internationalNumber('+611800555014', 'AU'), '1800 555 014')
    assert.equal(internationalNumber('0800 2255 6692', 'NZ'), '0800 2255 6692')
    assert.equal(internationalNumber('+64 800 2255 6692', 'NZ'), '0800 2255 6692')
    assert.equal(internationalNumber('+64 800 55014', null), '0800 550 14')
    assert.equal(internationalNumber('0061 13 12 34', 'NZ'), '131234')
    assert.equal(internationalNumber('+64 800 555 014', 'AU'), '0800 555 014')
    assert.equal(internationalNumber('+64 0508 555 014', null), '0508 555 014')
  })
  it('stays as it is written where more than one number is written, or none', () => {
    for (const written of [
      '+61 2 5550 0142 or 0412 345 678',
      '+64 9 366 1234 / 021 234 567',
      '+61 2 5550',
      '+64',
    ])
      assert.equal(internationalNumber(` ${written} `, 'AU'), written)
  })
  it('is read from a link that calls it', () => {
    assert.equal(callLinkNumber('tel:%2b61%202%205550%200142'), '+61 2 5550 0142')
    assert.equal(callLinkNumber('tel:%2802%29%205550%2D0101'), '(02) 5550-0101')
    assert.equal(callLinkNumber('tel:02%2e5550%2F0101%3Bext=5'), '02.5550/0101')
    assert.equal(callLinkNumber('TEL:1300'), '1300')
    assert.equal(callLinkNumber('mailto:tel:1300'), null)
    assert.equal(callLinkNumber('tel:1300-PLUMBER'), '1300-PLUMBER')
    assert.equal(callLinkNumber('tel:1800 W3B'), '1800 W3B')
    assert.equal(callLinkNumber('tel:1800 123 W3B'), '1800 123 W3B')
    assert.equal(callLinkNumber('tel:131500x5'), '131500')
  })
  for (const after of [
    ';ext=5',
    ';phone-context=+61',
    ',5',
    ',,5#',
    '%2C5',
    '%3bext=5',
    'p5',
    'p5p61',
    'W5',
    '%20ext.%205',
    'x5',
  ])
    it(`is read from a link without the extension ${after}`, () => {
      assert.equal(callLinkNumber(`tel:+61-2-5550-0142${after}`), '+61-2-5550-0142')
    })
})

describe('a number as one reads it', () => {
  const grouped: readonly (readonly [string, string | null, string])[] = [
    ['0255500142', 'AU', '02 5550 0142'],
    ['0412345678', 'AU', '0412 345 678'],
    ['1300123456', 'AU', '1300 123 456'],
    ['0211234567', 'NZ', '021 123 4567'],
    ['021234567', 'NZ', '021 234 567'],
    ['02112345678', 'NZ', '021 1234 5678'],
    ['093661234', 'NZ', '09 366 1234'],
    ['0800123456', 'NZ', '0800 123 456'],
    ['0508123456', 'NZ', '0508 123 456'],
    ['080055501', 'NZ', '0800 555 01'],
    ['08005550142', 'NZ', '0800 555 0142'],
    ['050855501422', 'NZ', '0508 5550 1422'],
    ['+442079460958', 'NZ', '+442079460958'],
    ['0211234567', null, '02 1123 4567'],
    ['', 'AU', ''],
  ]
  for (const [digits, country, read] of grouped)
    it(`is ${read || 'nothing'} in ${country ?? 'no known country'}`, () => {
      assert.equal(groupedPhone(digits, country), read)
    })
})
