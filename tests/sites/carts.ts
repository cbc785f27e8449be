import { aPageOf } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

/** The cart in the header of a theme or builder; `cart`: what the report should have (an address, or some words). */
export interface CartMenu {
  name: string
  header: string
  cart: string | RegExp
}

const CART = 'http://joes.test/cart'

export const CART_MENUS: readonly CartMenu[] = [
  {
    name: 'Shopify Dawn',
    header:
      '<a href="/cart" class="header__icon header__icon--cart link focus-inset" id="cart-icon-bubble"><svg class="icon icon-cart-empty"></svg><span class="visually-hidden">Cart</span></a>',
    cart: CART,
  },
  {
    name: 'a Shopify drawer',
    header:
      '<button type="button" class="site-header__cart-toggle js-drawer-open-right" aria-controls="CartDrawer"><span class="icon-fallback-text">Cart</span> <span id="CartCount">2</span></button>',
    cart: /cart/iu,
  },
  {
    name: 'WooCommerce Storefront',
    header:
      '<ul id="site-header-cart" class="site-header-cart menu"><li><a class="cart-contents" href="http://joes.test/basket/" title="View your shopping cart"><span class="woocommerce-Price-amount amount">$0.00</span> <span class="count">0 items</span></a></li></ul>',
    cart: 'http://joes.test/basket/',
  },
  {
    name: 'Astra, an amount before the word',
    header:
      '<div class="ast-site-header-cart"><a href="http://joes.test/cart/" class="cart-container"><span class="ast-woo-header-cart-total">$0.00</span> <span class="count">0</span> Cart</a></div>',
    cart: 'http://joes.test/cart/',
  },
  {
    name: 'Astra with a drawer: "$0.00 0 Cart"',
    header:
      '<div class="ast-site-header-cart"><a href="#" class="cart-container">$0.00 <span>0</span> Cart</a></div>',
    cart: /cart/iu,
  },
  {
    name: 'Flatsome, an icon and a count',
    header:
      '<li class="cart-item has-icon"><a href="http://joes.test/checkout-2/my-cart/" class="header-cart-link" title="Cart"><span class="cart-icon image-icon"><strong>0</strong></span></a></li>',
    cart: 'http://joes.test/checkout-2/my-cart/',
  },
  {
    name: 'Squarespace',
    header:
      '<a href="/cart" class="header-actions-action header-actions-action--cart cart-style-icon"><span class="Cart-inner"><svg></svg><span class="sqs-cart-quantity">0</span></span></a>',
    cart: CART,
  },
  {
    name: 'Wix',
    header:
      '<a href="/cart-page" data-hook="cart-icon-button" aria-label="Cart with 0 items"><svg data-hook="svg-icon-1"><text>0</text></svg></a>',
    cart: 'http://joes.test/cart-page',
  },
  {
    name: 'BigCommerce',
    header:
      '<a class="navUser-action" data-cart-preview href="/cart.php" aria-label="Cart with 0 items"><span class="navUser-item-cartLabel">Cart</span> <span class="countPill cart-quantity"></span></a>',
    cart: 'http://joes.test/cart.php',
  },
  {
    name: 'PrestaShop',
    header:
      '<div class="blockcart cart-preview"><a rel="nofollow" href="/index.php?controller=cart&action=show"><i class="material-icons shopping-cart">shopping_cart</i><span class="cart-products-count">(0)</span></a></div>',
    cart: /controller=cart/u,
  },
  {
    name: 'Magento',
    header:
      '<div class="minicart-wrapper"><a class="action showcart" href="/checkout/cart/"><span class="text">My Cart</span><span class="counter qty empty">0</span></a></div>',
    cart: 'http://joes.test/checkout/cart/',
  },
  {
    name: 'OpenCart',
    header:
      '<div id="cart"><button type="button" class="btn btn-inverse btn-block"><i class="fa fa-shopping-cart"></i> <span id="cart-total">0 item(s) - $0.00</span></button></div><a href="/index.php?route=checkout/cart">Shopping Cart</a>',
    cart: /route=checkout\/cart/u,
  },
  {
    name: 'Ecwid',
    header: '<a href="/store#!/~/cart" class="ec-cart-widget">Cart <span>0</span></a>',
    cart: /cart/u,
  },
  {
    name: 'Square Online',
    header: '<a href="/s/cart" aria-label="Shopping cart, 0 items"><svg></svg></a>',
    cart: 'http://joes.test/s/cart',
  },
  {
    name: 'Shift4Shop',
    header:
      '<a href="/view_cart.asp"><i class="icon-basket"></i> <span class="minicart-items">0</span> items</a>',
    cart: 'http://joes.test/view_cart.asp',
  },
  {
    name: 'Webflow',
    header:
      '<a href="#" data-node-type="commerce-cart-open-link" class="w-commerce-commercecartopenlink w-inline-block" role="button" aria-label="Open cart"><svg></svg><div class="w-commerce-commercecartopenlinkcount">0</div></a>',
    cart: /cart/iu,
  },
  {
    name: 'Snipcart',
    header:
      '<button class="snipcart-checkout"><i class="fas fa-shopping-cart"></i> <span class="snipcart-items-count">0</span></button>',
    cart: /cart/iu,
  },
  {
    name: 'a count against the word',
    header: '<a href="/page-8">Cart<span>0</span></a>',
    cart: 'http://joes.test/page-8',
  },
  {
    name: 'an amount against the word, with a drawer',
    header: '<a href="#" role="button"><span>$12.50</span><span>Basket</span></a>',
    cart: /basket/iu,
  },
  {
    name: 'an icon with a count that leads to a page of any name',
    header: '<a href="/page-7"><i class="fa fa-shopping-cart"></i><span class="badge">0</span></a>',
    cart: 'http://joes.test/page-7',
  },
  ...(
    [
      ['German', '/warenkorb/', 'Warenkorb (0)'],
      ['German, a path of its own', '/kasse-1', 'Mein Warenkorb'],
      ['French', '/panier', 'Mon panier 0 article'],
      ['French, a path of its own', '/commande-2', 'Voir le panier'],
      ['Spanish', '/carrito/', 'Carrito'],
      ['Spanish, a path of its own', '/compra', 'Ver carrito'],
      ['Italian', '/carrello', 'Carrello (2)'],
      ['Italian, a path of its own', '/ordine-1', 'Il tuo carrello'],
      ['Dutch', '/winkelwagen', 'Winkelwagen'],
      ['Dutch, a path of its own', '/bestelling-1', 'Bekijk je winkelmandje'],
      ['Danish', '/da/kurv', 'Kurv'],
      ['Danish, a path of its own', '/bestilling-1', 'Vis indkøbskurv'],
      ['Swedish', '/varukorg', 'Varukorg'],
    ] as const
  ).map(([name, path, words]) => ({
    name,
    header: `<a href="${path}">${words}</a>`,
    cart: `http://joes.test${path}`,
  })),
]

/** Links and buttons of businesses that sell bags, baskets and carts, and of others: none of them is a cart. */
export const NO_CARTS: readonly string[] = [
  '<a href="/leather-tote-bag">Leather tote bag</a>',
  '<a href="/picnic-basket">Picnic basket</a>',
  '<a href="/products/shopping-bag">Shopping bag</a>',
  '<a href="/collections/bag">Bag</a>',
  '<a href="/collections/bags">Bags</a>',
  '<a href="/gift-baskets">Gift baskets</a>',
  '<a href="/cart-covers">Cart covers</a>',
  '<a href="/golf-cart">Golf cart</a>',
  '<a href="/golf-carts">Golf carts</a>',
  '<a href="/classes/basket-weaving">Basket weaving classes</a>',
  '<a href="/product/trolley">Trolley</a>',
  '<a href="/blog/basket">The basket</a>',
  '<a href="/a-la-carte">À la carte</a>',
  '<a href="/cartoons">Cartoons</a>',
  '<a href="/tag/cart">cart</a>',
  '<a href="/x" class="golf-cart-link">Our fleet</a>',
  '<a href="/shop"><i class="fa fa-shopping-cart"></i> Shop</a>',
  '<a href="https://www.etsy.com/shop/joes"><i class="fa fa-shopping-cart"></i></a>',
  '<button>2 bags</button>',
  '<button class="add-to-cart-later">Tell me when it is back</button>',
]

/** A homepage with this header, and every page that it may lead to. */
export const menuOf =
  (header: string) =>
  (path: string): WebAnswer =>
    path === '/'
      ? aPageOf(
          `<header><a href="/">Joe's</a> ${header}</header><h1>Joe's</h1><p>${'We make things by hand. '.repeat(20)}</p>`,
        )
      : aPageOf(`<h1>A page</h1><p>${`This is the page at ${path}. `.repeat(20)}</p>`)
