import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARTS, CARTS_OR_GOODS, CHECKOUTS } from './cart-names.data.ts'
import { cartCertainty, isCartAddress, isCheckoutAddress, namesCheckout } from './cart-names.ts'

test('every name of a cart or checkout in the lists passes the quick test before it', () => {
  for (const name of CARTS) assert.equal(cartCertainty(name), 'cart', name)
  for (const name of CARTS_OR_GOODS) assert.equal(cartCertainty(name), 'cart_or_goods', name)
  for (const name of CHECKOUTS) assert.equal(namesCheckout(name), true, name)
})

test('a name is read with its marks', () => {
  for (const written of ['Košík', 'Košík (0)', 'Indkøbskurv'])
    assert.equal(cartCertainty(written), 'cart', written)
})

test('a checkout is known by its path or its query', () => {
  for (const path of [
    'checkout',
    'shop/kasse.html',
    'index.php?controller=order',
    'index.php?route=checkout/checkout',
  ])
    assert.equal(isCheckoutAddress(`https://joes.test/${path}`), true, path)
  for (const path of ['products/checkout', 'about', 'index.php?controller=orders-of-knights'])
    assert.equal(isCheckoutAddress(`https://joes.test/${path}`), false, path)
})

test('a cart is known by its path or its query', () => {
  for (const path of ['cart', 'kosik', 'ko%C5%A1%C3%ADk', 'index.php?controller=cart'])
    assert.equal(isCartAddress(`https://joes.test/${path}`), true, path)
  assert.equal(isCartAddress('https://joes.test/products/shopping-bag'), false)
})
