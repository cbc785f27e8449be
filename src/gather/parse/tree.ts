import type { Document } from 'domhandler'
import { DomHandler } from 'domhandler'
import type { Handler } from 'htmlparser2'
import { Parser } from 'htmlparser2'

/** Elements open at a time, as in Chromium's parser. Deeper ones become neighbours of the deepest. */
const DEEPEST = 512
/** Their text is raw: left without an element it would be read as the page's. */
const RAW_TEXT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
])

const HEADING = /^h[1-6]$/iu
/** A heading outside of these is not ended from inside of them (HTML standard, 13.2.4.2). */
const SCOPES: ReadonlySet<string> = new Set([
  'table',
  'td',
  'th',
  'caption',
  'object',
  'applet',
  'marquee',
  'template',
])

/** A handler that knows how many elements are open. */
export interface DepthHandler extends Partial<Handler> {
  readonly depth: number
  /** The name of the innermost heading that is open, where the handler keeps open elements. */
  readonly openHeading?: string | undefined
}

/** Reads HTML into a tree no deeper than 512 elements. */
export function treeOf(html: string): Document {
  const handler = new TreeHandler()
  readInto(handler, html)
  return handler.root
}

/** Reads HTML, telling the handler what comes. */
export function readInto(handler: DepthHandler, html: string): void {
  const parser = new ShallowParser(handler, html)
  parser.write(html)
  parser.end()
}

/** From and to, in characters. */
type Place = readonly [start: number, endIndex: number]

class TreeHandler extends DomHandler implements DepthHandler {
  /** Open headings, and open elements that keep one from being ended, the innermost last. */
  private readonly marks: { depth: number; heading: string | undefined }[] = []

  get depth(): number {
    return this.tagStack.length
  }

  get openHeading(): string | undefined {
    return this.marks.at(-1)?.heading
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    const heading = HEADING.test(name) ? name : undefined
    if (heading !== undefined || SCOPES.has(name)) this.marks.push({ depth: this.depth, heading })
    super.onopentag(name, attributes)
  }

  override onclosetag(): void {
    if (this.marks.at(-1)?.depth === this.depth - 1) this.marks.pop()
    super.onclosetag()
  }
}

/**
 * The parser keeps its open elements in a list that it shifts whole for every tag, and looks through for every end tag: on
 * 100,000 nested tags that takes seconds. So it never gets that many: an element too deep is treated as one without content,
 * and its end tag is passed over.
 */
class ShallowParser extends Parser {
  private readonly handler: DepthHandler
  /** The element that is being opened stands too deep. */
  private tooDeep = false
  private left = false
  /** Elements that were left out and whose end tags are still to come. */
  private unopened = 0
  private rawOpen = false
  private readonly html: string
  /** Where the name of each kind of heading stands in the HTML: an end tag is named by the place of its name. */
  private readonly headings = new Map<string, Place>()

  constructor(handler: DepthHandler, html: string) {
    super(handler)
    this.handler = handler
    this.html = html
  }

  override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true
    // A form in a form has no name, as it is none: without content it would close the element around it.
    if (!this.tooDeep || name === '') return false
    if (RAW_TEXT.has(name)) this.rawOpen = true
    else this.left = true
    return this.left
  }

  override onopentagname(start: number, endIndex: number): void {
    this.tooDeep = this.handler.depth >= DEEPEST
    const heading = this.headingAt(start, endIndex)
    if (heading !== null) this.headings.set(heading, [start, endIndex])
    super.onopentagname(start, endIndex)
  }

  override onopentagend(endIndex: number): void {
    super.onopentagend(endIndex)
    if (this.left) this.unopened++
    this.tooDeep = false
    this.left = false
  }

  override onselfclosingtag(endIndex: number): void {
    super.onselfclosingtag(endIndex)
    this.tooDeep = false
    this.left = false
  }

  override onclosetag(start: number, endIndex: number): void {
    if (this.handler.depth < DEEPEST) this.unopened = 0
    const passedOver = this.unopened > 0 && !this.rawOpen
    this.rawOpen = false
    if (passedOver) this.unopened--
    else super.onclosetag(...this.endTagAt(start, endIndex))
  }

  /** The end tag of any heading ends the innermost one (HTML standard, 13.2.6.4.7), which the package ends by its own name only. */
  private endTagAt(start: number, endIndex: number): Place {
    const open = this.headingAt(start, endIndex) === null ? undefined : this.handler.openHeading
    return (open === undefined ? undefined : this.headings.get(open)) ?? [start, endIndex]
  }

  private headingAt(start: number, endIndex: number): string | null {
    if (endIndex - start !== 2) return null
    const name = this.html.slice(start, endIndex)
    return HEADING.test(name) ? name.toLowerCase() : null
  }
}
