import type { LinkFacts } from '#core/evidence/page.ts'
import type { Addresses } from './addresses.ts'
import type { SeoPage } from './page.ts'
import { shouldHide } from './private-pages.ts'

/** Number of scripted links outside of the menu from which they are told. */
const OUTSIDE_THE_MENU = 3
/** A script of a link that leads somewhere: it sets the browser's address, opens another one, or holds a path or a file's name. */
const LEADS_ON =
  /\blocation\b(?!\.reload)|(?:^|[\s:;{(]|window\.)open\s*\(|\bhref\b|['"](?:https?:|\.{0,2}\/|[\w-]+\.(?:html?|php|aspx?|jsp)\b)/iu
/** A picture that is shown larger is no page. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/iu
/** Buttons that open a menu rather than a page. */
const MENU_TOGGLE =
  /^(?:\W*|(?:(?:open|close|toggle|show|hide|main|mobile|site)?\s*(?:menu|navigation|nav|search)|close|open|skip.*))$/iu

/** A button's text that opens a menu or a search field. */
export const isMenuToggle = (text: string): boolean => MENU_TOGGLE.test(text.trim())

/**
 * Links of a page that only a script follows: one in the menu, or three elsewhere, whose scripts name an address. The others are controls of the page,
 * such as the choices of a list, a part of the menu, a cart or a log-in that opens, and lead nowhere.
 */
export function hasUncrawlableLinks({ facts, key }: SeoPage, { linked }: Addresses): boolean {
  const scripted = facts.links.filter((link) => link.scripted && !link.hidden)
  if (scripted.length === 0) return false
  const plain = new Set(facts.links.map(({ url }) => (url === null ? null : linked(url))))
  const isLost = ({ href, opens }: LinkFacts): boolean => {
    if (opens === undefined) return LEADS_ON.test(href)
    const to = linked(opens)
    if (to === null || to === key || plain.has(to)) return false
    return !shouldHide(opens) && !PICTURE.test(new URL(opens).pathname)
  }
  const lost = scripted.filter(isLost)
  return lost.some(({ region }) => region === 'nav') || lost.length >= OUTSIDE_THE_MENU
}
