import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPage } from '#support/page-facts.ts'
import { nameInTitle } from './name-in-title.ts'

const read = (url: string, text: string | null): string | null => {
  const page = aPage({ url })
  return nameInTitle({ url, title: { ...page.title, text } })
}

describe('the name of a business in the title of its homepage', () => {
  it('is the part that says what the address says', () => {
    assert.equal(read('https://www.joesbikes.co.nz/', "Joe's Bikes | Repairs in Māpua"), "Joe's Bikes")
    assert.equal(read('https://joesbikes.co.nz/', 'Welcome - Old Joe’s Bikes'), 'Old Joe’s Bikes')
    assert.equal(read('https://cafe-mapua.nz/', 'Café Māpua'), 'Café Māpua')
    assert.equal(read('https://xn--whnau-gwa.nz/', 'Whānau | Home'), 'Whānau')
  })

  it('is first a part that says nothing else', () => {
    assert.equal(read('https://mapua.nz/', 'Mapua Tree Farm | Mapua Valley'), 'Mapua Tree Farm')
    assert.equal(read('https://joeandson.nz/', 'Joe & Son'), 'Joe & Son')
    assert.equal(read('https://joesbikes.nz/', "Joe's Bikes Repairs and Hire | Joe's Bikes"), "Joe's Bikes")
  })

  it('ends before the town after a comma', () => {
    assert.equal(
      read('https://quinnfuneral.ie/', 'Quinn Funeral Directors, Clonmel'),
      'Quinn Funeral Directors',
    )
    assert.equal(
      read('https://muddypaws.co.uk/', 'Muddy Paws Dogs, Lower Hutt | Grooming'),
      'Muddy Paws Dogs',
    )
    for (const [url, name] of [
      ['https://smithjones.nz/', 'Smith, Jones & Co'],
      ['https://smith.nz/', 'Smith, Jones'],
      ['https://hale.nz/', 'Ann Hale, Bob and Co'],
      ['https://bluejug.nz/', 'Jug, Blue Jug'],
      ['https://oakelm.nz/', 'The Oak Elm, pottery'],
      ['https://oakashelm.nz/', 'Oak, Ash, Elm'],
      ['https://clonmel.ie/', 'Quinn Funerals, Clonmel'],
    ] as const)
      assert.equal(read(url, name), name, name)
  })

  it('is found by the own part of a name under a shared domain', () => {
    assert.equal(read('https://joesbikes.wixsite.com/', "Home | Joe's Bikes"), "Joe's Bikes")
  })

  it('is not a slogan, a word that is there by chance, or what the address does not say', () => {
    assert.equal(read('https://joesbikes.nz/', "Come to Joe's Bikes for every repair"), null)
    assert.equal(read('https://joe.nz/', 'Joe'), null)
    assert.equal(read('https://joesbikes.nz/', 'Home'), null)
    assert.equal(read('https://joesbikes.nz/', null), null)
  })
})
