/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Spot } from '#core/evidence/visit.ts'
import { isVisible, selectorOf, snippetOf, spotOf } from './element.ts'
import {
  cannotScrollSideways,
  type Culprit,
  culpritsOf,
  holdsFixed,
  holdsPosition,
  isClipped,
  overflowOf,
} from './overflow.ts'
import { findOverlay, OVERLAY_PARTS, type Overlay } from './overlay.ts'
import { holds, isCrowded, isInSentence, measureTargets } from './tap-targets.ts'
import { measureText, textSizeOf } from './text-size.ts'
import { TOO_WIDE_PARTS, tooWideAmong } from './too-wide.ts'

/** Layout measured inside the page on the phone's screen; see `LayoutFacts`. */
export interface MeasuredLayout {
  viewportMeta: string | null
  viewport: { width: number; height: number }
  overflowPx: number
  culprits: Culprit[]
  textCharacters: number
  legibleShare: number
  tapTargets: number
  smallTargets: number
  smallTargetSpots: Spot[]
  overlay: Overlay | null
  userScalableNo: boolean
}

/** All functions that `measureLayout` calls, because a function is sent to the page as text, without its imports. */
export const LAYOUT_PARTS = [
  isVisible,
  selectorOf,
  snippetOf,
  spotOf,
  cannotScrollSideways,
  holdsFixed,
  holdsPosition,
  isClipped,
  overflowOf,
  culpritsOf,
  tooWideAmong,
  ...TOO_WIDE_PARTS,
  textSizeOf,
  measureText,
  isInSentence,
  holds,
  isCrowded,
  measureTargets,
  ...OVERLAY_PARTS,
  findOverlay,
  viewportInEffect,
  forbidsZoom,
]

/**
 * Runs inside the page, in the isolated world, on the phone's screen after scrolling to the end and back. Lengths are CSS px; sizes of text and
 * targets are measured as the phone shows them: a page laid out for 980 px is shown at 0.37 of its size.
 */
export function measureLayout(screenWidth: number): MeasuredLayout {
  const root = document.documentElement
  const scale = Math.min(1, screenWidth / root.clientWidth)
  const viewportMeta = viewportInEffect()
  const overflowPx = overflowOf(root)
  const text = measureText(scale)
  const targets = measureTargets(scale)
  return {
    viewportMeta,
    viewport: { width: root.clientWidth, height: root.clientHeight },
    overflowPx,
    culprits: overflowPx > 2 ? culpritsOf(root) : [],
    textCharacters: text.characters,
    legibleShare: text.characters === 0 ? 1 : text.legible / text.characters,
    tapTargets: targets.all,
    smallTargets: targets.small,
    smallTargetSpots: targets.spots,
    overlay: findOverlay(),
    userScalableNo: forbidsZoom(viewportMeta ?? ''),
  }
}

/** Chromium ignores one without `content`. */
function viewportInEffect(): string | null {
  const metas = document.querySelectorAll('meta[name="viewport" i][content]')
  return (
    metas
      .item(metas.length - 1)
      ?.getAttribute('content')
      ?.slice(0, 2_000) ?? null
  )
}

/** Chromium reads an unknown word, such as `false`, as the number 0. */
function forbidsZoom(viewport: string): boolean {
  const maximum = /maximum-scale\s*=\s*([\d.]+)/iu.exec(viewport)?.[1]
  return (
    /user-scalable\s*=\s*(?:no|0|false)/iu.test(viewport) || (maximum !== undefined && Number(maximum) < 2)
  )
}
