import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { EMPTY_DRAFT } from '#core/ads/draft.ts'
import { adTextsOf, previewsOf } from './ad-texts.ts'

const DRAFT = {
  ...EMPTY_DRAFT,
  businessName: 'Blue Wren Florist',
  categories: [
    { name: 'Christmas wreaths', keywords: [] },
    { name: 'native flowers', keywords: [] },
  ],
  locations: [{ kind: 'place' as const, id: '1', name: 'Newtown' }],
}
const texts = (given: Partial<typeof EMPTY_DRAFT>) => {
  const { headlines, descriptions } = adTextsOf({ ...DRAFT, ...given })
  return { headlines: headlines.map(({ text }) => text), descriptions: descriptions.map(({ text }) => text) }
}

describe('the texts of an ad', () => {
  it('are the owner’s, with what is empty filled in by the business name and the categories', () => {
    assert.deepEqual(
      adTextsOf({ ...DRAFT, headlines: ['Christmas wreaths in Newtown'], descriptions: ['Fresh.'] }),
      {
        headlines: [
          { text: 'Christmas wreaths in Newtown', isAdded: false },
          { text: 'Blue Wren Florist', isAdded: true },
          { text: 'Christmas Wreaths', isAdded: true },
        ],
        descriptions: [
          { text: 'Fresh.', isAdded: false },
          { text: 'Blue Wren Florist. Get in touch to find out more.', isAdded: true },
        ],
      },
    )
  })

  it('leave the first of each to the owner', () => {
    const { headlines, descriptions } = texts({})
    assert.equal(headlines[0], '')
    assert.equal(descriptions[0], '')
  })

  it('are never the same twice, whatever their case', () => {
    assert.deepEqual(texts({ headlines: ['blue wren florist', '', 'CHRISTMAS WREATHS'] }).headlines, [
      'blue wren florist',
      'Native Flowers',
      'CHRISTMAS WREATHS',
    ])
    assert.deepEqual(
      texts({ descriptions: ['Blue Wren Florist. Get in touch to find out more.'] }).descriptions[1],
      'Christmas Wreaths from Blue Wren Florist.',
    )
  })

  it('go on with the place and a call to ring when there are no categories left', () => {
    assert.deepEqual(texts({ categories: [], headlines: ['Wreaths'] }).headlines, [
      'Wreaths',
      'Blue Wren Florist',
      'Blue Wren Florist in Newtown',
    ])
    assert.deepEqual(
      texts({ categories: [], locations: [], headlines: ['Wreaths'] }).headlines.at(-1),
      'Call us today',
    )
  })

  it('never tell what the owner called a point on the map, which only they see', () => {
    const point = { kind: 'radius' as const, latitude: 1, longitude: 2, kilometres: 10, name: 'Mum’s house' }
    const [, , third] = texts({ categories: [], locations: [point], headlines: ['Wreaths'] }).headlines
    assert.equal(third, 'Call us today')
    const place = { kind: 'place' as const, id: '1', name: 'Newtown' }
    assert.equal(
      texts({ categories: [], locations: [point, place], headlines: ['Wreaths'] }).headlines[2],
      'Blue Wren Florist in Newtown',
    )
  })

  it('are cut at a word to the limit', () => {
    const [, second] = texts({
      headlines: ['Wreaths'],
      businessName: 'The Very Long Name of a Flower Shop',
    }).headlines
    assert.equal(second, 'The Very Long Name of a Flower')
  })
})

describe('the previews of an ad', () => {
  it('are one for each headline, each beginning with another', () => {
    const previews = previewsOf(adTextsOf({ ...DRAFT, headlines: ['A', 'B', 'C'], descriptions: ['D', 'E'] }))
    assert.deepEqual(
      previews.map(({ headlines }) => headlines.map(({ text }) => text)),
      [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'A'],
      ],
    )
    assert.deepEqual(
      previews.map(({ descriptions }) => descriptions.map(({ text }) => text)),
      [
        ['D', 'E'],
        ['E', 'D'],
        ['D', 'E'],
      ],
    )
  })
})

describe('an ad without the name of the business, or without a category', () => {
  it('has no text made of what is missing', () => {
    assert.deepEqual(texts({ businessName: ' ', descriptions: ['Fresh.'], headlines: ['Wreaths'] }), {
      headlines: ['Wreaths', 'Christmas Wreaths', 'Native Flowers'],
      descriptions: ['Fresh.', ''],
    })
    assert.deepEqual(
      texts({ businessName: '', categories: [], locations: [], headlines: ['Wreaths'] }).headlines,
      ['Wreaths', 'Call us today', ''],
    )
    assert.deepEqual(
      texts({ categories: [], locations: [], headlines: ['Wreaths'], descriptions: ['Fresh.', ''] }),
      {
        headlines: ['Wreaths', 'Blue Wren Florist', 'Call us today'],
        descriptions: ['Fresh.', 'Blue Wren Florist. Get in touch to find out more.'],
      },
    )
  })
  it('names the place with the business where both are known', () => {
    assert.deepEqual(texts({ categories: [], headlines: ['Wreaths'] }).headlines, [
      'Wreaths',
      'Blue Wren Florist',
      'Blue Wren Florist in Newtown',
    ])
    assert.deepEqual(
      texts({
        headlines: ['Wreaths'],
        descriptions: ['Fresh.', ''],
        categories: [{ name: 'roses', keywords: [] }],
      }).headlines[2],
      'Roses',
    )
  })
})
