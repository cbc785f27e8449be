import type { LinkSeen, PageFacts } from '../../evidence/page.ts'
import { oncePerText } from '../../once-per.ts'

export interface CartSeen {
  /** Address, or the text of the button that opens a drawer. */
  cart: string | null
  /** Address: a button alone is a part of the cart. */
  checkout: string | null
}

const CART_SEGMENT = /^(?:my-?|view-?|shopping-?|our-?)?(?:cart|basket|bag|trolley)$/u
const CHECKOUT_SEGMENT = /^(?:checkouts?|check-out)$/u
/** "Cart", "View basket (0)", "My bag: $0.00"; not "Tote bag" or "Bag in box". */
const CART_WORDS =
  /^(?:view |open |go to |your |my |the |shopping |mini )*(?:cart|basket|trolley|bag)(?: (?:drawer|items?|total|summary|page))?[\s:(]*(?:\d+|empty)?(?: items?)?[\s)]*(?:[$€£]?\s?[\d.,]+)?$/iu
const PAGE_ENDING = /\.(?:html?|php|aspx?)$/u

/** Finds a cart and a checkout page in the visible links, forms and buttons of a site. */
export function findCart(pages: readonly PageFacts[]): CartSeen {
  const segmentOf = oncePerText(lastSegment)
  const addressNamed = (segment: RegExp): string | null =>
    firstOf(pages, (page) => addressWith(page, (address) => segment.test(segmentOf(address))))
  return {
    cart: addressNamed(CART_SEGMENT) ?? firstOf(pages, cartSeen) ?? firstOf(pages, cartButton),
    checkout: addressNamed(CHECKOUT_SEGMENT),
  }
}

function firstOf(pages: readonly PageFacts[], look: (page: PageFacts) => string | null): string | null {
  for (const page of pages) {
    const found = look(page)
    if (found !== null) return found
  }
  return null
}

/** A link to `#` opens a drawer: it has no address of its own. */
function cartSeen({ commerce, url }: PageFacts): string | null {
  const { cart } = commerce
  return cart?.startsWith(`${url}#`) ? 'Cart' : cart
}

function addressWith(page: PageFacts, fits: (address: string) => boolean): string | null {
  if (fits(page.url)) return page.url
  const link = page.links.find((seen) => isVisible(seen) && seen.url && fits(seen.url))
  if (link?.url) return link.url
  const form = page.forms.find((seen) => seen.action !== null && fits(seen.action))
  return form?.action ?? null
}

const isVisible = (link: LinkSeen): boolean => !link.hidden

/** `/cart`, `/cart/`, `/shop/cart.html`; not `/cart/add`, which is a control and not a page. */
function lastSegment(address: string): string {
  const path = URL.parse(address)?.pathname.toLowerCase() ?? ''
  const last = path.split('/').findLast((part) => part !== '') ?? ''
  return last.replace(PAGE_ENDING, '')
}

function cartButton(page: PageFacts): string | null {
  const scripted = page.links.filter((link) => isVisible(link) && (link.scripted || link.url === page.url))
  const texts = [
    ...scripted.flatMap((link) => [link.text, link.label ?? '']),
    ...page.buttons.map((button) => button.text),
  ]
  return texts.find((text) => CART_WORDS.test(text.trim())) ?? null
}
