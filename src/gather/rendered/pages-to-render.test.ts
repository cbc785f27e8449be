import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHeading, aLink, aPage, aScript } from '#support/page-facts.ts'
import { pagesToRender } from './pages-to-render.ts'

const store = (url: string, thin = false) => aPage({ url, thin, commerce: { addToCart: 'Ecwid' } })
const rendered = (...pages: ReturnType<typeof aPage>[]): string[] =>
  pagesToRender(pages).map(({ url }) => new URL(url).pathname)

test('pages into which a service draws goods are rendered after contact pages and before thin ones, two of them', () => {
  const contact = aPage({ url: '/contact', scripts: [aScript()] })
  const thin = aPage({ url: '/gallery', thin: true })
  const shown = rendered(thin, store('/store'), contact, store('/pots'), store('/cups'))
  assert.deepEqual(shown, ['/contact', '/store', '/pots', '/gallery'])
  assert.deepEqual(rendered(store('/store', true)), ['/store'])
})

test('pages whose goods are in their HTML are not rendered', () => {
  const page = aPage({ url: '/products/tap', commerce: { addToCart: 'Add to cart', prices: 1 } })
  assert.deepEqual(rendered(page, aPage({ url: '/about' })), [])
})

const withScript = (url: string, given: Parameters<typeof aPage>[0] = {}) =>
  aPage({ url, scripts: [aScript()], ...given })
const notice = (text: string, sectionWords = 12) => ({ headings: [aHeading(text, { sectionWords })] })

test('a page whose short part "Privacy notice" leads nowhere is rendered where no page links such a text', () => {
  const rules = withScript('/rules', notice('Privacy notice'))
  assert.deepEqual(rendered(aPage(), rules, withScript('/join', notice('Privacy notice'))), ['/rules'])
  assert.deepEqual(rendered(aPage({ links: [aLink('/privacy', 'Privacy policy')] }), rules), [])
  assert.deepEqual(rendered(aPage(), aPage({ url: '/rules', ...notice('Privacy notice') })), [])
  for (const text of ['Do you have a privacy policy?', 'Privacy screens', 'Our rules'])
    assert.deepEqual(rendered(aPage(), withScript('/rules', notice(text))), [], text)
  assert.deepEqual(rendered(aPage(), withScript('/rules', notice('Privacy notice', 200))), [])
})

test('a page of a shop whose script writes the prices is rendered where the website shows a cart', () => {
  const home = aPage({ links: [aLink('/shop.html', 'Shop')], commerce: { cart: 'https://joes.test/#cart' } })
  const shop = withScript('/shop.html')
  assert.deepEqual(rendered(home, shop, withScript('/about')), ['/shop.html'])
  assert.deepEqual(rendered(aPage({ links: [aLink('/shop.html', 'Shop')] }), shop), [])
  assert.deepEqual(rendered(home, withScript('/shop.html', { commerce: { prices: 3 } })), [])
  assert.deepEqual(rendered(home, aPage({ url: '/shop.html' })), [])
})
