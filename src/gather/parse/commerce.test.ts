import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { workTime } from '#support/work-time.ts'

const commerce = (html: string) => parseHtml(html).commerce

test('a form, a link or a button may add to a cart', () => {
  assert.equal(
    commerce('<form action=/cart/add method=post><button>Buy</button></form>').addToCart,
    '/cart/add',
  )
  assert.equal(commerce('<a href="/?add-to-cart=5">Add</a>').addToCart, '/?add-to-cart=5')
  assert.equal(commerce('<button>Add to basket</button>').addToCart, 'Add to basket')
  assert.equal(commerce('<button>Add to order</button>').addToCart, 'Add to order')
  assert.equal(commerce('<p>Add to cart at the counter</p><a href=/cartography>Maps</a>').addToCart, null)
})

/** The classes of the control are those that shop systems give theirs, also where an extension has changed what it does. */
const beside = (text: string) =>
  commerce(
    `<p>Frame tent</p><p>$685.00</p><a class="single_add_to_cart_button" href="/?add-to-cart=5">${text}</a>`,
  )

test('a control that puts something on a list of enquiries does not add to a cart, and buys nothing', () => {
  for (const text of [
    'Add to quote',
    'Add to my quote',
    'Add to Quote List',
    'Add to the quotation',
    'Add to estimate',
    'Add to enquiry',
    'Add to inquiry basket',
    'Request a quote',
    'Enquire about this item',
  ]) {
    const { addToCart, pricesNearButton } = beside(text)
    assert.deepEqual([addToCart, pricesNearButton], [null, 0], text)
  }
  for (const text of ['Add to cart', 'Add', 'Add to order', 'Buy', 'Order now', 'Add to tray'])
    assert.equal(beside(text).addToCart, '/?add-to-cart=5', text)
})

const near = (text: string) => commerce(`<p>$45</p><button>${text}</button>`).pricesNearButton

test('buttons that only keep something in mind buy nothing', () => {
  for (const text of [
    'Add to wishlist',
    'Add to my wish list',
    'Add to list',
    'Add to shortlist',
    'Add to your shopping list',
    'Add to favourites',
    'Add to Favorites',
    'Add to compare',
    'Add to comparison',
    'Add to calendar',
    'Add to Google Calendar',
    'Add to my diary',
    'Add to home screen',
    'Add to itinerary',
    'Add to trip planner',
    'Add to watchlist',
    'Add to contacts',
    'Add to request',
    'Add to booking',
    'Add to my trip',
    'Add to plan',
    'Request a purchase quote',
    'Order a brochure',
    'Order a free catalogue',
    'Order a repeat prescription',
  ])
    assert.equal(near(text), 0, text)
  for (const text of ['Add to cart', 'Add to bag', 'Add to my box', 'Order', 'Purchase', 'Buy tickets'])
    assert.equal(near(text), 1, text)
})

test('a menu that says "Buy" above the first prices buys nothing', () => {
  const prices = '<main><p>12 Oak St</p><p>$650,000</p></main>'
  for (const menu of [
    '<header><nav><a href="/buy">Buy</a> <a href="/sell">Sell</a></nav></header>',
    '<nav><a href="/order">Order online</a></nav>',
    '<header><button>Buy tickets</button></header>',
  ])
    assert.equal(commerce(menu + prices).pricesNearButton, 0, menu)
  const masthead =
    '<header class="masthead"><h1>The book</h1><p>$29</p><button>Buy the book</button></header>'
  assert.equal(commerce(`${masthead}<main><p>Text</p></main>`).pricesNearButton, 1)
  assert.equal(commerce(`<main><p>$12</p><a href="/buy">Buy</a></main>`).pricesNearButton, 1)
})

test('a link of a cart to a part of its own page leads to no cart', () => {
  const at = { url: 'https://joes.test/cart/' }
  const skip = '<a href="#site-navigation">Skip to navigation</a>'
  assert.equal(parseHtml(skip, at).commerce.cart, null)
  assert.equal(parseHtml(skip, { url: 'https://joes.test/checkout/' }).commerce.checkout, null)
  assert.equal(parseHtml('<a href="/cart/">Cart</a>', at).commerce.cart, 'https://joes.test/cart/')
  assert.equal(parseHtml('<a href="#!/~/cart">Bag</a>').commerce.cart, 'https://joes.test/#!/~/cart')
})

test('goods that a script draws into the page have buttons that add to a cart', () => {
  const ecwid = (call: string) =>
    commerce(
      `<div id="my-store-1"></div><script src="https://app.ecwid.com/script.js?1"></script><script>${call}</script>`,
    )
  assert.equal(ecwid('xProductBrowser("categoriesPerRow=3","id=my-store-1")').addToCart, 'Ecwid')
  assert.equal(ecwid('xProduct()').addToCart, 'Ecwid')
  assert.equal(ecwid('xSingleProduct("id=Product-1")').addToCart, 'Ecwid')
  for (const call of [
    'window.ecwid_script_defer = true',
    'Ecwid.init()',
    'xMinicart("style=")',
    'xSearch("style=")',
    'xCategoriesV2("id=c")',
    'xProductBrowser',
    'xProductCount(3)',
    'maxProduct(a, b)',
    'var xProduct = 3',
  ])
    assert.equal(ecwid(call).addToCart, null, call)
  assert.equal(
    commerce("<script>ui.createComponent('collection', {id: '1'})</script>").addToCart,
    'Shopify Buy Button',
  )
  assert.equal(commerce("<script>ui.createComponent('cart', {id: '1'})</script>").addToCart, null)
})

test('the cart of a service that draws it is one on a page with goods', () => {
  const goods = '<button class="snipcart-add-item">Add to basket</button>'
  const cart = '<div hidden id="snipcart" data-api-key="x"></div>'
  assert.equal(commerce(goods + cart).cart, 'Snipcart cart')
  assert.equal(commerce(`${goods}<a href="#" class="btn snipcart-checkout">0</a>`).cart, 'Snipcart cart')
  const store = '<script>xProductBrowser("id=my-store-1")</script>'
  assert.equal(commerce(`${store}<div class="ec-cart-widget"></div>`).cart, 'Ecwid cart')
  for (const html of [
    cart,
    '<div class="ec-cart-widget"></div>',
    goods,
    store,
    `${goods}<p id="snipcarts">x</p>`,
  ])
    assert.equal(commerce(html).cart, null, html)
})

test('cart and checkout are found by address, otherwise by text', () => {
  const links = commerce('<a href=/my-cart>x</a><a href=/checkout/>y</a>')
  assert.deepEqual([links.cart, links.checkout], ['https://joes.test/my-cart', 'https://joes.test/checkout/'])
  assert.equal(commerce('<button>View cart (2)</button>').cart, 'View cart (2)')
  assert.equal(commerce('<a href="#">Cart</a>').cart, 'Cart')
  assert.equal(commerce('<a href=/cartoons>Cartoons</a><a href=/check>Check in</a>').cart, null)
})

const settings = (cart: string) =>
  `<script>var wc_add_to_cart_params = {"i18n_view_cart":"View cart","cart_url":"${cart}"};</script>`

test('a shop whose link to the cart comes after something is added has a cart, by its settings', () => {
  const add = '<a class="add_to_cart_button ajax_add_to_cart" href="#">Buy</a>'
  assert.equal(commerce(add + settings('https:\\/\\/joes.test\\/cart\\/')).cart, 'https://joes.test/cart/')
  assert.equal(commerce(add + settings('https:\\/\\/old.example\\/cart\\/')).cart, 'View cart')
  assert.equal(commerce(settings('https:\\/\\/joes.test\\/cart\\/')).cart, null)
  assert.equal(commerce(add + settings('https:\\/\\/joes.test\\/about\\/')).cart, null)
})

test('prices are counted, and those near a button', () => {
  const near = commerce('<p>Rye</p><p>$8.50</p><button>Add to cart</button>')
  assert.deepEqual([near.prices, near.pricesNearButton], [1, 1])
  const list = commerce('<p>Cut $45</p><p>Colour NZ$1,200.00</p>')
  assert.deepEqual([list.prices, list.pricesNearButton], [2, 0])
})

test('a price is one beside its name without a space, in one box or in two', () => {
  const row = '<div style="display:flex"><span>Long</span><span>$95</span></div>'
  assert.equal(commerce(row).prices, 1)
  assert.equal(commerce('<p>Teen’s haircut$45</p><p>BOB<b>£40</b></p><p>From<b>€ 12</b></p>').prices, 3)
  assert.equal(commerce('<p>R$45, $$45, 5$45 and cut_$45</p>').prices, 0)
})

test('a hidden template does not count', () => {
  const hidden = commerce(
    '<div hidden><form action=/cart/add><button>Add to cart</button></form><p>$5</p><a href=/cart>Cart</a></div>',
  )
  assert.deepEqual([hidden.addToCart, hidden.cart, hidden.prices], [null, null, 0])
})

test('hosted payment links are found', () => {
  assert.deepEqual(
    commerce(
      '<a href=https://buy.stripe.com/x>Pay</a><form action=https://www.paypal.com/cgi-bin/webscr></form>',
    ).paymentLinks,
    ['Stripe', 'PayPal'],
  )
})

test('payment methods are found in pictures and in text', () => {
  const shown = commerce(
    '<img src=/icons/visa.svg><img alt=Afterpay src=a.png><svg class="icon icon--mastercard"></svg>',
  )
  assert.deepEqual(shown.paymentMethods.toSorted(), ['afterpay', 'mastercard', 'visa'])
  assert.deepEqual(commerce('<p>Checkout with MTN MoMo or pay on arrival.</p>').paymentMethods, [
    'on_delivery',
    'mobile_money',
  ])
  assert.deepEqual(commerce('<p>Our momo are steamed by hand.</p>').paymentMethods, [])
  assert.deepEqual(commerce('<p>Save money: make one payment on time.</p>').paymentMethods, [])
  assert.deepEqual(
    commerce('<p>We take Visa and Mastercard, PayPal or bank transfer.</p>').paymentMethods.toSorted(),
    ['bank_transfer', 'mastercard', 'paypal', 'visa'],
  )
})

test('a travel visa, a zip and a square are not payment methods', () => {
  assert.deepEqual(
    commerce('<p>Visa advice for students. Zip up, meet at the town square.</p>').paymentMethods,
    [],
  )
})

test('clothes with a zip, travel visas, square edges and stripes are not payment methods', () => {
  for (const html of [
    '<img src="/merino-half-zip.jpg" alt="Merino half zip">',
    '<i class="fa fa-file-zip-o"></i>',
    '<img alt="Logo zip hoodie">',
    '<img src="student-visa.jpg" alt="Student visa advice">',
    '<img src="/visa-application.svg" alt="Visa application">',
    '<p>Oak benchtop with square edges. Linen shirt with stripe detail.</p>',
    '<p>Card wallet with stripe detail, card holder with square edges.</p>',
  ])
    assert.deepEqual(commerce(html).paymentMethods, [], html)
})

test('a name of many short words is read at once', () => {
  assert.ok(workTime(() => commerce(`<img alt="${'ab '.repeat(36)}visax">`.repeat(50))) < 500)
})

test('pictures and sentences of payment methods name them', () => {
  const cards = [
    '<img src="/visa-319d545c6fd255c9.svg">',
    '<i class="fa fa-cc-visa"></i>',
    '<svg class="icon pi-visa"></svg>',
    '<img src="/img/Visa_Inc._logo.svg">',
    '<img src="visa-curved-64px.png">',
    '<img src="visa_blue.png">',
  ]
  const texts = [
    'Visa logo',
    'We accept Visa and Mastercard',
    'visa_mastercard.png',
    'Payment types: Visa, Mastercard',
    'Visa accepted here',
  ].map((text) => `<img alt="${text}">`)
  for (const html of [...cards, ...texts]) assert.ok(commerce(html).paymentMethods.includes('visa'), html)
  const zips = [
    '<img src="zip-pay.svg">',
    '<img alt="Zip">',
    '<img alt="Afterpay & Zip">',
    '<svg id="pi-zip"></svg>',
    '<img src="zip-payment.svg">',
    '<img src="zip-payments.png">',
    '<img src="logo-zip.png">',
    '<img alt="Zip - own it now, pay later">',
  ]
  for (const html of zips) assert.ok(commerce(html).paymentMethods.includes('zip'), html)
  assert.deepEqual(commerce('<p>Cards are charged securely via Stripe.</p>').paymentMethods, ['stripe'])
  assert.deepEqual(commerce('<p>Pay online with Square.</p>').paymentMethods, ['square'])
})

test('a cart drawing in a link is a cart icon, a word in a class alone is not', () => {
  assert.equal(commerce('<a href=/x><i class="fa fa-shopping-cart"></i></a>').cartIcon, true)
  assert.equal(commerce('<button aria-label="Cart"></button>').cartIcon, true)
  assert.equal(commerce('<div class=cart>x</div>').cartIcon, false)
})

test('a class names a cart in every language of the carts', () => {
  for (const name of ['einkaufswagen', 'winkelmand-icon', 'carrinho', 'handlekurv', 'header-koszyk'])
    assert.equal(commerce(`<a href=/x class="${name}"></a>`).cartIcon, true, name)
  assert.equal(commerce('<a href=/bags class="leather-bag"></a>').cartIcon, false)
})
