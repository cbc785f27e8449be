import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aForm, aHeading, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import type { PageFacts, TechnologyFacts } from '../evidence/page.ts'
import { detectShop, sellsOnline } from './shop.ts'

const PRODUCT = {
  '@type': 'Product',
  name: 'Tap',
  image: 'https://joes.test/tap.jpg',
  offers: { '@type': 'Offer', price: '19.90', priceCurrency: 'AUD' },
}
const withData = (...jsonLd: unknown[]): GivenPage => ({
  structured: { jsonLd, broken: 0, types: [], microProducts: [] },
})
const SHOPIFY: TechnologyFacts = { name: 'Shopify', kind: 'shop', version: null, by: 'script' }
const CART_LINK = aLink('/cart', 'Cart', { region: 'header' })

const isShop = (...pages: PageFacts[]): boolean => detectShop(pages).isShop
const signalsOf = (...pages: PageFacts[]): string[] =>
  detectShop(pages).signals.map(({ strength, name }) => `${strength} ${name}`)

const priced = (url: string) => aPage({ url, commerce: { prices: 1, pricesNearButton: 1 } })

const booking = (by: TechnologyFacts['by']) =>
  aPage({ technologies: [{ name: 'Rezdy', kind: 'booking', version: null, by }] })

const payingAt = (href: string, text: string, name: string) =>
  aPage({ links: [aLink(href, text)], commerce: { paymentLinks: [name], buyNow: true, prices: 1 } })
const linked = (...given: [string, string][]) => ({
  links: given.map(([href, text]) => aLink(href, text)),
  commerce: { paymentLinks: ['PayPal'], paymentMethods: ['bank_transfer'] },
})
const paypal = (path: string) => `https://www.paypal.com/${path}`

describe('a shop', () => {
  it('is one strong sign: something to add to a cart', () => {
    assert.equal(isShop(aPage({ commerce: { addToCart: 'Add to cart' } })), true)
  })
  it('is product data with a cart, and not product data alone', () => {
    assert.equal(isShop(aPage({ ...withData(PRODUCT), links: [CART_LINK] })), true)
    assert.equal(isShop(aPage(withData(PRODUCT))), false)
  })
  it("is a platform's script with a cart; the script alone is a medium sign", () => {
    assert.equal(isShop(aPage({ technologies: [SHOPIFY], links: [CART_LINK] })), true)
    assert.deepEqual(signalsOf(aPage({ technologies: [SHOPIFY] })), ['medium shop_platform'])
  })
  it('is two different medium signs, and not one', () => {
    const buyNow = aPage({ commerce: { buyNow: true, prices: 1 } })
    assert.equal(isShop(buyNow), false)
    assert.equal(isShop({ ...buyNow, links: [CART_LINK] }), true)
  })
  it('is not two medium signs of one kind', () => {
    const buyNow = aPage({ commerce: { buyNow: true, prices: 2, pricesNearButton: 2 } })
    assert.equal(isShop(buyNow, priced('/b')), false)
    assert.deepEqual(signalsOf(buyNow, priced('/b')), ['medium buy_now', 'medium prices_near_buttons'])
  })
  it('is not a booking with a cart, a platform or a payment link, but is one with goods as well', () => {
    const paid = booking('frame')
    const deposit = aPage({ url: '/b', commerce: { paymentLinks: ['PayPal'] } })
    assert.equal(isShop({ ...paid, links: [CART_LINK] }), false)
    assert.equal(
      isShop({ ...paid, technologies: [...paid.technologies, SHOPIFY], links: [CART_LINK] }),
      false,
    )
    assert.equal(isShop(paid, deposit), false)
    assert.equal(isShop(paid, aPage({ url: '/b', commerce: { buyNow: true, prices: 1 } })), true)
  })
  it('has prices beside buttons on two pages, not on one', () => {
    assert.deepEqual(signalsOf(priced('/')), [])
    assert.deepEqual(signalsOf(priced('/'), priced('/b')), ['medium prices_near_buttons'])
  })
  it('is not a page that takes donations', () => {
    const donate = aLink('https://www.paypal.com/donate/?id=1', 'Donate')
    const pay = aLink('https://www.paypal.com/ncp/payment/1', 'Pay for your order')
    const page = (link: typeof donate) => aPage({ links: [link], commerce: { paymentLinks: ['PayPal'] } })
    assert.deepEqual(signalsOf(page(donate)), [])
    assert.deepEqual(signalsOf(page(pay)), ['medium payment_button'])
  })
  it('is no page that takes gifts by another service, but one that sells by it', () => {
    for (const [href, name] of [
      ['https://payf.st/1', 'PayFast'],
      ['https://payment.payfast.io/eng/process/1', 'PayFast'],
      ['https://pay.yoco.com/joes', 'Yoco'],
      ['https://pay.sumup.com/b2c/1', 'SumUp'],
    ] as const) {
      assert.equal(isShop(payingAt(href, 'Donate', name)), false, href)
      assert.equal(isShop(payingAt(href, 'Buy now', name)), true, href)
    }
  })
  it('counts booking with payment where it is embedded, not where it is linked', () => {
    assert.deepEqual(signalsOf(booking('frame')), ['medium paid_booking'])
    assert.deepEqual(signalsOf(booking('link')), [])
  })
  it('is not recognised on pages that answered with an error', () => {
    assert.equal(isShop(aPage({ status: 404, commerce: { addToCart: 'Add to cart' } })), false)
  })
})

const drawer = (text: string) => detectShop([aPage({ buttons: [{ text, region: 'header' }] })]).cart

describe('cart and checkout', () => {
  it('are found by their addresses, however a website writes them', () => {
    for (const path of ['/cart', '/cart/', '/shop/cart.html', '/basket', '/view-cart'])
      assert.equal(detectShop([aPage({ links: [aLink(path, 'x')] })]).cart, `https://joes.test${path}`)
    const { checkoutPage } = detectShop([aPage({ links: [aLink('/checkout.php', 'Pay')] })])
    assert.equal(checkoutPage, 'https://joes.test/checkout.php')
  })
  it("may be found by the text of a drawer's button", () => {
    assert.equal(drawer('Cart (2)'), 'Cart (2)')
    assert.equal(drawer('View basket'), 'View basket')
    assert.equal(drawer('Tote bag'), null)
  })
  it('are not controls that change the cart, nor hidden links', () => {
    assert.equal(detectShop([aPage({ links: [aLink('/cart/add', 'Add')] })]).cart, null)
    assert.equal(detectShop([aPage({ links: [aLink('/cart', 'Cart', { hidden: true })] })]).cart, null)
  })
})

const sale = (url: string, prices: number) =>
  aPage({ url, headings: [aHeading('Pots', { level: 1 })], commerce: { addToCart: 'Add to cart', prices } })
const productPageOf = (...pages: PageFacts[]): string =>
  new URL(detectShop([aPage(), ...pages]).productPage ?? 'https://none.test/none').pathname

describe('the product page', () => {
  it('is the one with product data, not the list of products or the homepage', () => {
    const home = aPage({ commerce: { addToCart: 'Add to cart', prices: 6 } })
    const list = aPage({ url: '/collections/taps', ...withData(PRODUCT, PRODUCT) })
    const tap = aPage({ url: '/products/tap', ...withData(PRODUCT) })
    assert.equal(detectShop([home, list, tap]).productPage, 'https://joes.test/products/tap')
  })
  it('is otherwise the one where something goes into the cart', () => {
    const home = aPage({ commerce: { addToCart: 'Add to cart', prices: 6 } })
    const tap = aPage({
      url: '/products/tap.html',
      headings: [aHeading('Tap', { level: 1 })],
      commerce: { addToCart: 'Add to cart', prices: 1 },
    })
    assert.equal(detectShop([home, tap]).productPage, 'https://joes.test/products/tap.html')
  })
  it('is the page of one thing, not the list that has a price for each', () => {
    const list = sale('/pots/', 3)
    const mug = sale('/pots/tall-mug/', 1)
    assert.equal(productPageOf(list, mug), '/pots/tall-mug/')
    assert.equal(productPageOf(mug, list), '/pots/tall-mug/')
    // The price before, and the amount from which delivery is free.
    assert.equal(productPageOf(list, sale('/mugs/old', 2)), '/mugs/old')
    // Beside others of the same kind.
    assert.equal(productPageOf(list, sale('/pots/tall-mug/', 5)), '/pots/tall-mug/')
    assert.equal(productPageOf(sale('/pots.html', 5), sale('/pots/tall-mug.html', 5)), '/pots/tall-mug.html')
    assert.equal(productPageOf(sale('/pots/', 24), sale('/mug', 5)), '/mug')
  })
  it('is the first where several are pages of one thing', () => {
    assert.equal(productPageOf(sale('/mug', 2), sale('/cup', 1)), '/mug')
    assert.equal(productPageOf(sale('/mug', 3), sale('/cup', 3)), '/mug')
    assert.equal(productPageOf(sale('/products/mug', 6), sale('/products/cup', 4)), '/products/mug')
    assert.equal(productPageOf(sale('/mug/', 1), sale('/mug/care', 1)), '/mug/')
  })
  it('does not exist where nothing is sold', () => {
    assert.equal(detectShop([aPage(), aPage({ url: '/products/tap' })]).productPage, null)
  })
})

const yarn = (prices: number) => aPage({ url: '/our-yarn', text: { words: 80 }, commerce: { prices } })

describe('the services page', () => {
  const words = { text: { words: 80 } }
  const servicesOf = (text: string, path = '/page-2') =>
    detectShop([aPage({ links: [aLink(path, text)] }), aPage({ url: path, ...words })]).servicesPage

  it('is recognised by the text of links to it', () => {
    for (const name of [
      'Services',
      'Our Services',
      'What we do',
      'Plumbing services',
      'Our boats',
      'Trips',
      'What we fix',
      'Areas of law',
      'Memberships',
      'Fishing charters',
      'Our cabins',
    ])
      assert.equal(servicesOf(name), 'https://joes.test/page-2', name)
  })
  it('is not a page about the business itself', () => {
    for (const name of [
      'Our team',
      'Our crew',
      'Our dentists',
      'Our head chef',
      'Our whānau',
      'Our story',
      'Terms of services',
      'About us',
      'Contact',
    ])
      assert.equal(servicesOf(name), null, name)
  })
  it('is one about a thing of the business only where it offers something', () => {
    const home = aPage({ links: [aLink('/our-yarn', 'Our yarn')] })
    assert.equal(detectShop([home, yarn(0)]).servicesPage, null)
    assert.equal(detectShop([home, yarn(2)]).servicesPage, 'https://joes.test/our-yarn')
  })
  it('may be a section of the homepage', () => {
    const home = aPage({ headings: [aHeading('Services', { id: 'services', sectionWords: 15 })] })
    assert.equal(detectShop([home]).servicesPage, 'https://joes.test/#services')
    const short = aPage({ headings: [aHeading('Services', { id: 'services', sectionWords: 14 })] })
    assert.equal(detectShop([short]).servicesPage, null)
  })
})

describe('tags', () => {
  it('are those of all pages, blocked by a consent tool or not', () => {
    const { tags } = detectShop([
      aPage(),
      aPage({ url: '/b', tags: [{ kind: 'gtm', id: 'GTM-AAAA', by: 'blocked' }] }),
    ])
    assert.equal(tags.gtm, true)
    assert.equal(tags.ga4, false)
  })
  it('measure sales with a tag and a shop event on one page', () => {
    const tag = { kind: 'ga4', id: 'G-ABCDEF', by: 'script' } as const
    const events = { shopEvents: ['add_to_cart'] }
    assert.equal(detectShop([aPage({ tags: [tag], ...events })]).tags.ecommerceTags, true)
    assert.equal(detectShop([aPage(events)]).tags.ecommerceTags, false)
    assert.equal(detectShop([aPage(withData(PRODUCT))]).tags.ecommerceTags, true)
  })
})

const waysToPayOn = (...pages: PageFacts[]): string[] => detectShop(pages).paymentMethods

describe('the ways to pay of a shop', () => {
  const policy = `We collect personal information and use it, share it and store it safely. ${'You may contact us about it at any time. '.repeat(20)}`
  const naming = (url: string, given: GivenPage = {}) =>
    aPage({ url, text: { main: policy, mainWords: 200 }, commerce: { paymentMethods: ['paypal'] }, ...given })

  it('are none that only its privacy or cookie policy names', () => {
    const home = aPage({ commerce: { paymentMethods: ['visa'] } })
    assert.deepEqual(waysToPayOn(home, naming('/policies/privacy-policy')), ['visa'])
    assert.deepEqual(
      waysToPayOn(home, naming('/p/1', { headings: [aHeading('Privacy Policy', { level: 1 })] })),
      ['visa'],
    )
    assert.deepEqual(waysToPayOn(home, naming('/delivery-and-payment')), ['visa', 'paypal'])
  })
  it('are those of its buttons and links to pay, unless they are for gifts', () => {
    const voucher: [string, string] = [paypal('ncp/payment/1'), 'Buy a voucher']
    const gift: [string, string] = [paypal('donate/?id=1'), 'Donate']
    assert.deepEqual(waysToPayOn(aPage(linked(voucher))), ['bank_transfer', 'paypal'])
    assert.deepEqual(waysToPayOn(aPage(linked(voucher, gift))), ['bank_transfer', 'paypal'])
    assert.deepEqual(waysToPayOn(aPage(linked([paypal('ncp/payment/2'), 'Book now']))), [
      'bank_transfer',
      'paypal',
    ])
    assert.deepEqual(waysToPayOn(aPage(linked(gift))), ['bank_transfer'])
    assert.deepEqual(waysToPayOn(naming('/privacy', { commerce: { paymentLinks: ['Stripe'] } })), [])
  })
  it('are those of a page of biscuits that is called "Cookies"', () => {
    const biscuits = { text: { main: 'Chocolate cookies, baked daily.', mainWords: 4 } }
    assert.deepEqual(waysToPayOn(naming('/cookies', biscuits)), ['paypal'])
  })
})

describe('selling online', () => {
  const form = aForm([], { action: 'https://joes.test/cart' })
  const shop = aCrawl([aPage({ commerce: { addToCart: 'Add to cart' } })])

  it("follows the owner's answer first", () => {
    assert.equal(sellsOnline({ answers: { 'S-SELL': 'no' }, pages: shop }), 'no')
    assert.equal(sellsOnline({ answers: { 'S-SELL': 'planned' }, pages: shop }), 'no')
    assert.equal(sellsOnline({ answers: { 'S-SELL': 'yes' }, pages: aCrawl([aPage()]) }), 'yes')
  })
  it('is never "no" because nothing was found', () => {
    assert.equal(sellsOnline({ answers: {}, pages: shop }), 'yes')
    assert.equal(sellsOnline({ answers: {}, pages: aCrawl([aPage()]) }), 'unknown')
    const partial = aCrawl([aPage()], { menu: { links: 10, conclusive: 7 } })
    assert.equal(sellsOnline({ answers: {}, pages: partial }), 'unknown')
    assert.equal(sellsOnline({ answers: {}, pages: aCrawl([aPage({ forms: [form] })]) }), 'unknown')
  })
  it('uses what only a browser shows', () => {
    const rendered = { pages: [aPage({ rendered: true, commerce: { addToCart: 'Add to bag' } })] }
    assert.equal(sellsOnline({ answers: {}, pages: aCrawl([aPage()]), rendered }), 'yes')
  })
})
