import { decoded } from '../../address/decoded.ts'
import { PAGE_ENDING } from '../../address/page-ending.ts'
import { plainWords } from '../phrases.ts'
import {
  CART_FILLERS,
  CARTS,
  CARTS_IN_CLASSES,
  CARTS_OR_GOODS,
  CHECKOUT_FILLERS,
  CHECKOUTS,
  CONTROL_WORDS,
  FOLDERS_OF_THINGS,
} from './cart-names.data.ts'

/** Most texts and addresses match none of these letters and need no closer test. */
const MAYBE =
  /cart|basket|bag|trolley|korb|wagen|panier|carri|carrel|winkel|kurv|vogn|korg|vagn|kori|ko(?:[sš]|%C5%A1)(?:[ií]|%C3%AD)|koszy|cest/iu
const MAYBE_CHECKOUT =
  /check.?out|controller=order|kass|caisse|command|compra|pedido|cassa|ordine|afreken|caja/iu
const ADD_TO_CART =
  /^(?:add (?:\w+ )?to (?:my |your |the )?(?:cart|bag|basket|trolley|order)|in den (?:warenkorb|einkaufswagen)|zum warenkorb hinzufugen|ajouter au panier|(?:anadir|agregar) (?:al carrito|a la cesta)|aggiungi al carrello|in (?:het |mijn )?winkel(?:wagen|mand)|(?:voeg )?toe(?:voegen)? aan (?:mijn |je )?winkel(?:wagen|mand)|adicionar ao carrinho|l(?:æ|ae|a)g i (?:indk(?:ø|oe|o)bs)?kurv|legg i handlekurv|lagg i varukorg|dodaj do koszyka)/u
const MAYBE_ADD =
  /\b(?:add|ajouter|a[nñ]adir|agregar|aggiungi|adicionar|dodaj)\b|korb|wagen|winkel|kurv|korg/iu
/** What is asked for is not bought, also where a shop system's cart is used to collect it. */
const ASKS_FOR = /\b(?:quot(?:e|es|ations?)|estimates?|enquir\w+|inquir\w+)\b/iu
const NUMBER = /^\d+$/u
/** "1 bag" is an amount of goods; "Bag (1)", "0 Bag" and "$12.50 Basket" are a cart. */
const AMOUNT_OF_GOODS = /^\W*[1-9]\d*\s*x?\s+\p{L}+\W*$/u
/** What an empty cart says: "Bag (0)", "£0.00 View basket". No goods are sold by none, and none for nothing. */
const NOTHING = /(?<![\d.,])0(?:[.,]00)?(?![\d.,])/u
const BETWEEN = /(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu
const INDEX = /^(?:index|default|home)$/u
/** `index.php?route=checkout/cart`, `?controller=cart`, `?_a=basket`, `?main_page=shopping_cart`, and shops whose scripts write the cart at `#!/~/cart`. */
const CART_QUERY =
  /[?&](?:route=checkout\/|controller=|page=|action=|view=|function=|_a=|main_page=shopping_)(?:cart|basket)(?![\w-])/u
const CART_ROUTE = /^#!?\/(?:~\/)?cart\b/u
const CHECKOUT_QUERY =
  /[?&](?:route=checkout\/checkout|controller=order|_a=checkout|main_page=checkout\w{0,20})\b/u

/** How certain it is that a name is a cart's. */
export type Certainty = 'cart' | 'cart_or_goods' | null

/**
 * "Cart", "View basket (0)", "My bag", "$0.00 0 Cart", "Mein Warenkorb" name a cart; "Tote bag", "Golf carts" and "2 bags" do not. A word
 * that is also the name of goods ("Basket") is `cart_or_goods`. "In den Warenkorb" puts something into one.
 */
export const cartCertainty = (text: string): Certainty =>
  text.length < 100 && !namesAddToCart(text) ? cartNamed(text) : null

/** "Check out", "Proceed to secure checkout", "Zur Kasse"; not "Check out our range". */
export function namesCheckout(text: string): boolean {
  if (text.length > 60 || !MAYBE_CHECKOUT.test(text)) return false
  const plain = plainWords(text)
  if (CHECKOUTS.has(plain)) return true
  const named = plain.split(' ').filter((word) => !CHECKOUT_FILLERS.has(word))
  return CHECKOUTS.has(named.join(' '))
}

/** "Add to quote", "Quote list (0)", "Enquire about this item". */
export const asksForQuote = (text: string): boolean => ASKS_FOR.test(text)

/** "Add to cart", "Add 2 to my basket", "In den Warenkorb", at the beginning. */
export const namesAddToCart = (text: string): boolean =>
  text.length < 100 && MAYBE_ADD.test(text) && ADD_TO_CART.test(plainWords(text))

/**
 * An address whose last part is as a whole the name of a cart: `/cart`, `/shop/my-basket.html`, `/panier`, `?route=checkout/cart`. Below a
 * folder of goods or posts it is one of those: `/products/shopping-bag`.
 */
export function isCartAddress(address: string): boolean {
  if (!MAYBE.test(address)) return false
  const url = URL.parse(address.toLowerCase())
  if (url === null) return false
  if (CART_QUERY.test(url.search) || CART_ROUTE.test(url.hash)) return true
  const { folders, last } = partsOf(url)
  if (folders.some((folder) => FOLDERS_OF_THINGS.has(folder))) return false
  const certainty = cartNamed(last)
  return certainty === 'cart' || (certainty === 'cart_or_goods' && folders.every(isLanguage))
}

/** Whether an address is below a folder of goods, posts or the like. */
export function isAmongThings(address: string): boolean {
  const url = URL.parse(address.toLowerCase())
  return url !== null && partsOf(url).folders.some((folder) => FOLDERS_OF_THINGS.has(folder))
}

/**
 * Whether the last part of an address is as a whole the name of a checkout: `/checkout`, `/kasse`, `?route=checkout/checkout`. Below a folder of goods or
 * posts it is one of those.
 */
export function isCheckoutAddress(address: string): boolean {
  if (!MAYBE_CHECKOUT.test(address)) return false
  const url = URL.parse(address.toLowerCase())
  if (url === null) return false
  if (CHECKOUT_QUERY.test(url.search)) return true
  const { folders, last } = partsOf(url)
  return !folders.some((folder) => FOLDERS_OF_THINGS.has(folder)) && CHECKOUTS.has(plainWords(last))
}

/** Class names or an id of a cart's control: `cart-contents`, `fa fa-shopping-cart`; not `add-to-cart` or `golf-cart`. */
export const namesCart = (names: string): boolean =>
  MAYBE.test(names) && names.split(/\s+/u).some(isCartControl)

/** A text with only a count or an amount: "0", "$0.00", "(2 items)". */
export const isCountOnly = (text: string): boolean =>
  plainWords(text)
    .split(' ')
    .every((word) => word === '' || NUMBER.test(word) || CART_FILLERS.has(word))

function cartNamed(text: string): Certainty {
  if (!MAYBE.test(text)) return null
  // Builders write the count without a space: "Cart0".
  const all = plainWords(text.replace(BETWEEN, ' ')).split(' ')
  const named = all.filter((word) => !NUMBER.test(word) && !CART_FILLERS.has(word))
  const [name, ...more] = named
  if (name === undefined || more.length > 0) return null
  if (CARTS.has(name)) return 'cart'
  if (!CARTS_OR_GOODS.has(name) || AMOUNT_OF_GOODS.test(text)) return null
  return NOTHING.test(text) ? 'cart' : 'cart_or_goods'
}

function partsOf({ pathname }: URL): { folders: string[]; last: string } {
  const parts = pathname
    .split('/')
    .map((part) => (decoded(part) ?? '').replace(PAGE_ENDING, ''))
    .filter((part) => part !== '' && !INDEX.test(part))
  return { folders: parts.slice(0, -1), last: parts.at(-1) ?? '' }
}

const isLanguage = (folder: string): boolean => /^[a-z]{2}(?:-[a-z]{2})?$/u.test(folder)

function isCartControl(name: string): boolean {
  const parts = name
    .replace(/([a-z])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((part) => part !== '')
  const others = parts.filter((part) => !CONTROL_PART.test(part))
  return others.length < parts.length && others.every((part) => CONTROL_WORDS.has(part) || NUMBER.test(part))
}

/** Whether this is a cart's name, also where a builder has joined the words of the control: `commercecartopenlink`, `minicart`. */
const CONTROL_PART = new RegExp(
  `^(?:commerce)?(?:mini|shopping|header)?(?:${[...CARTS, ...CARTS_IN_CLASSES].join('|')})(?:open|icon|link|button|btn|count|toggle|drawer|wrapper|widget|contents)*$`,
  'u',
)
