import { cartCertainty, isCountOnly, namesCart } from '#core/site/shop/cart-names.ts'
import type { PageAddresses } from './addresses.ts'
import { textOf } from './element-text.ts'
import { labelOf } from './links.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Elements that are looked at from a cart's drawing outwards, itself the first, for its link or button. */
const CLIMB = 4
const SHOP = /^\/?$|\/(?:shop|store|products?|collections?|menu|order)(?:[/.]|$)/iu

/** The cart control of a page. */
export interface CartControl {
  /** A link or button named as a cart, or around a drawing of one. */
  icon: boolean
  /** Target of such a control without words but a count, or its name where it opens a drawer; `null`: there is none. */
  leads: string | null
}

/** Finds a cart by the classes, ids, `data-icon` and `aria-label` of links and buttons, and of the drawings and counts in them. */
export function cartControlOf(walked: WalkedDocument, addresses: PageAddresses): CartControl {
  let icon = false
  for (const placed of walked.placed) {
    if (placed.hidden || placed.noscript || !isNamedCart(placed)) continue
    const control = controlAround(placed)
    if (control === null) continue
    icon = true
    const leads = leadsTo(control, walked, addresses)
    if (leads !== null) return { icon, leads }
  }
  return { icon, leads: null }
}

function isNamedCart({ attributes: a }: PlacedElement): boolean {
  const { class: classes, id, 'data-icon': drawing, 'aria-label': label } = a
  if (label !== undefined && cartCertainty(label) === 'cart') return true
  if (classes === undefined && id === undefined && drawing === undefined) return false
  const names = `${classes ?? ''} ${id ?? ''} ${drawing ?? ''}`
  return names.length <= 300 && namesCart(names)
}

function controlAround(placed: PlacedElement): PlacedElement | null {
  for (let at: PlacedElement | null = placed, step = 0; at !== null && step < CLIMB; at = at.parent, step++) {
    if (at.tag === 'a' || at.tag === 'button' || at.attributes['role'] === 'button') return at
  }
  return null
}

/**
 * A picture of a cart without words may also link to a shop, or to another website's: those are not carts. A control that opens something on the page
 * has to show a count or have a name.
 */
function leadsTo(control: PlacedElement, walked: WalkedDocument, addresses: PageAddresses): string | null {
  const text = textOf(control.element, 200)
  if (!isCountOnly(text)) return null
  const href = control.attributes['href']
  const url = href === undefined || href.startsWith('#') ? null : addresses.http(href)
  if (url === null || url === addresses.page) return labelOf(control, walked) ?? (text === '' ? null : 'Cart')
  const { origin, pathname } = new URL(url)
  return origin === new URL(addresses.page).origin && !SHOP.test(pathname) ? url : null
}
