/// <reference lib="dom" />

import type { OverlayKind } from '#core/evidence/visit.ts'
import { own } from './own.ts'

export interface Overlay {
  coveredShare: number
  kind: OverlayKind
}

/** Functions that `findOverlay` calls. */
export const OVERLAY_PARTS = [overlayKind, asksForAge, fixedLayerAt, holdsPage]

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
    if (coveredShare > 0.5 && !holdsPage(layer)) return { coveredShare, kind: overlayKind(layer) }
  }
  return null
}

function fixedLayerAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y)
  while (element && getComputedStyle(element).position !== 'fixed') element = own(element, 'parentElement')
  return element
}

/**
 * Whether a layer is what the page itself stands in: a body that is locked while a small banner waits for an answer, or an app that scrolls inside of a
 * fixed box. A page that an overlay hides still has its text beside it.
 */
function holdsPage(layer: Element): boolean {
  const holds = (node: Node): boolean => own(layer, 'contains').call(layer, node)
  if (holds(document.body)) return true
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let inside = 0
  let beside = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (parent && own(parent, 'closest').call(parent, 'script, style, template, noscript')) continue
    const length = text.textContent?.trim().length ?? 0
    if (holds(text)) inside += length
    else beside += length
  }
  const { overflowY } = getComputedStyle(layer)
  const isLikePage =
    overflowY === 'auto' ||
    overflowY === 'scroll' ||
    own(layer, 'querySelector').call(layer, 'main, nav, h1') !== null
  return isLikePage && beside < inside / 10
}

/** What a layer is for, by its words and its class and id. */
function overlayKind(layer: Element): Overlay['kind'] {
  const words = (own(layer, 'textContent') ?? '').slice(0, 2_000).toLowerCase()
  if (/cookie|consent|privacy/u.test(words)) return 'consent'
  if (
    asksForAge(words) ||
    /\bage[-_]?(?:gate|verif|check)/iu.test(`${own(layer, 'className')} ${own(layer, 'id')}`)
  )
    return 'age'
  return /terms|disclaimer|agree/u.test(words) ? 'legal' : 'other'
}

/** The law asks sellers of wine and the like for it. "Over 20 years of experience" is no age. */
function asksForAge(words: string): boolean {
  return (
    /18\+|years of age|(?:drinking|legal) age|your age|age verification|date of birth/u.test(words) ||
    /\bover (?:the age of (?:18|19|20|21)|18|21)\b(?! years)/u.test(words) ||
    /\b(?:18|19|20|21) (?:years )?(?:(?:or|and) (?:over|older|above)|old)\b/u.test(words) ||
    /\b(?:are you|i am|i['’]m|must be) (?:at least|aged) (?:18|19|20|21)\b/u.test(words)
  )
}
