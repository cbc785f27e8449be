import type { LinkFacts } from '#core/evidence/page.ts'

/** Number of scripted links outside of the menu from which they are told. */
const OUTSIDE_THE_MENU = 3
/** A script of a link that leads somewhere: it sets the browser's address, opens another one, or holds a path or a file's name. */
const LEADS_ON =
  /\blocation\b(?!\.reload)|(?:^|[\s:;{(]|window\.)open\s*\(|\bhref\b|['"](?:https?:|\.{0,2}\/|[\w-]+\.(?:html?|php|aspx?|jsp)\b)/iu
/** A script that does nothing by itself, such as `void(0)`: the link is a button, and something else answers its click. */
const DOES_NOTHING =
  /^\s*(?:javascript:\s*(?:void\b[\s\d()]*|return\s+false|undefined|null|false|\{\s*\})?[\s;]*)?$/iu
/** No longer script does nothing. */
const LONGEST_NOTHING = 60
/** Buttons that open a menu rather than a page. */
const MENU_TOGGLE =
  /^(?:\W*|(?:(?:open|close|toggle|show|hide|main|mobile|site)?\s*(?:menu|navigation|nav|search)|close|open|skip.*))$/iu

/** A button's text that opens a menu or a search field. */
export const isMenuToggle = (text: string): boolean => MENU_TOGGLE.test(text.trim())

/**
 * Links of a page that only a script follows: one in the menu, unless it opens a part of the menu, or three elsewhere whose scripts name an address.
 * The others are controls of the page, such as the choices of a list, and lead nowhere.
 */
export function hasUncrawlableLinks(links: readonly LinkFacts[]): boolean {
  const scripted = links.filter((link) => link.scripted && !link.hidden)
  const inMenu = scripted.filter((link) => link.region === 'nav')
  if (inMenu.some((link) => !opensMenu(link, links))) return true
  const elsewhere = scripted.filter((link) => link.region !== 'nav' && LEADS_ON.test(link.href))
  return elsewhere.length >= OUTSIDE_THE_MENU
}

/** It does nothing by itself, and shows or hides the menu or the links under it. */
const opensMenu = ({ href, text, label }: LinkFacts, links: readonly LinkFacts[]): boolean =>
  href.length <= LONGEST_NOTHING &&
  DOES_NOTHING.test(href) &&
  (isMenuToggle(text) ||
    (label !== null && isMenuToggle(label)) ||
    links.some(({ under, scripted }) => under === text && !scripted))
