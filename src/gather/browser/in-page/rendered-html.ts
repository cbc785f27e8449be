/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { own } from './own.ts'
import { kept } from './world.ts'
import { type AncestorFacts, keepsItsSpace, type Visibility, visibilityOf } from './visibility.ts'
import { fillsItsLine, hasGap, isInRow, isOneLetter, renderedTextShape } from './text-shape.ts'

/** Functions that `renderedHtml` calls. */
export const HTML_PARTS = [
  visibilityOf,
  keepsItsSpace,
  renderedTextShape,
  isOneLetter,
  isInRow,
  fillsItsLine,
  hasGap,
  renderedNodes,
  markVisibility,
  markText,
]

/** Tags whose text is on its own lines, or apart from its neighbours, unless a style changes that. */
export interface UsualShapes {
  line: string[]
  apart: string[]
}

interface Level {
  nodes: Node[]
  at: number
  into: Node
  /** `null` inside a hidden element, where nothing is marked. */
  around: AncestorFacts | null
}

/**
 * Runs inside the page, in the isolated world. The document as it is rendered, at most `limit` characters: shadow trees are at their place,
 * invisible elements are marked by `data-fettle-hidden`, and those whose text is laid out otherwise than their tag implies by
 * `data-fettle-text`. Works on a copy in a document without a window, so that the page does not notice, nothing is fetched twice and no
 * custom element starts. A page whose scripts removed everything has nothing.
 */
export function renderedHtml(limit: number, usual: UsualShapes): string {
  const root: Element | null = document.documentElement
  if (!root) return '<!doctype html>'
  const inert = document.implementation.createHTMLDocument('')
  const copy = inert.importNode(root, false)
  const closed = new Map(kept().roots.map((shadow) => [shadow.host, shadow]))
  const shapes = new Map([
    ...usual.line.map((tag) => [tag, 'line'] as const),
    ...usual.apart.map((tag) => [tag, 'apart'] as const),
  ])
  const unseen = new Set(['head', 'script', 'style', 'link', 'meta', 'template', 'noscript'])
  const opaque = new Set([...unseen, 'svg', 'math', 'select'])
  const ids = new Set<string>()
  const open: Level[] = [
    { nodes: renderedNodes(root, closed), at: 0, into: copy, around: { waiting: false, inForm: false } },
  ]
  // Of more elements the style is not asked for, which takes time.
  let left = 50_000
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.at]
    level.at += 1
    if (!node) {
      open.pop()
      continue
    }
    const isElement = node instanceof Element
    const whole = !isElement || opaque.has(own(node, 'localName')) || left <= 0
    const copied = inert.importNode(node, whole)
    own(level.into, 'appendChild').call(level.into, copied)
    if (!isElement || !(copied instanceof Element) || unseen.has(own(node, 'localName'))) continue
    left -= 1
    // An id is only unique within its tree.
    if (copied.id !== '' && own(node, 'getRootNode').call(node) instanceof ShadowRoot && ids.has(copied.id))
      copied.removeAttribute('id')
    ids.add(copied.id)
    let { around } = level
    if (around && left > 0) {
      const style = getComputedStyle(node)
      const visibility = visibilityOf(node, style, around)
      markVisibility(copied, visibility)
      if (visibility !== 'hidden')
        markText(copied, renderedTextShape(node, style), shapes.get(own(node, 'localName')) ?? 'joined')
      const waiting = visibility === 'waiting' && style.visibility !== 'visible'
      around =
        visibility === 'hidden' ? null : { waiting, inForm: around.inForm || node instanceof HTMLFormElement }
    }
    if (!whole) open.push({ nodes: renderedNodes(node, closed), at: 0, into: copied, around })
  }
  return `<!doctype html>${copy.outerHTML}`.slice(0, limit)
}

/** The nodes that are rendered inside an element: its shadow tree, the nodes assigned to a slot, or its own children (DOM standard, 4.2.2). */
export function renderedNodes(element: Element, closed: ReadonlyMap<Element, ShadowRoot>): Node[] {
  const shadow = own(element, 'shadowRoot') ?? closed.get(element)
  if (shadow) return [...shadow.childNodes]
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : []
  return assigned.length > 0 ? assigned : [...own(element, 'childNodes')]
}

/** A waiting element must not count as hidden because of its own style. */
export function markVisibility(copy: Element, visibility: Visibility): void {
  if (visibility === 'hidden') copy.setAttribute('data-fettle-hidden', '')
  if (visibility !== 'waiting' || !(copy instanceof HTMLElement)) return
  copy.style.removeProperty('opacity')
  copy.style.removeProperty('visibility')
}

export function markText(copy: Element, shape: string, usual: string): void {
  // `joined` is marked too, because without a rendering two adjacent phrases count as two lines.
  if (usual === 'apart' || (shape === usual && shape !== 'joined')) return
  // A box in a row with a phrase, not a part of a word, is apart from its neighbours.
  const phrase = usual === 'line' && /\s/u.test(copy.textContent.trim())
  copy.setAttribute('data-fettle-text', phrase && shape === 'joined' ? 'apart' : shape)
}

/** Whether the document may have closed shadow roots: a custom element, or an empty box with a height. */
export function mayHoldRoots(mostElements: number): boolean {
  const all = document.getElementsByTagName('*')
  if (all.length > mostElements) return false
  return [...all].some((element) => {
    // No form is a host (DOM standard, 4.9), nor a box of those below.
    if (element instanceof HTMLFormElement || element.shadowRoot) return false
    if (element.localName.includes('-')) return element.matches(':defined')
    return (
      element instanceof HTMLElement &&
      element.matches('div:empty, section:empty, main:empty, header:empty, footer:empty, nav:empty') &&
      element.offsetHeight > 10
    )
  })
}
