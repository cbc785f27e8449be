import type { Document } from 'domhandler'
import type { Line } from './lines.ts'
import type { PlacedElement } from './placed-element.ts'
import { landmarksIn } from './regions.ts'
import { Walk } from './walk.ts'

/** A document walked once: its placed elements, and its visible text in lines. */
export interface WalkedDocument {
  /** Every element outside of `template`, in document order. */
  readonly placed: readonly PlacedElement[]
  readonly lines: readonly Line[]
  /** Number of words before each line, and of all lines at the end. */
  readonly wordsBefore: readonly number[]
  /** Elements of one name in document order, without those inside `noscript`, and of drawings only the drawing itself, its links, scripts and styles. */
  of(tag: string): readonly PlacedElement[]
  /** The first element with this id. */
  byId(id: string): PlacedElement | undefined
  /**
   * The line at which the last `main` element (or element of that role) that holds the page's content ends: what stands after it are pop-ups, drawers and sign-ups.
   * The end of all lines where there is no such element.
   */
  readonly mainEnd: number
}

/** Fewer words are no content: the element is left for a script to fill, or holds a slogan alone. */
const WORDS_OF_CONTENT = 30

const NONE: readonly PlacedElement[] = []

/** Walks a document once, without recursion. `rendered` documents keep their own division into head and body. */
export function walkDocument(root: Document, html: string, rendered: boolean): WalkedDocument {
  const walk = new Walk(landmarksIn(html), rendered)
  walk.run(root)
  const wordsBefore = runningWords(walk.builder.lines)
  return {
    placed: walk.placed,
    lines: walk.builder.lines,
    wordsBefore,
    of: (tag) => walk.byTag.get(tag) ?? NONE,
    byId: (id) => walk.byId.get(id),
    mainEnd: endOfMain(walk.placed, wordsBefore),
  }
}

function endOfMain(placed: readonly PlacedElement[], wordsBefore: readonly number[]): number {
  let end = 0
  for (const { tag, attributes, fromLine, toLine } of placed) {
    if (tag !== 'main' && attributes['role'] !== 'main') continue
    const words = (wordsBefore[toLine] ?? 0) - (wordsBefore[fromLine] ?? 0)
    if (words >= WORDS_OF_CONTENT) end = Math.max(end, toLine)
  }
  return end === 0 ? wordsBefore.length - 1 : end
}

function runningWords(lines: readonly Line[]): number[] {
  const sums = [0]
  let sum = 0
  for (const line of lines) {
    sum += line.words
    sums.push(sum)
  }
  return sums
}
