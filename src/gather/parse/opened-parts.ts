import type { OpenedPart } from '#core/evidence/page.ts'
import { namesLegalText } from '#core/site/legal/names-legal-text.ts'
import { countWords, cut } from '#core/text.ts'
import { isTag } from 'domhandler'
import { textOf } from './element-text.ts'
import { buttonText, isButton } from './fields.ts'
import { LIMITS } from './limits.ts'
import { textBetween } from './lines.ts'
import { isInside, type PlacedElement } from './placed-element.ts'
import type { WalkedDocument } from './walked-document.ts'

const NAMING = ['aria-controls', 'popovertarget', 'commandfor'] as const
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const ID = /^#?([^\s#]{1,200})$/u
/** The ids in a call such as `openModal('privacy')`. */
const QUOTED = /['"]#?([\w-]{1,200})['"]/gu
/** A control stands in few elements of its own: `<h3><span><button>`. */
const WRAPPERS = 3
/** Enough for the words that any legal text needs. */
const READ = 10_000
const KEPT = 2000
const LONGEST_NAME = 200

/** Parts of the page that a visible control opens, where the control or the part's own heading has the name of a legal text. */
export function openedPartsOf(walked: WalkedDocument): OpenedPart[] {
  const parts = new Map<PlacedElement, OpenedPart>()
  for (const control of walked.placed) {
    if (parts.size >= LIMITS.openedParts) break
    if (control.hidden || control.noscript || !isControl(control)) continue
    const targets = targetsOf(control, walked)
    if (targets.length === 0 && !leadsNowhere(control)) continue
    const text = isButton(control) ? buttonText(control, walked) : textOf(control.element, LONGEST_NAME)
    const named = namesLegalText(text)
    for (const part of named && targets.length === 0 ? following(control, walked) : targets) {
      const name = named ? text : headingIn(part, walked)
      if (name === null || parts.has(part)) continue
      const id = part.attributes['id'] ?? null
      parts.set(part, { named: cut(name, LONGEST_NAME), id, ...wordsOfPart(part, walked) })
    }
  }
  return [...parts.values()]
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
function following(control: PlacedElement, { placed }: WalkedDocument): PlacedElement[] {
  let at = control
  for (let step = 0; step <= WRAPPERS; step++) {
    const beside = at.element.parent?.children.filter(isTag) ?? []
    const place = beside.indexOf(at.element)
    const next = beside[place + 1]
    if (next) return placed.filter(({ element }) => element === next)
    if (at.parent === null || place > 0) return []
    at = at.parent
  }
  return []
}

function headingIn(part: PlacedElement, walked: WalkedDocument): string | null {
  const [first] = HEADINGS.flatMap((tag) => walked.of(tag).filter((one) => isInside(one, part))).toSorted(
    (a, b) => a.order - b.order,
  )
  const text = first ? textOf(first.element, LONGEST_NAME) : ''
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
