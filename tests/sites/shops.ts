import type { WebAnswer } from '#support/web-server.ts'

/** Signs of an invented shop that visitors can buy there; each can be left out. */
export const SHOP_SIGNS = [
  'menu',
  'cart',
  'add',
  'data',
  'price',
  'checkout',
  'payment',
  'platform',
  'delivery',
] as const
export type ShopSign = (typeof SHOP_SIGNS)[number]

/** How one theme shows its shop. */
export interface ShopTheme {
  name: string
  lang: string
  words: { shop: string; cart: string; add: string; checkout: string; delivery: string; about: string }
  paths: { shop: string; product: string; cart: string; checkout: string }
  /** The script that its platform loads on every page. */
  script: string
  /** A form that puts something into the cart. */
  add: (words: string) => string
  cart: (href: string, words: string) => string
}

const ABOUT: Readonly<Record<string, string>> = {
  en: 'We are a small family business and we have made our things by hand in the same workshop for more than twenty years. You are welcome to visit us and to see how it is done, and we are happy to answer your questions. ',
  de: 'Wir sind ein kleiner Betrieb und wir machen unsere Sachen seit mehr als zwanzig Jahren von Hand in der gleichen Werkstatt. Besuchen Sie uns und sehen Sie, wie es gemacht wird; wir freuen uns auf Ihre Fragen. ',
  fr: 'Nous sommes une petite entreprise et nous faisons nos objets à la main dans le même atelier depuis plus de vingt ans. Venez nous voir et découvrir comment nous travaillons; nous serons heureux de vous répondre. ',
}

export const SHOP_THEMES: readonly ShopTheme[] = [
  {
    name: 'a hosted platform',
    lang: 'en',
    words: {
      shop: 'Shop',
      cart: 'Cart',
      add: 'Add to cart',
      checkout: 'Check out',
      delivery: 'Shipping policy',
      about: 'About us',
    },
    paths: { shop: '/collections/all', product: '/products/', cart: '/cart', checkout: '/checkout' },
    script: '<script>window.Shopify = window.Shopify || {}; Shopify.shop = "joes.myshopify.com";</script>',
    add: (words) =>
      `<form method="post" action="/cart/add"><input type="hidden" name="id" value="1"><button type="submit" name="add">${words}</button></form>`,
    cart: (href, words) => `<a href="${href}" class="header__icon" id="cart-icon-bubble">${words}</a>`,
  },
  {
    name: 'a plugin of a content system',
    lang: 'de',
    words: {
      shop: 'Shop',
      cart: 'Warenkorb',
      add: 'In den Warenkorb',
      checkout: 'Zur Kasse',
      delivery: 'Versand',
      about: 'Über uns',
    },
    paths: { shop: '/shop/', product: '/produkt/', cart: '/warenkorb/', checkout: '/kasse/' },
    script: '<script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js"></script>',
    add: (words) =>
      `<form class="cart" method="post"><input type="number" name="quantity" value="1"><button type="submit" name="add-to-cart" value="17">${words}</button></form>`,
    cart: (href, words) => `<a href="${href}" class="cart-contents">${words}</a>`,
  },
  {
    name: 'pages written by hand',
    lang: 'fr',
    words: {
      shop: 'Boutique',
      cart: 'Panier',
      add: 'Ajouter au panier',
      checkout: 'Commander',
      delivery: 'Livraison',
      about: 'À propos',
    },
    paths: { shop: '/boutique.php', product: '/produits/', cart: '/panier.php', checkout: '/commande.php' },
    script: '<script src="https://app.ecwid.com/script.js?1234"></script>',
    add: (words) => `<button type="button" onclick="buy(1)">${words}</button>`,
    cart: (href, words) => `<a href="${href}">${words} (0)</a>`,
  },
]

const GOODS = ['Rug', 'Lamp', 'Stool']

const link = (href: string, text: string): string => `<a href="${href}">${text}</a> `

const data = (name: string, at: number): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image: 'http://joes.test/a.jpg',
    offers: { '@type': 'Offer', price: (at + 1) * 20, priceCurrency: 'AUD' },
  })}</script>`

/** A website of this theme with the given signs and no other sign of a shop. */
export function shopOf(theme: ShopTheme, signs: ReadonlySet<ShopSign>): Record<string, WebAnswer> {
  const { words, paths, lang } = theme
  const when = (sign: ShopSign, markup: string): string => (signs.has(sign) ? markup : '')
  const page = (body: string): string => `<!doctype html><html lang="${lang}"><head><title>Joe's</title>
${when('platform', theme.script)}</head><body><header>${link('/', "Joe's")}
<nav>${when('menu', link(paths.shop, words.shop))}${link('/about', words.about)}</nav>
${when('cart', theme.cart(paths.cart, words.cart))}</header><main>${body}</main>
<footer>${when('delivery', link('/delivery', words.delivery))}
${when('payment', '<img src="/visa.svg" alt="Visa"><img src="/paypal.svg" alt="PayPal">')}</footer></body></html>`
  const price = (at: number): string => when('price', `<p>$${(at + 1) * 20}.00</p>`)
  const card = (name: string, at: number): string =>
    `<article><h3><a href="/thing-${at}">${name}</a></h3>${price(at)}${when('add', theme.add(words.add))}</article>`
  const about = `<p>${(ABOUT[lang] ?? '').repeat(2)}</p>`
  const cards = GOODS.map(card).join('')
  return {
    '/': page(`<h1>Joe's</h1>${about}${cards}`),
    '/about': page(`<h1>${words.about}</h1>${about}`),
    [paths.shop]: page(`<h1>${words.shop}</h1>${cards}`),
    ...(signs.has('cart')
      ? {
          [paths.cart]: page(
            `<h1>${words.cart}</h1>${when('checkout', link(paths.checkout, words.checkout))}`,
          ),
        }
      : {}),
    ...(signs.has('cart') && signs.has('checkout')
      ? { [paths.checkout]: page(`<h1>${words.checkout}</h1>${about}`) }
      : {}),
    ...(signs.has('delivery') ? { '/delivery': page(`<h1>${words.delivery}</h1>${about}`) } : {}),
    ...Object.fromEntries(
      GOODS.map((name, at) => [
        `/thing-${at}`,
        page(
          `<h1>${name}</h1>${about}${price(at)}${when('add', theme.add(words.add))}${when('data', data(name, at))}`,
        ),
      ]),
    ),
  }
}
