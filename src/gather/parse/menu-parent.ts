import { cut } from '#core/text.ts'
import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { textOf } from './element-text.ts'
import { isInside, type PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Most levels between a link and its submenu, and most elements between that and its name. */
const CLIMB = 6
const BACK = 3
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'div', 'nav', 'section', 'menu'])
/** Builders' names for an item that opens a submenu, where it is not a list item. */
const ITEM =
  /(?:^|[\s_-])(?:w-)?(?:drop-?down|sub-?menu|sub-?nav|has-child\w*|menu-?item|nav-?item|folder|expand\w*|accordion)/iu
const NAME_WORDS = 6

/** The name of the menu item above a link ("Services"), whether or not that is a link itself; `null` at the top. */
export function menuParentOf(link: PlacedElement, walked: WalkedDocument): string | null {
  for (let at: PlacedElement | null = link, step = 0; at !== null && step < CLIMB; at = at.parent, step++) {
    const item: PlacedElement | null = at.parent
    if (item === null || item.tag === 'header' || item.tag === 'body') return null
    if (!LISTS.has(at.tag) || !isItem(item)) continue
    const name = nameBefore(at.element)
    if (name !== null && holdsSeveral(at, walked)) return cut(name, 100)
  }
  return null
}

const isItem = ({ tag, attributes }: PlacedElement): boolean =>
  tag === 'li' || tag === 'details' || ITEM.test(attributes['class']?.slice(0, 300) ?? '')

function nameBefore(list: Element): string | null {
  let node = list.prev
  for (let seen = 0; node !== null && seen < BACK; node = node.prev) {
    if (!isTag(node)) continue
    seen++
    const text = textOf(node, 100)
    if (text === '') continue
    return text.split(' ').length <= NAME_WORDS ? text : null
  }
  return null
}

function holdsSeveral(list: PlacedElement, walked: WalkedDocument): boolean {
  let links = 0
  for (const placed of walked.of('a')) {
    if (placed.order > list.lastInside) break
    if (isInside(placed, list)) links++
    if (links === 2) return true
  }
  return false
}
