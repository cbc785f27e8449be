import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { onlyAddressIn, readAddress } from './postal-address.ts'

const ADDRESSES = {
  '12 Wattle St, Newtown NSW 2042': ['12 Wattle St', 'Newtown', 'NSW', '2042'],
  'Shop 3, 12 Wattle Street\nNewtown, nsw 2042\nAustralia': [
    'Shop 3, 12 Wattle Street',
    'Newtown',
    'NSW',
    '2042',
  ],
  '5 Queen Street, Auckland Central, Auckland 1010, New Zealand': [
    '5 Queen Street, Auckland Central',
    'Auckland',
    null,
    '1010',
  ],
  'PO Box 9, Perth WA 6000': ['PO Box 9', 'Perth', 'WA', '6000'],
  '12 Wattle St, Newtown, NSW, 2042': ['12 Wattle St', 'Newtown', 'NSW', '2042'],
  '12 Wattle St\nNewtown NSW\n2042': ['12 Wattle St', 'Newtown', 'NSW', '2042'],
  '12 Wattle St, Newtown NSW., 2042': ['12 Wattle St', 'Newtown', 'NSW', '2042'],
  '12 Smith St, Melbourne, Victoria 3000': ['12 Smith St', 'Melbourne', 'VIC', '3000'],
  '12 Hay St, Perth Western Australia 6000, Australia': ['12 Hay St', 'Perth', 'WA', '6000'],
  '12 Hay St, Perth, Western Australia': ['12 Hay St, Perth, Western Australia', null, null, null],
  '12 Hay St South, Australia': ['12 Hay St South', null, null, null],
  '4 Hill Road, Mount Victoria 6011': ['4 Hill Road', 'Mount Victoria', null, '6011'],
  '12 Wattle St': ['12 Wattle St', null, null, null],
  'Lot 1204': ['Lot 1204', null, null, null],
} as const

test('an address is read in the parts of an envelope', () => {
  for (const [written, parts] of Object.entries(ADDRESSES)) {
    const { street, locality, region, postcode } = readAddress(written)
    assert.deepEqual([street, locality, region, postcode], parts, written)
  }
})

test('an address is found in the text around it', () => {
  const seen = onlyAddressIn(
    ['Blue Wren Florist, 14 Rose Lane, Newtown NSW 2042. Phone (02) 9000 0000'],
    'AU',
  )
  assert.deepEqual(seen, { street: '14 Rose Lane', locality: 'Newtown', region: 'NSW', postcode: '2042' })
  const unit = onlyAddressIn(['Find us at Shop 3, 12-14 Old North Road, Castle Hill NSW 2154'], 'AU')
  assert.equal(unit?.street, 'Shop 3, 12-14 Old North Road')
  for (const written of [
    'Suite 5, Level 11, 8 Pitt Street, Sydney',
    'Suite 5, Level 11\n8 Pitt Street, Sydney',
  ]) {
    const suite = onlyAddressIn([`${written} NSW 2000`], 'AU')
    assert.deepEqual([suite?.street, suite?.locality], ['Suite 5, Level 11, 8 Pitt Street', 'Sydney'])
  }
  const usual = onlyAddressIn(['Find us: 3 Queen Street, Brisbane Qld 4000'], 'AU')
  assert.deepEqual([usual?.locality, usual?.region], ['Brisbane', 'QLD'])
  const nz = onlyAddressIn(['Visit us\n5 Queen Street, Auckland Central, Auckland 1010\nNew Zealand'], 'NZ')
  assert.deepEqual(
    [nz?.street, nz?.locality, nz?.postcode],
    ['5 Queen Street, Auckland Central', 'Auckland', '1010'],
  )
})

const inNewZealand = (text: string) => {
  const { street, locality, postcode } = onlyAddressIn([text], 'NZ') ?? {}
  return [street, locality, postcode]
}

test('in New Zealand an address may lack its postcode before the end of its line', () => {
  assert.deepEqual(inNewZealand('info@a.test\n4/51 Bureta Road, Otumoetai, Tauranga\nGreat Spice'), [
    '4/51 Bureta Road, Otumoetai',
    'Tauranga',
    null,
  ])
  assert.deepEqual(inNewZealand('Find us: 12 Devon Street, Whangarei.'), [
    '12 Devon Street',
    'Whangarei',
    null,
  ])
  // One of two is the same with its postcode.
  assert.deepEqual(inNewZealand('5 Queen Street, Auckland\nVisit 5 Queen Street, Auckland 1010'), [
    '5 Queen Street',
    'Auckland',
    '1010',
  ])
  for (const text of [
    'We are on Bureta Road, which has plenty of parking, Tauranga',
    'From 51 Bureta Road, Tauranga is a short walk',
    '4 Bureta Road, Tauranga\n9 Low Road, Tauranga',
    '12 High Street, Oxford',
  ])
    assert.deepEqual(inNewZealand(text)[0], undefined, text)
  assert.equal(onlyAddressIn(['51 Bureta Road, Tauranga'], 'AU'), null)
})

test('of several addresses none is chosen, and a similar text is none', () => {
  const [one, other] = ['1 High Street, Hobart TAS 7000', '2 Low Road, Hobart TAS 7000']
  assert.equal(onlyAddressIn([one, other], 'AU'), null)
  assert.equal(onlyAddressIn([one, one], 'AU')?.street, '1 High Street')
  for (const text of [
    '',
    'Open 7 days, Hobart TAS 7000',
    'Since 1 March 2014, Auckland 1010',
    'Call 1300 555 014',
  ])
    assert.equal(onlyAddressIn([text], null), null, text)
})

test('H05 a long text without an address is read at once', () => {
  growsWithLength('a long text', {
    make: (parts) => '1 a b c d St '.repeat(parts),
    work: (long) => assert.equal(onlyAddressIn([long], 'NZ'), null),
    parts: 20_000,
  })
})

test('a side of the street belongs to it, before a comma', () => {
  assert.deepEqual(onlyAddressIn(['Shed 3, 27 Doveton Street North, Ballarat VIC 3350'], 'AU'), {
    street: 'Shed 3, 27 Doveton Street North',
    locality: 'Ballarat',
    region: 'VIC',
    postcode: '3350',
  })
  assert.equal(
    onlyAddressIn(['7 Riccarton Road West, Upper Riccarton, Christchurch 8041'], 'NZ')?.locality,
    'Christchurch',
  )
  assert.equal(onlyAddressIn(['12 High Street North Melbourne VIC 3051'], 'AU')?.locality, 'North Melbourne')
})

test('a town is told from its street without a comma', () => {
  const { street, locality } = readAddress('312 Lobethal Road Lenswood SA 5240')
  assert.deepEqual([street, locality], ['312 Lobethal Road', 'Lenswood'])
  assert.equal(readAddress('12 St Georges Terrace Perth WA 6000').street, '12 St Georges Terrace')
  assert.equal(readAddress('PO Box 12 Perth WA 6000').locality, null)
})
