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

test('a basket or a bag of nothing is a cart wherever it stands, and one of something may be goods', () => {
  for (const text of ['Basket (0)', 'View bag 0', '0£0.00View Basket', '$0.00 Basket', '0 items in your bag'])
    assert.equal(cartCertainty(text), 'cart', text)
  for (const text of ['Basket', 'View basket', '$45.00 View basket', 'Bag 10', 'Basket (2)', 'Bag 20.00'])
    assert.equal(cartCertainty(text), 'cart_or_goods', text)
  for (const text of ['Size 0 bag', '0.5 kg bag', '0 waste bag'])
    assert.equal(cartCertainty(text), null, text)
})

test('a checkout is known by its path or its query', () => {
  for (const path of [
    'checkout',
    'shop/kasse.html',
    'index.php?controller=order',
    'index.php?route=checkout/checkout',
    'index.php?_a=checkout',
    'index.php?main_page=checkout_shipping',
  ])
    assert.equal(isCheckoutAddress(`https://joes.test/${path}`), true, path)
  for (const path of ['products/checkout', 'about', 'index.php?controller=orders-of-knights'])
    assert.equal(isCheckoutAddress(`https://joes.test/${path}`), false, path)
})

test('a cart is known by its path or its query', () => {
  for (const path of [
    'cart',
    'kosik',
    'ko%C5%A1%C3%ADk',
    'index.php?controller=cart',
    'index.php?_a=basket',
    'index.php?main_page=shopping_cart',
    'index.php?option=com_virtuemart&view=cart',
    'index.asp?function=CART',
  ])
    assert.equal(isCartAddress(`https://joes.test/${path}`), true, path)
  for (const path of [
    'index.php?_a=basketball',
    'index.php?view=cartoons',
    'index.php?view=category&name=cart',
    'index.php?view=cart-sheds',
    'index.php?function=basket-ball',
    'index.php?function=cartridges',
    'index.php?main_page=shopping_carts_for_babies',
    'index.php?main_page=product_info&id=cart',
    '?q=cart',
    '?tag=basket',
  ])
    assert.equal(isCartAddress(`https://joes.test/${path}`), false, path)
  assert.equal(isCartAddress('https://joes.test/products/shopping-bag'), false)
})

test('what puts something into a cart is no name of the cart', () => {
  for (const text of [
    'In den Warenkorb',
    'In winkelwagen',
    'In het winkelmandje',
    'Add to cart',
    'Legg i handlekurv',
  ])
    assert.equal(cartCertainty(text), null, text)
  for (const text of [
    'Warenkorb',
    'Zum Warenkorb',
    'Mein Warenkorb (2)',
    'Warenkorb anzeigen',
    'Winkelwagen',
    'Naar winkelwagen',
    'View cart',
    'Go to cart',
    'Your cart is empty',
    'Items in your cart',
  ])
    assert.notEqual(cartCertainty(text), null, text)
})
