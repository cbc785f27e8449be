import { cut } from '#core/text.ts'
import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { textOf } from './element-text.ts'
import { isInside, type PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Most levels between a link and the list that is its submenu. */
const MOST_LEVELS = 6
/** Most elements between a submenu and the name before it. */
const MOST_ELEMENTS_BEFORE = 3
/** Longer texts before a list are no name of a menu item. */
const MOST_NAME_WORDS = 6
const LIST_TAGS: ReadonlySet<string> = new Set(['ul', 'ol', 'div', 'nav', 'section', 'menu'])
/** Builders' names for an item that opens a submenu, where it is not a list item. */
const ITEM_CLASS =
  /(?:^|[\s_-])(?:w-)?(?:drop-?down|sub-?menu|sub-?nav|has-child\w*|menu-?item|nav-?item|folder|expand\w*|accordion)/iu

/** The name of the menu item above a link ("Services"), whether or not that is a link itself; `null` at the top. */
export function menuParentOf(link: PlacedElement, walked: WalkedDocument): string | null {
  for (
    let at: PlacedElement | null = link, step = 0;
    at !== null && step < MOST_LEVELS;
    at = at.parent, step++
  ) {
    const item: PlacedElement | null = at.parent
    if (item === null || item.tag === 'header' || item.tag === 'body') return null
    if (!LIST_TAGS.has(at.tag) || !isItem(item)) continue
    const name = nameBefore(at.element)
    if (name !== null && hasTwoLinks(at, walked)) return cut(name, 100)
  }
  return null
}

const isItem = ({ tag, attributes }: PlacedElement): boolean =>
  tag === 'li' || tag === 'details' || ITEM_CLASS.test(attributes['class']?.slice(0, 300) ?? '')

function nameBefore(list: Element): string | null {
  let node = list.prev
  for (let seen = 0; node !== null && seen < MOST_ELEMENTS_BEFORE; node = node.prev) {
    if (!isTag(node)) continue
    seen++
    const text = textOf(node, 100)
    if (text === '') continue
    return text.split(' ').length <= MOST_NAME_WORDS ? text : null
  }
  return null
}

function hasTwoLinks(list: PlacedElement, walked: WalkedDocument): boolean {
  let links = 0
  for (const placed of walked.of('a')) {
    if (placed.order > list.lastInside) break
    if (isInside(placed, list)) links++
    if (links === 2) return true
  }
  return false
}
