/// <reference lib="dom" />

/** The world of ours inside a page, with what our functions leave there for each other. */
export type OurWorld = typeof globalThis & {
  /** Elements that were transparent or invisible and that scrolling brought into sight. */
  fettleSeen?: WeakSet<Element>
  /** Closed shadow roots of the document, which only the browser can find. */
  fettleRoots?: ShadowRoot[]
}
