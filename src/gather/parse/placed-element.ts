import type { Region } from '#core/evidence/region.ts'
import type { Element } from 'domhandler'

/** An element with the facts that depend on its position in the page. */
export interface PlacedElement {
  readonly element: Element
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: PlacedElement | null
  readonly region: Region
  /** Hidden by itself or by an ancestor. */
  readonly hidden: boolean
  readonly offScreen: boolean
  /** Inside the cookie banner. */
  readonly banner: boolean
  /** Inside `noscript`, where browsers with scripts make no elements. */
  readonly noscript: boolean
  readonly svg: boolean
  /** Its text is not visible. */
  readonly silent: boolean
  /** A browser puts it into `body`. */
  readonly inBody: boolean
  readonly inContent: boolean
  readonly inArticle: boolean
  readonly form: PlacedElement | null
  /** Index in document order. */
  readonly order: number
  /** `order` of the last element inside. */
  lastInside: number
  /** Lines of visible text inside: from (inclusive) and to (exclusive). An inline element's line is `from`. */
  fromLine: number
  toLine: number
}

export const isInside = (one: PlacedElement, other: PlacedElement): boolean =>
  one.order > other.order && one.order <= other.lastInside
