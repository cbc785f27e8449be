import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { shopHints } from './hints.ts'

const SHOP_LINKS = (
  'Shop, Store, Shop now, Shop online, Online shop, Online store, Our shop, Buy online, Order online, ' +
  'Webshop, Boutique, Tienda, Tienda online, Negozio, Winkel, Zum Shop'
).split(', ')
const found = (given: GivenPage): string[] =>
  shopHints([aPage(), aPage({ url: '/a1', ...given })]).map((hint) => hint.found)
const linkTo = (...link: Parameters<typeof aLink>): string[] => found({ links: [aLink(...link)] })
const product = (offers: object) => ({
  jsonLd: [{ '@type': 'Product', name: 'Tap', offers }],
  broken: 0,
  types: [],
  microProducts: [],
})

const ELSEWHERE = 'https://order-meals.test/joes-diner'
/** The number of hints where the homepage leads to a page of these words and links. */
const order = (words: number, ...links: ReturnType<typeof aLink>[]) =>
  shopHints([
    aPage({ links: [aLink('/order', 'Order online')] }),
    aPage({ url: '/order', text: { mainWords: words }, links }),
  ]).length

describe('a hint at a shop', () => {
  it('is a link by one of a shop’s names, in its text, its label or its address', () => {
    for (const name of SHOP_LINKS) {
      assert.deepEqual(linkTo('/x1', name), ['https://joes.test/x1'], name)
      assert.deepEqual(linkTo('/x1', '', { label: name }), ['https://joes.test/x1'], name)
      const path = `/${name.toLowerCase().replaceAll(' ', '-')}`
      assert.deepEqual(linkTo(path, 'Look'), [`https://joes.test${path}`], name)
      assert.equal(linkTo(path.replaceAll('-', ''), 'Look').length, 1, name)
    }
  })

  it('is no link to a part of the page, none that nobody sees, and none with more words', () => {
    assert.deepEqual(linkTo('#shop', 'Shop'), [])
    assert.deepEqual(linkTo('/shop', 'Shop', { hidden: true }), [])
    assert.deepEqual(linkTo('/x1', 'Shop for a cause'), [])
    assert.deepEqual(linkTo('/news/order-online.html', 'You can now order online with us'), [])
  })

  it('is a link to a shop of this business elsewhere, by its name, by a shop builder, or by a name of the website', () => {
    for (const address of [
      'https://shop.joes.test/',
      'https://joes-taps.myshopify.com/',
      'https://taps.square.site/',
      'https://taps.bigcartel.com/',
      'https://joesonline.test/shop',
    ])
      assert.deepEqual(linkTo(address, 'Shop'), [address], address)
    const named = { relations: [{ rel: 'canonical', url: 'https://taps.test/' }] } as unknown as GivenPage
    const links = [aLink('https://taps.test/shop', 'Shop')]
    assert.equal(shopHints([aPage({ ...named, links })]).length, 1)
  })

  it('is no link to where somebody else takes orders, and none to an own page that only leads there', () => {
    assert.deepEqual(linkTo(ELSEWHERE, 'Order online'), [])
    assert.deepEqual(linkTo('https://www.etsy.com/shop/joes', 'Shop'), [])
    assert.equal(order(12, aLink(ELSEWHERE, 'tap here to continue')), 0)
    assert.equal(order(12, aLink(ELSEWHERE, 'here'), aLink('/', 'Home', { region: 'nav' })), 0)
    assert.equal(order(12), 1)
    assert.equal(order(12, aLink(ELSEWHERE, 'or here'), aLink('/order/taps', 'Taps')), 1)
    assert.equal(order(60, aLink(ELSEWHERE, 'Our supplier')), 1)
  })

  it('is a price: in a product’s data, at the address of one product, or beside a button to buy', () => {
    assert.deepEqual(found({ structured: product({ price: '19.90' }) }), ['Product data with a price'])
    assert.deepEqual(found({ structured: product({}) }), [])
    for (const parent of [
      'product',
      'products',
      'collections',
      'product-category',
      'produit',
      'produkte',
      'productos',
      'prodotti',
    ]) {
      const url = `https://joes.test/${parent}/tap`
      assert.deepEqual(found({ url, commerce: { prices: 1 } }), [url])
      assert.deepEqual(found({ url }), [])
      assert.deepEqual(found({ url: `https://joes.test/${parent}`, commerce: { prices: 1 } }), [])
    }
    assert.deepEqual(found({ commerce: { pricesNearButton: 1 } }), ['A price beside a button to buy'])
  })

  it('is the picture of a cart, a button to buy, or what a shop’s script measures; each once', () => {
    assert.deepEqual(found({ commerce: { cartIcon: true } }), ['The picture of a cart'])
    assert.deepEqual(found({ commerce: { buyNow: true } }), ['Buy now'])
    assert.deepEqual(found({ shopEvents: ['view_cart', 'purchase'] }), ['view_cart'])
    const two = ['/a1', '/a2'].map((url) => aPage({ url, commerce: { buyNow: true } }))
    assert.deepEqual(shopHints(two), [{ at: 'https://joes.test/a1', found: 'Buy now' }])
    assert.deepEqual(found({}), [])
  })
})
