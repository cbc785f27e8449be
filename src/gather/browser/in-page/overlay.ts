/// <reference lib="dom" />

import type { OverlayKind } from '#core/evidence/visit.ts'

export interface Overlay {
  coveredShare: number
  kind: OverlayKind
}

/** The fixed layer that covers over half of the screen, found with a grid of 25 points. */
export function findOverlay(): Overlay | null {
  const places = [0.1, 0.3, 0.5, 0.7, 0.9]
  const hits = new Map<Element, number>()
  for (const x of places) {
    for (const y of places) {
      const layer = fixedLayerAt(x * innerWidth, y * innerHeight)
      if (layer) hits.set(layer, (hits.get(layer) ?? 0) + 1)
    }
  }
  for (const [layer, count] of hits) {
    const coveredShare = count / places.length ** 2
    if (coveredShare > 0.5) return { coveredShare, kind: overlayKind(layer.textContent) }
  }
  return null
}

export function fixedLayerAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y)
  while (element && getComputedStyle(element).position !== 'fixed') element = element.parentElement
  return element
}

export function overlayKind(text: string): Overlay['kind'] {
  const words = text.slice(0, 2_000).toLowerCase()
  if (/cookie|consent|privacy/u.test(words)) return 'consent'
  if (/18\+|years of age|drinking age|your age|date of birth/u.test(words)) return 'age'
  return /terms|disclaimer|agree/u.test(words) ? 'legal' : 'other'
}
