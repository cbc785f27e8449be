/// <reference lib="dom" />

/** What our functions leave for each other in the world of ours that they share inside a page. */
declare global {
  /** Elements that were transparent or invisible and that scrolling brought into sight. */
  var fettleSeen: WeakSet<Element> | undefined
  /** Closed shadow roots of the document, which only the browser can find. */
  var fettleRoots: ShadowRoot[] | undefined
}

export type {}
