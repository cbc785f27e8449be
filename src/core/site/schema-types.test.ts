import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBusinessType, isCardType, isLocalBusinessType } from './schema-types.ts'

test('a place that schema.org lists under no organisation, and that names who runs it, is a business and a card', () => {
  for (const type of [
    'Church',
    'CatholicChurch',
    'Mosque',
    'Museum',
    'PlaceOfWorship',
    'EventVenue',
    'PerformingArtsTheater',
    'Zoo',
  ]) {
    assert.ok(isBusinessType(type), type)
    assert.ok(isCardType(type), type)
    assert.ok(!isLocalBusinessType(type), type)
  }
})

test('a place where a business works, or that it writes about, is none', () => {
  for (const type of [
    'Place',
    'PostalAddress',
    'City',
    'Park',
    'Beach',
    'TouristAttraction',
    'LandmarksOrHistoricalBuildings',
  ])
    assert.ok(!isCardType(type), type)
})
