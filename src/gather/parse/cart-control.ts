import type { LinkFacts } from '#core/evidence/page.ts'
import { cartCertainty, isCountOnly, namesCart } from '#core/site/shop/cart-names.ts'
import type { PageAddresses } from './addresses.ts'
import { textOf } from './element-text.ts'
import { labelOf } from './links.ts'
import type { PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** How far above the drawing of a cart the link or button around it may stand. */
const CLIMB = 4
const SHOP = /^\/?$|\/(?:shop|store|products?|collections?|menu|order)(?:[/.]|$)/iu

/** What a cart's picture on a page is part of. */
export interface CartControl {
  /** A link or button with a cart's name on it, or around a drawing of one. */
  icon: boolean
  /** Where such a control leads that has no words but a count, or what it is called where it opens a drawer; `null`: there is none. */
  leads: string | null
}

/** Looks for a cart by the classes and ids of links and buttons, and of the drawings and counts in them. */
export function cartControlOf(survey: WalkedDocument, addresses: PageAddresses): CartControl {
  let icon = false
  for (const placed of survey.placed) {
    if (placed.hidden || placed.noscript || !isNamedCart(placed)) continue
    const control = controlAround(placed)
    if (control === null) continue
    icon = true
    const leads = leadsTo(control, survey, addresses)
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
 * A picture of a cart without words also leads to whole shops, and to shops of others: those are no carts. What opens on the page has to
 * show a count or to be called something.
 */
function leadsTo(control: PlacedElement, survey: WalkedDocument, addresses: PageAddresses): string | null {
  const text = textOf(control.element, 200)
  if (!isCountOnly(text)) return null
  const href = control.attributes['href']
  const url = href === undefined || href.startsWith('#') ? null : addresses.http(href)
  if (url === null || url === addresses.page) return labelOf(control, survey) ?? (text === '' ? null : 'Cart')
  const { origin, pathname } = new URL(url)
  return origin === new URL(addresses.page).origin && !SHOP.test(pathname) ? url : null
}

/** The first link of a page that is known as a cart by its address or its words. */
export const firstLink = (
  links: readonly LinkFacts[],
  look: (link: LinkFacts) => string | null,
): string | null => {
  for (const link of links) {
    const found = look(link)
    if (found !== null) return found
  }
  return null
}
