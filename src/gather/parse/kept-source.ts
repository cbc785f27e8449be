import type { PlacedElement } from './placed-element.ts'

/**
 * Attributes in which the address of a script or frame waits: for the visitor's first movement or until the part is in view (WP Rocket, a3 Lazy Load,
 * LiteSpeed Cache, WP Meteor, NitroPack), or for consent (Complianz, Cookiebot, iubenda). Many write `data-src`.
 */
const KEPT_IN = [
  'data-src',
  'data-rocket-src',
  'data-lazy-src',
  'data-litespeed-src',
  'data-wpmeteor-src',
  'nitro-src',
  'nitro-lazy-src',
  'data-cmplz-src',
  'data-src-cmplz',
  'data-cookieblock-src',
  'data-suppressedsrc',
  'suppressedsrc',
] as const

/** The address, as written, that a script or frame gets later; `undefined` where none waits. */
export function keptSource(attributes: PlacedElement['attributes']): string | undefined {
  for (const name of KEPT_IN) {
    const source = attributes[name]?.trim()
    if (source) return source
  }
  return undefined
}
