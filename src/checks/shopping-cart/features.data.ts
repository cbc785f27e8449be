/** Features that customers expect of every cart, with their names within a sentence. */
export const KEY_FEATURES: Readonly<Record<string, string>> = {
  product_image: 'product pictures',
  name: 'product names',
  adjustable_quantity: 'changing the quantity',
  removable_item: 'removing an item',
  subtotal: 'the subtotal',
  shipping_cost: 'the shipping cost',
  total: 'the total',
  checkout_button: 'a checkout button',
  payment_methods: 'the ways to pay',
  secure_checkout: 'a sign that checkout is secure',
}

/** Features that help and do not count as missing. */
export const OTHER_FEATURES: Readonly<Record<string, string>> = {
  items_total: 'how many items are in the cart',
  description: 'a short description',
  move_to_wishlist: 'a wish list',
  special_instructions: 'special instructions',
}
