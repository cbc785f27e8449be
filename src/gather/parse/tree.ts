import type { Document } from 'domhandler'
import { DomHandler } from 'domhandler'
import type { Handler } from 'htmlparser2'
import { Parser } from 'htmlparser2'

/** Most open elements, as in Chromium's parser. Deeper ones become siblings of the deepest. */
const DEEPEST = 512
/** Elements with raw text, which without its element would count as visible text. */
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

/** A handler that knows the number of open elements. */
export interface DepthHandler extends Partial<Handler> {
  readonly depth: number
}

/** Parses HTML into a tree no deeper than 512 elements. */
export function treeOf(html: string): Document {
  const handler = new TreeHandler()
  readInto(handler, html)
  return handler.root
}

/** Parses HTML into calls of the handler. */
export function readInto(handler: DepthHandler, html: string): void {
  const parser = new ShallowParser(handler)
  parser.write(html)
  parser.end()
}

class TreeHandler extends DomHandler implements DepthHandler {
  get depth(): number {
    return this.tagStack.length
  }
}

/**
 * The parser shifts its list of open elements for every tag, and searches it for every end tag: on 100,000 nested tags that takes seconds. So an element
 * too deep is treated as one without content, and its end tag is skipped.
 */
class ShallowParser extends Parser {
  private readonly handler: DepthHandler
  /** Whether the element being opened is too deep. */
  private tooDeep = false
  private left = false
  /** Number of skipped elements whose end tags follow. */
  private unopened = 0
  private rawOpen = false

  constructor(handler: DepthHandler) {
    super(handler)
    this.handler = handler
  }

  override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true
    if (!this.tooDeep) return false
    if (RAW_TEXT.has(name)) this.rawOpen = true
    else this.left = true
    return this.left
  }

  override onopentagname(start: number, endIndex: number): void {
    this.tooDeep = this.handler.depth >= DEEPEST
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
    const isUnopened = this.unopened > 0 && !this.rawOpen
    this.rawOpen = false
    if (isUnopened) this.unopened--
    else super.onclosetag(start, endIndex)
  }
}
