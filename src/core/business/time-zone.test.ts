import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { TIME_ZONE_AREAS } from './places.data.ts'
import { citiesOf, isTimeZone, timeZoneOf } from './time-zone.ts'

describe("the owner's time zone", () => {
  const zones: readonly (readonly [string, string, string])[] = [
    ['AU', 'Perth', 'Australia/Perth'],
    ['AU', ' hobart ', 'Australia/Hobart'],
    ['AU', 'Oodnadatta', 'Australia/Sydney'],
    ['AU', '', 'Australia/Sydney'],
    ['NZ', 'Whangarei', 'Pacific/Auckland'],
    ['NZ', 'Perth', 'Pacific/Auckland'],
  ]
  for (const [country, city, zone] of zones)
    it(`is ${zone} in ${city || 'no city'}, ${country}`, () => {
      assert.equal(timeZoneOf({ country, city }, 'Europe/Berlin'), zone)
    })

  it("is the browser's in other countries", () => {
    assert.equal(timeZoneOf({ country: 'OTHER', city: 'Perth' }, 'Europe/Berlin'), 'Europe/Berlin')
    assert.equal(timeZoneOf({ country: null, city: null }, 'Pacific/Fiji'), 'Pacific/Fiji')
  })
  it("is UTC where nothing is known or the browser's zone does not exist", () => {
    assert.equal(timeZoneOf({}), 'UTC')
    assert.equal(timeZoneOf({}, 'Mars/Olympus'), 'UTC')
  })
  it('is a real IANA zone in every area', () => {
    for (const { zone } of TIME_ZONE_AREAS) assert.ok(isTimeZone(zone), zone)
    assert.equal(isTimeZone(''), false)
  })
})

describe('the cities offered', () => {
  it('are those of the country, sorted by name', () => {
    assert.deepEqual(citiesOf('AU').slice(0, 3), ['Adelaide', 'Albury', 'Alice Springs'])
    assert.equal(citiesOf('NZ').length, 19)
    assert.deepEqual(citiesOf('OTHER'), [])
  })
})
