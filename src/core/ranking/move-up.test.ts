import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { moveUpSteps } from './move-up.ts'

const SHOP = 'https://bluewren.fixture/shop'
const page = (title: string | null, headings: string[] = []) => ({ url: SHOP, title, headings })
const others = (...titles: string[]) =>
  titles.map((title, index) => ({ position: index + 1, host: `shop-${index}.example`, title }))
const SEARCH = {
  keyword: 'florist newtown',
  position: 7,
  foundUrl: `${SHOP}/`,
  competitors: others('Same-day flowers in Newtown', 'Newtown florists', 'Newtown flower delivery'),
}
const own = (...pages: ReturnType<typeof page>[]) => ({ pages, businessName: 'Blue Wren Florist' })
const textsOf = (...given: Parameters<typeof moveUpSteps>) => moveUpSteps(...given).map(({ text }) => text)
const COMPARE = 'Open the first three, and note what they say that your page doesn’t: prices, places, times.'

describe('what moves a website up in a search', () => {
  it('is the word that its title lacks and the first three have, with the title ready made', () => {
    const [first, ...rest] = moveUpSteps(
      SEARCH,
      own(page('Shop: Blue Wren Florists', ['Florist in Newtown'])),
    )
    assert.deepEqual(first, {
      text: 'Say “Newtown” in the title of your page /shop. The first three businesses all do.',
      readyTitle: 'Florist Newtown | Blue Wren Florist',
    })
    assert.deepEqual(rest, [{ text: COMPARE, readyTitle: null }])
  })

  it('compares with those that stand before it, and with the first three where it is not among them', () => {
    const named = own(page('Florist Newtown', ['Florist in Newtown']))
    const compared = [2, 3, 4, null].map((position) => textsOf({ ...SEARCH, position }, named).at(-1))
    assert.match(compared[0] ?? '', /^Open the first one, and note what it says that/u)
    assert.match(compared[1] ?? '', /^Open the first two, and note what they say that/u)
    assert.equal(compared[2], COMPARE)
    assert.equal(compared[3], COMPARE)
  })

  it('does not say that the first three do where one of them does not', () => {
    const search = { ...SEARCH, competitors: others('Newtown flowers', 'Flowers', 'Newtown roses') }
    const [first] = textsOf(search, own(page('Florist')))
    assert.equal(first, 'Say “Newtown” in the title of your page /shop.')
  })

  it('is the main heading where the title has every word', () => {
    const [first] = textsOf(SEARCH, own(page('Newtown’s florist', ['Welcome'])))
    assert.equal(
      first,
      'Say “florist newtown” in the main heading of your page /shop, in a sentence that reads well.',
    )
  })

  it('finds the page at its index file, too', () => {
    const home = { url: 'https://bluewren.fixture/', title: 'Florist', headings: [] }
    const search = { ...SEARCH, foundUrl: 'https://www.bluewren.fixture/index.html' }
    assert.match(textsOf(search, own(home))[0] ?? '', /^Say “Newtown” in the title of your homepage/u)
  })

  it('takes plurals, accents and small words as said', () => {
    const search = { ...SEARCH, keyword: 'the cafés of newtown' }
    assert.deepEqual(textsOf(search, own(page('NEWTOWN Cafe', ['A café in Newtown']))), [COMPARE])
  })

  it('is a directory that comes before it', () => {
    const competitors = [{ position: 2, host: 'truelocal.com.au', title: 'Florists in Newtown' }]
    const listed = 'Ask to be listed on truelocal.com.au: it’s a directory, and number 2 for this search.'
    const named = own(page('Florist Newtown', ['Florist in Newtown']))
    assert.deepEqual(textsOf({ ...SEARCH, competitors }, named), [listed, COMPARE])
    assert.deepEqual(textsOf({ ...SEARCH, position: 1.4, competitors }, named).length, 1)
  })

  it('is a page of its own where the website is not found', () => {
    const search = { ...SEARCH, position: null, foundUrl: null }
    const [first] = moveUpSteps(search, own(page('Florist Newtown')))
    assert.match(first?.text ?? '', /^Write a page about “florist newtown” alone/u)
    assert.equal(first?.readyTitle, 'Florist Newtown | Blue Wren Florist')
  })

  it('is nothing for the first, and says nothing of a page that was not read', () => {
    assert.deepEqual(textsOf({ ...SEARCH, position: 1 }, own()), [
      'You come first. Look again in a month, because places move.',
    ])
    assert.deepEqual(textsOf(SEARCH, own()), [COMPARE])
  })

  it('keeps a title to what search engines show', () => {
    const search = {
      ...SEARCH,
      position: null,
      keyword: 'cheap same-day flower delivery in newtown and erskineville',
    }
    const { readyTitle } = moveUpSteps(search, own())[0] ?? {}
    assert.equal(readyTitle, 'Cheap Same-Day Flower Delivery In Newtown And Erskineville')
    const titleOf = (keyword: string) => moveUpSteps({ ...search, keyword }, own())[0]?.readyTitle
    assert.equal(
      titleOf('cheap same-day flower delivery in newtown and erskineville tomorrow'),
      'Cheap Same-Day Flower Delivery In Newtown And Erskineville',
      'a title to paste ends with a whole word',
    )
    assert.equal(titleOf(`a${'b'.repeat(70)}`), `A${'b'.repeat(59)}`)
    assert.equal(titleOf(`${'𝒷'.repeat(59)}𝒷𝒷`), '𝒷'.repeat(60))
  })
})
