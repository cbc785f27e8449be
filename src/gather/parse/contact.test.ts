import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { contactIn, emailsIn, isAddressLike, phonesIn } from './contact.ts'

test('email addresses are found once each, without surrounding text', () => {
  assert.deepEqual(emailsIn('Write to jo@joes.co.nz, or (JO@joes.co.nz). Sales: a.b+c@x-y.com.au!'), [
    'jo@joes.co.nz',
    'a.b+c@x-y.com.au',
  ])
})

test('characters that nobody sees part what they stand between where a word or a number ends', () => {
  for (const text of [
    'info@joes.com.au\u200BPhone 0412 345 678',
    'info@joes.com.au\u200B0412 345 678',
    '0412 345 678\u200BMon to Fri info@joes.com.au',
  ]) {
    const { emails, phones } = contactIn(text)
    assert.deepEqual({ emails, phones }, { emails: ['info@joes.com.au'], phones: ['0412 345 678'] }, text)
  }
  assert.deepEqual(contactIn('0412 345 678\u200B0498 765 432').phones, ['0412 345 678', '0498 765 432'])
  assert.deepEqual(contactIn('jo.smith\u200B2@joes.com.au').emails, ['jo.smith2@joes.com.au'])
})

test('a handle, a single @ and a `@2x` picture are not email addresses', () => {
  assert.deepEqual(emailsIn('@joes a@b logo@2x.png @'), [])
})

test('phone numbers of Australia, New Zealand, North America and Britain are found, and others with a plus', () => {
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
    '(540) 222-3587',
    '540-222-3587',
    '540.222.3587',
    '1-540-222-3587',
    '1 540 222 3587',
    '540 222-3587',
    '0800 1234 5678',
    '01483 894567',
    '01483 894 567',
    '(01204) 52331',
    '013873 12345',
    '0161 496 0000',
    '(0161) 496 0000',
  ]) {
    assert.deepEqual(phonesIn(`Call ${phone}.`), [phone])
  }
})

test('a number behind a postcode is a phone number', () => {
  for (const [text, phone] of [
    ['12 Queen Street, Auckland 1010 09 555 0142', '09 555 0142'],
    ['Sydney NSW 2000 (02) 5550 0142', '(02) 5550 0142'],
    ['St Peters, MO, 63304 636-244-5105', '636-244-5105'],
    ['St Peters, MO, 63304 (636)  244-5105', '(636)  244-5105'],
  ] as const)
    assert.deepEqual(phonesIn(text), [phone], text)
  assert.deepEqual(phonesIn('ACN 1091 0234567'), [])
})

test('dates, prices, business numbers and years are not phone numbers', () => {
  for (const text of [
    '2026-11-21',
    '$1,234,567',
    'ABN 51 824 753 556',
    '1999 2024',
    '12 345',
    '2019 - 2026',
    '01.11.2023 12:30',
    '01-11-2023',
    'Posted 05.11.2024 14:30',
    'Posted (05.11.2024 14:30)',
    '05-11-2023 09:15 am',
    '13.10.24',
    '13-10-24',
    '100 222 3587',
    '540 222 35',
    '225 345 12345',
  ]) {
    assert.deepEqual(phonesIn(text), [], text)
  }
})

test('bare groups of digits, and the numbers of goods and papers, are not phone numbers', () => {
  for (const text of [
    'Quantities 250 500 1000',
    'price 299 399 4999',
    'Account 222 333 4444',
    'Item 225-345-1234',
    'Order no. 225-345-1234',
    'GST 223 456-7890',
    'Licence 345.678.9012',
    '01234 567 8901',
    '0123 456 789',
  ])
    assert.deepEqual(phonesIn(text), [], text)
  for (const text of [
    'Call 13-11-14',
    'Ring 07.31.20.11.22',
    'Phone: 540 222 3587',
    'Call us on 540 222 3587',
    'Account\n540-222-3587',
    'To order 540-222-3587',
  ])
    assert.equal(phonesIn(text).length, 1, text)
})

test('numbers of a company, its taxes and its papers are not phone numbers', () => {
  for (const text of [
    'ABC Pty Ltd ACN 091 234 567',
    'GST 091-234-567',
    'GST No: 091 234 567',
    'IRD 087 654 321',
    'Invoice 0245123456',
    'Licence 0412345678',
    'Registration no. 091 234 567',
  ])
    assert.deepEqual(phonesIn(text), [], text)
  for (const text of [
    'Phone no. 09 123 4567',
    'Order 09 123 4567',
    'Account\n09 123 4567',
    'For registration: 09 123 4567',
    'ACN 091 234 567, phone 09 123 4567',
  ])
    assert.equal(phonesIn(text).length, 1, text)
})

test('a street with a number, a post box, and a state with a postcode are addresses', () => {
  for (const text of [
    '12 Queen Street, Dunedin',
    'Unit 3/45 High St',
    'PO Box 123',
    'Jerrabomberra NSW 2619',
    'Sydney NSW 2000',
    'Canberra ACT 2601',
    'Perth, WA, 6000',
    '12 The Esplanade',
    '10 Easy Street',
    'Harrisonburg, VA 22801',
    'Guildford, GU5 9AB',
  ])
    assert.equal(isAddressLike(text), true, text)
  for (const text of [
    '24 hours a day',
    '3 Ways to save',
    'Stand 5 metres away',
    'WA is big',
    'Model, XL 12345678',
    'Model, XL 12345',
    'PRIVACY ACT 2020',
    'CONSUMER GUARANTEES ACT 1993',
    'Best Café QLD 2024',
    '10 Reasons To Place An Order',
    '7 Steps To Close The Deal',
    'Top 10 Ways To Drive Traffic',
    '2024 Best Place',
    'the AB1 2CDE',
    'Galaxy S8 4GB',
    'Only at T20 2ND',
  ])
    assert.equal(isAddressLike(text), false, text)
})

test('an address and a number are read through what nobody sees of them', () => {
  const { emails, phones } = parseHtml(
    '<p>support@&#8203;tiny&shy;reef&#8203;.com.au</p><p>02&#8203; 5550 0142</p>',
  ).contact
  assert.deepEqual(emails, ['support@tinyreef.com.au'])
  assert.deepEqual(phones, ['02 5550 0142'])
})
