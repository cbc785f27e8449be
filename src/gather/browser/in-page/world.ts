/// <reference lib="dom" />

/** What our functions keep in the isolated world of a page, for one another. */
export interface Kept {
  /** Elements that were transparent or invisible and became visible by scrolling. */
  seen: WeakSet<Element>
  /** Closed shadow roots of the document, which scripts cannot find. */
  roots: ShadowRoot[]
}

/**
 * What is kept in this world. Without anything of that name a window gives the element with that id, in every world of the page (HTML standard, 7.2.2.3), so only
 * what was kept here counts. `evaluateIsolated` loads this for each function.
 */
export function kept(): Kept {
  const name = 'fettle'
  if (!Object.hasOwn(globalThis, name)) {
    const nothing: Kept = { seen: new WeakSet(), roots: [] }
    Object.defineProperty(globalThis, name, { value: nothing })
  }
  return Reflect.get(globalThis, name)
}
