/// <reference lib="dom" />

/** The isolated world inside a page, with values that our functions share there. */
export type IsolatedWorld = typeof globalThis & {
  /** Elements that were transparent or invisible and became visible by scrolling. */
  fettleSeen?: WeakSet<Element>
  /** Closed shadow roots of the document, which scripts cannot find. */
  fettleRoots?: ShadowRoot[]
}
