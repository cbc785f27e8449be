import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { CART_MENUS, menuOf, NO_CARTS } from './carts.ts'

const cartOf = async (pages: Parameters<typeof judgePages>[0]): Promise<unknown> =>
  (await judgePages(pages, ['ecommerce'])).results['ecommerce']?.facts['cart']

describe('the cart in a menu', { concurrency: 2 }, () => {
  for (const { name, header, cart } of CART_MENUS) {
    it(`is found: ${name}`, async () => {
      const found = await cartOf(menuOf(header))
      if (typeof cart === 'string') assert.equal(found, cart)
      else assert.match(String(found), cart)
    })
  }

  it('is not goods of that name', async () => {
    assert.equal(await cartOf(menuOf(NO_CARTS.join(' '))), null)
    for (const link of NO_CARTS) assert.equal(await cartOf(menuOf(link)), null, link)
  })

  it('is found beside goods of that name', async () => {
    const header = `${NO_CARTS.join(' ')} <a href="/cart">0</a>`
    assert.equal(await cartOf(menuOf(header)), 'http://joes.test/cart')
  })

  it('does not exist where it answers "not found"', async () => {
    const pages = menuOf('<a href="/cart">Cart</a> <a href="/checkout">Check out</a>')
    const gone = (path: string) => (path === '/' ? pages(path) : { status: 404, body: 'Not found' })
    const { results } = await judgePages(gone, ['ecommerce'])
    assert.equal(results['ecommerce']?.facts['cart'], null)
    assert.equal(results['ecommerce']?.facts['checkoutPage'], null)
  })
})
