/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { OurWorld } from './world.ts'
import { type AncestorFacts, keepsItsRoom, type Sight, sightOf } from './hiding.ts'
import { fillsItsLine, hasGap, isInRow, isOneLetter, drawnTextShape } from './text-shape.ts'

/** Functions that `renderedHtml` calls. */
export const HTML_PARTS = [
  sightOf,
  keepsItsRoom,
  drawnTextShape,
  isOneLetter,
  isInRow,
  fillsItsLine,
  hasGap,
  drawnNodes,
  markSight,
  markText,
]

/** Tags whose text stands on lines of its own, or apart, where no style says otherwise. */
export interface UsualShapes {
  line: string[]
  apart: string[]
}

interface Level {
  nodes: Node[]
  at: number
  into: Node
  /** `null` inside what is hidden, where nothing is marked any more. */
  around: AncestorFacts | null
}

/**
 * Runs inside the page, in a world of ours. The document as it stands and as it is drawn, at most `limit` characters: shadow trees stand where they
 * are shown, elements that cannot be seen are marked by `data-fettle-hidden`, and those whose text stands otherwise than their tag says by
 * `data-fettle-text`. All of it is done on a copy in a document without a window: the page does not notice, nothing is fetched twice and no
 * custom element starts.
 */
export function renderedHtml(limit: number, usual: UsualShapes): string {
  const world: OurWorld = globalThis
  const { documentElement: root } = document
  const inert = document.implementation.createHTMLDocument('')
  const copy = inert.importNode(root, false)
  const closed = new Map(world.fettleRoots?.map((shadow) => [shadow.host, shadow]))
  const shapes = new Map([
    ...usual.line.map((tag) => [tag, 'line'] as const),
    ...usual.apart.map((tag) => [tag, 'apart'] as const),
  ])
  const unseen = new Set(['head', 'script', 'style', 'link', 'meta', 'template', 'noscript'])
  const opaque = new Set([...unseen, 'svg', 'math', 'select'])
  const ids = new Set<string>()
  const open: Level[] = [
    { nodes: drawnNodes(root, closed), at: 0, into: copy, around: { waiting: false, inForm: false } },
  ]
  let left = 50_000
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.at]
    level.at += 1
    if (!node) {
      open.pop()
      continue
    }
    const isElement = node instanceof Element
    const whole = !isElement || opaque.has(node.localName) || left <= 0
    const twin = inert.importNode(node, whole)
    level.into.appendChild(twin)
    if (!isElement || !(twin instanceof Element) || unseen.has(node.localName)) continue
    left -= 1
    // An id is unique in its own tree only.
    if (twin.id !== '' && node.getRootNode() instanceof ShadowRoot && ids.has(twin.id))
      twin.removeAttribute('id')
    ids.add(twin.id)
    let { around } = level
    if (around && left > 0) {
      const style = getComputedStyle(node)
      const sight = sightOf(node, style, around)
      markSight(twin, sight)
      if (sight !== 'hidden')
        markText(twin, drawnTextShape(node, style), shapes.get(node.localName) ?? 'joined')
      const waiting = sight === 'waiting' && style.visibility !== 'visible'
      around = sight === 'hidden' ? null : { waiting, inForm: around.inForm || node.localName === 'form' }
    }
    if (!whole) open.push({ nodes: drawnNodes(node, closed), at: 0, into: twin, around })
  }
  return `<!doctype html>${copy.outerHTML}`.slice(0, limit)
}

/** What is drawn inside an element: its shadow tree, what is handed to a slot, else its own children (DOM standard, 4.2.2). */
export function drawnNodes(element: Element, closed: ReadonlyMap<Element, ShadowRoot>): Node[] {
  const shadow = element.shadowRoot ?? closed.get(element)
  if (shadow) return [...shadow.childNodes]
  const handed = element instanceof HTMLSlotElement ? element.assignedNodes() : []
  return handed.length > 0 ? handed : [...element.childNodes]
}

/** What waits is no longer told as hidden by its own style. */
export function markSight(twin: Element, sight: Sight): void {
  if (sight === 'hidden') twin.setAttribute('data-fettle-hidden', '')
  if (sight !== 'waiting' || !(twin instanceof HTMLElement)) return
  twin.style.removeProperty('opacity')
  twin.style.removeProperty('visibility')
}

export function markText(twin: Element, shape: string, usual: string): void {
  // That it is joined is said, too: where nobody saw the page, two phrases side by side count as two lines.
  if (usual === 'apart' || (shape === usual && shape !== 'joined')) return
  // A box in a row that holds a phrase, and no part of a word, stands apart from its neighbours.
  const phrase = usual === 'line' && /\s/u.test(twin.textContent.trim())
  twin.setAttribute('data-fettle-text', phrase && shape === 'joined' ? 'apart' : shape)
}

/** True when a closed shadow root may stand in the document: an element of the page's own making, or an empty box with a height. */
export function mayHoldRoots(mostElements: number): boolean {
  const all = document.getElementsByTagName('*')
  if (all.length > mostElements) return false
  return [...all].some((element) => {
    if (element.shadowRoot) return false
    if (element.localName.includes('-')) return element.matches(':defined')
    return (
      element instanceof HTMLElement &&
      element.matches('div:empty, section:empty, main:empty, header:empty, footer:empty, nav:empty') &&
      element.offsetHeight > 10
    )
  })
}
