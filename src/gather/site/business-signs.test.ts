import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { showsABusiness } from './business-signs.ts'

const { text, structured } = aPage()
const says = (main: string): boolean => showsABusiness(aPage({ text: { ...text, main } }))
const marks = (item: object): boolean =>
  showsABusiness(aPage({ structured: { ...structured, jsonLd: [{ '@type': 'LocalBusiness', ...item }] } }))

describe('a page shows a business', () => {
  for (const hours of [
    'Mon-Fri 9am - 5pm',
    'Open daily\n10:00 – 16:30',
    'Lunedì 9:00-18:00',
    'Lundi 9h00 – 18h00',
    'Lundi 9 h 30 à 18 h',
    'Montag 9 bis 17 Uhr',
  ])
    it(`by the hours ${JSON.stringify(hours)}`, () => assert.equal(says(hours), true))

  for (const other of ['Chapters 9 - 12', '9:00 - 18:00', 'Mondial 9:00 - 18:00', 'Coming soon'])
    it(`not by ${JSON.stringify(other)}`, () => assert.equal(says(other), false))

  for (const item of [
    { telephone: '+64 9 555 0100' },
    { telephone: 5550100 },
    { address: '1 High Street' },
    { address: { '@type': 'PostalAddress', streetAddress: '1 High Street' } },
    { address: { '@id': 'https://joes.test/#address' } },
    { openingHours: ['', 'Mo-Fr 09:00-17:00'] },
    { openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '09:00' }] },
  ])
    it(`by the structured data ${JSON.stringify(item)}`, () => assert.equal(marks(item), true))

  it('not by properties without a value, as Squarespace writes them', () => {
    assert.equal(marks({ address: '', openingHours: ', , , , , , ' }), false)
    assert.equal(marks({ telephone: null, address: { '@type': 'PostalAddress', streetAddress: '' } }), false)
    assert.equal(marks({ openingHoursSpecification: [] }), false)
  })
})
