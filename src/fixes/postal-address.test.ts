import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAddress } from './postal-address.ts'

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
  '12 Wattle St': ['12 Wattle St', null, null, null],
  'Lot 1204': ['Lot 1204', null, null, null],
} as const

test('an address is read in the parts that a letter has', () => {
  for (const [written, parts] of Object.entries(ADDRESSES)) {
    const { street, locality, region, postcode } = readAddress(written)
    assert.deepEqual([street, locality, region, postcode], parts, written)
  }
})
