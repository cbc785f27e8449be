import type { ChildNode, Document, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { isCookieBanner, looksLikeCookieBox } from './banner.ts'
import { SILENT } from './element-text.ts'
import { beginsPhrase, endsPhrase, textShapeOf } from './text-shape.ts'
import { hidesItself, isOffScreen } from './hidden.ts'
import { LineBuilder } from './lines.ts'
import type { PlacedElement } from './placed-element.ts'
import type { LandmarksSeen } from './regions.ts'
import { regionOf } from './regions.ts'

/** Elements of `head`; any other starts `body` (HTML standard, 13.2.6.4.4 to 13.2.6.4.6). */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set([
  'html',
  'head',
  'base',
  'basefont',
  'bgsound',
  'link',
  'meta',
  'title',
  'noscript',
  'noframes',
  'style',
  'script',
  'template',
])
/** Element names with the same meaning inside drawings. */
const SHARED_WITH_SVG: ReadonlySet<string> = new Set(['a', 'script', 'style'])
/** Most elements examined for the cookie banner, since that reads their text. */
const MOST_BOXES = 50
const NOT_BLANK = /\S/u

/** Walks through a document in order: places every element and collects the visible text. */
export class Walk {
  readonly placed: PlacedElement[] = []
  readonly byTag = new Map<string, PlacedElement[]>()
  readonly byId = new Map<string, PlacedElement>()
  readonly builder = new LineBuilder()
  private readonly landmarks: LandmarksSeen
  private readonly rendered: boolean
  private current: PlacedElement | null = null
  private bodyOpen = false
  private linkDepth = 0
  private lastWasLink = false
  private boxesLeft = MOST_BOXES

  constructor(landmarks: LandmarksSeen, rendered: boolean) {
    this.landmarks = landmarks
    this.rendered = rendered
  }

  run(root: Document): void {
    let node: ChildNode | null = root.firstChild
    while (node !== null) {
      node = this.enter(node) ?? this.next(node)
    }
    this.builder.end('main', false)
  }

  /** Enters a node; returns its first child to walk, if any. */
  private enter(node: ChildNode): ChildNode | null {
    if (isText(node)) {
      this.text(node.data)
      return null
    }
    if (!isTag(node) || node.name === 'template') return null
    const placed = this.place(node)
    if (node.firstChild === null) {
      this.leave(placed)
      return null
    }
    this.current = placed
    return node.firstChild
  }

  /** The next node; leaves every element that ends before it. */
  private next(from: ChildNode): ChildNode | null {
    let node: ChildNode = from
    while (node.next === null) {
      const left: PlacedElement | null = this.current
      if (left === null) return null
      this.leave(left)
      this.current = left.parent
      node = left.element
    }
    return node.next
  }

  private text(data: string): void {
    const at = this.current
    if (!this.bodyOpen && (at === null || at.tag === 'html' || at.tag === 'head') && NOT_BLANK.test(data)) {
      this.bodyOpen = !this.rendered
    }
    if (at?.silent === true || at?.tag === 'head') return
    if (this.lastWasLink) this.lastWasLink = false
    this.builder.add(data, this.linkDepth > 0)
  }

  private place(element: Element): PlacedElement {
    const placed = this.describe(element)
    this.placed.push(placed)
    const { id } = element.attribs
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, placed)
    if (!placed.noscript && (!placed.svg || placed.tag === 'svg' || SHARED_WITH_SVG.has(placed.tag))) {
      const same = this.byTag.get(placed.tag)
      if (same) same.push(placed)
      else this.byTag.set(placed.tag, [placed])
    }
    this.breakLine(placed)
    placed.fromLine = this.builder.lines.length
    if (placed.tag === 'a' && !placed.silent) {
      // Neighbouring links are apart on the screen, although nothing is between them in the markup.
      if (this.lastWasLink) this.builder.gap()
      this.linkDepth++
    }
    return placed
  }

  private describe(element: Element): PlacedElement {
    const { parent, tag } = { parent: this.current, tag: element.name }
    const attributes = element.attribs
    this.openBody(tag, parent)
    const svg = parent?.svg === true || tag === 'svg'
    const hidden = parent?.hidden === true || hidesItself(tag, attributes)
    const inArticle = parent?.inArticle === true || tag === 'article'
    const inContent =
      parent?.inContent === true || inArticle || tag === 'main' || attributes['role'] === 'main'
    const question = {
      tag,
      attributes,
      within: parent?.region ?? 'main',
      inContent: parent?.inContent === true,
      inArticle: parent?.inArticle === true,
    } as const
    return {
      element,
      tag,
      attributes,
      parent,
      region: svg ? question.within : regionOf(question, this.landmarks),
      hidden,
      offScreen: parent?.offScreen === true || isOffScreen(attributes),
      banner: parent?.banner === true || (!svg && this.asksAboutCookies(element)),
      noscript: parent?.noscript === true || parent?.tag === 'noscript',
      svg,
      silent: parent?.silent === true || hidden || SILENT.has(tag),
      inBody: this.bodyOpen,
      inContent,
      inArticle,
      form: tag === 'form' ? null : parent?.tag === 'form' ? parent : (parent?.form ?? null),
      order: this.placed.length,
      lastInside: this.placed.length,
      fromLine: 0,
      toLine: 0,
    }
  }

  private asksAboutCookies(element: Element): boolean {
    if (this.boxesLeft === 0 || !looksLikeCookieBox(element)) return false
    this.boxesLeft--
    return isCookieBanner(element)
  }

  private openBody(tag: string, parent: PlacedElement | null): void {
    if (this.bodyOpen || parent?.noscript === true || parent?.tag === 'noscript') return
    this.bodyOpen = this.rendered ? tag === 'body' || tag === 'frameset' : !HEAD_ELEMENTS.has(tag)
  }

  private breakLine(placed: PlacedElement): void {
    const outer = placed.parent
    const moved = outer !== null && (outer.region !== placed.region || outer.banner !== placed.banner)
    const shape = textShapeOf(placed.element)
    if (moved || shape === 'line') {
      this.builder.end(outer?.region ?? 'main', outer?.banner ?? false)
      this.lastWasLink = false
    } else if (shape === 'apart' || beginsPhrase(placed.element)) {
      this.builder.gap()
    }
  }

  private leave(placed: PlacedElement): void {
    const outer = placed.parent
    const moved = outer !== null && (outer.region !== placed.region || outer.banner !== placed.banner)
    const shape = textShapeOf(placed.element)
    if (moved || shape === 'line') this.builder.end(placed.region, placed.banner)
    else if (shape === 'apart' || endsPhrase(placed.element)) this.builder.gap()
    if (placed.tag === 'a' && !placed.silent) {
      this.linkDepth--
      this.lastWasLink = true
    }
    placed.lastInside = this.placed.length - 1
    placed.toLine = this.builder.lines.length
  }
}
