import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeToFill } from './place-to-fill.ts'

const typed = (country: string, city: string, filled: string[] = []) => ({
  business: { country, city },
  filled,
})
const AU = { field: 'country', value: 'AU' }
const NEWTOWN = { field: 'city', value: 'Newtown' }

test('the country and the city are filled in together', () => {
  assert.deepEqual(placeToFill({ country: 'AU', city: 'Newtown' }, typed('', '')), [AU, NEWTOWN])
})

test('the city is filled in when it is found after the country', () => {
  assert.deepEqual(placeToFill({ country: 'AU', city: null }, typed('', '')), [AU])
  assert.deepEqual(placeToFill({ country: 'AU', city: 'Newtown' }, typed('AU', '', ['country'])), [NEWTOWN])
})

test('a city is not filled in beside another country', () => {
  assert.deepEqual(placeToFill({ country: 'AU', city: 'Newtown' }, typed('NZ', '')), [])
  assert.deepEqual(placeToFill({ country: null, city: 'Newtown' }, typed('NZ', '')), [])
})

test('what the owner typed or emptied stays', () => {
  assert.deepEqual(placeToFill({ country: 'AU', city: 'Newtown' }, typed('AU', 'Enmore')), [])
  assert.deepEqual(placeToFill({ country: 'AU', city: 'Newtown' }, typed('', 'Enmore')), [])
  assert.deepEqual(placeToFill({ country: 'AU', city: 'Newtown' }, typed('', '', ['country', 'city'])), [])
})

test('nothing was found yet', () => {
  assert.deepEqual(placeToFill({ country: null, city: null }, typed('', '')), [])
})
