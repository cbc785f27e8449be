import { cut } from '#core/text.ts'
import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { textOf } from './element-text.ts'
import { isInside, type PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

/** A submenu stands so many elements above its links at most, and its name so many before it. */
const CLIMB = 6
const BACK = 3
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'div', 'nav', 'section', 'menu'])
/** What builders call an item that opens a submenu, where it is not an item of a list. */
const ITEM =
  /(?:^|[\s_-])(?:w-)?(?:drop-?down|sub-?menu|sub-?nav|has-child\w*|menu-?item|nav-?item|folder|expand\w*|accordion)/iu
const NAME_WORDS = 6

/** The name of the menu item that a link of a menu stands below ("Services"), whether it leads anywhere itself; `null` at the top. */
export function menuParentOf(link: PlacedElement, survey: WalkedDocument): string | null {
  for (let at: PlacedElement | null = link, step = 0; at !== null && step < CLIMB; at = at.parent, step++) {
    const item: PlacedElement | null = at.parent
    if (item === null || item.tag === 'header' || item.tag === 'body') return null
    if (!LISTS.has(at.tag) || !isItem(item)) continue
    const name = nameBefore(at.element)
    if (name !== null && holdsSeveral(at, survey)) return cut(name, 100)
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

function holdsSeveral(list: PlacedElement, survey: WalkedDocument): boolean {
  let links = 0
  for (const placed of survey.of('a')) {
    if (placed.order > list.lastInside) break
    if (isInside(placed, list)) links++
    if (links === 2) return true
  }
  return false
}
