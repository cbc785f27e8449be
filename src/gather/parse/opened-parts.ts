import type { OpenedPart } from '#core/evidence/page.ts'
import { namesLegalText } from '#core/site/legal/names-legal-text.ts'
import { countWords, cut } from '#core/text.ts'
import { type Element, isTag } from 'domhandler'
import { textOf } from './element-text.ts'
import { buttonText, isButton } from './fields.ts'
import { headingElements } from './headings.ts'
import { LIMITS } from './limits.ts'
import { textBetween } from './lines.ts'
import { isInside, type PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

const NAMING = ['aria-controls', 'popovertarget', 'commandfor'] as const
const ID = /^#?([^\s#]{1,200})$/u
/** The ids in a call such as `openModal('privacy')`. */
const QUOTED = /['"]#?([\w-]{1,200})['"]/gu
/** A control stands in few elements of its own: `<h3><span><button>`. */
const WRAPPERS = 3
/** Enough for the words that any legal text needs. */
const READ = 10_000
const KEPT = 2000
const MOST_CONTROLS = 1000
const LONGEST_NAME = 200

/** Parts of the page that a visible control opens, where the control or the part's own heading has the name of a legal text. */
export function openedPartsOf(walked: WalkedDocument): OpenedPart[] {
  const parts = new Map<PlacedElement, OpenedPart>()
  const headings = headingElements(walked).slice(0, LIMITS.headings)
  let places: Map<Element, PlacedElement> | null = null
  const after = (control: PlacedElement): PlacedElement[] => {
    const next = following(control)
    places ??= new Map(walked.placed.map((placed) => [placed.element, placed]))
    const placed = next ? places.get(next) : undefined
    return placed ? [placed] : []
  }
  for (const { control, targets } of openersIn(walked)) {
    if (parts.size >= LIMITS.openedParts) break
    const text = isButton(control) ? buttonText(control, walked) : textOf(control.element, LONGEST_NAME)
    const named = namesLegalText(text)
    for (const part of named && targets.length === 0 ? after(control) : targets) {
      const name = named ? text : headingIn(part, headings)
      if (name === null || part.banner || parts.has(part)) continue
      const id = part.attributes['id'] ?? null
      parts.set(part, { named: cut(name, LONGEST_NAME), id, ...wordsOfPart(part, walked) })
    }
  }
  return [...parts.values()]
}

/** Visible controls that open something, or whose target nobody can tell. */
function openersIn(walked: WalkedDocument): { control: PlacedElement; targets: PlacedElement[] }[] {
  const found = []
  for (const control of walked.placed) {
    if (found.length >= MOST_CONTROLS) break
    if (control.hidden || control.noscript || !isControl(control)) continue
    const targets = targetsOf(control, walked)
    if (targets.length > 0 || leadsNowhere(control)) found.push({ control, targets })
  }
  return found
}

const isControl = (placed: PlacedElement): boolean =>
  placed.tag === 'summary' || placed.tag === 'a' || isButton(placed)

/** What a control opens: the `details` around it, or the elements that it names by their ids. */
function targetsOf(control: PlacedElement, walked: WalkedDocument): PlacedElement[] {
  const { tag, parent, attributes } = control
  if (tag === 'summary') return parent?.tag === 'details' ? [parent] : []
  const targets = idsIn(attributes).flatMap((id) => walked.byId(id) ?? [])
  return targets.filter((target) => target !== control && !isInside(control, target))
}

const leadsNowhere = ({ tag, attributes }: PlacedElement): boolean =>
  tag !== 'a' || /^(?:$|#$|javascript:)/iu.test(attributes['href']?.trim() ?? '')

function idsIn(attributes: PlacedElement['attributes']): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'onclick') return [...value.slice(0, KEPT).matchAll(QUOTED)].flatMap(([, id]) => id ?? [])
    if (name === 'href') return value.startsWith('#') ? (ID.exec(value)?.[1] ?? []) : []
    const names = NAMING.some((one) => one === name) || name.startsWith('data-')
    return names ? (ID.exec(value.trim())?.[1] ?? []) : []
  })
}

/** The element after a control, or after the elements that hold nothing else before it: an accordion's panel. */
function following(control: PlacedElement): Element | null {
  let at = control
  for (let step = 0; step <= WRAPPERS; step++) {
    const next = beside(at.element, 'next')
    if (next) return next
    if (at.parent === null || beside(at.element, 'prev')) return null
    at = at.parent
  }
  return null
}

function beside(element: Element, side: 'next' | 'prev'): Element | null {
  let node = element[side]
  while (node !== null && !isTag(node)) node = node[side]
  return node
}

/** A part that begins with the heading of the page is what a link past the menu leads to. */
function headingIn(
  part: PlacedElement,
  headings: readonly { placed: PlacedElement; level: number }[],
): string | null {
  const first = headings.find(({ placed }) => isInside(placed, part))
  const text = first && first.level > 1 ? textOf(first.placed.element, LONGEST_NAME) : ''
  return namesLegalText(text) ? text : null
}

/** The words of a part of the page, also where it is hidden until something opens it. */
export function wordsOfPart(
  { element, fromLine: from, toLine: to }: PlacedElement,
  { lines, wordsBefore }: WalkedDocument,
): { words: number; text: string } {
  const words = (wordsBefore[to] ?? 0) - (wordsBefore[from] ?? 0)
  if (words > 0) return { words, text: cut(textBetween(lines, from, to, KEPT), KEPT) }
  const text = textOf(element, READ)
  return { words: countWords(text), text: cut(text, KEPT) }
}
