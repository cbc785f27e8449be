import type { Display, GreyKind } from '#core/display.ts'
import { type ShownTone, toneOfResult } from '#web/kit/tone/tone.ts'

interface Known {
  display: Display | null
  greyKind: GreyKind | null
  /** For a plan item: when and why we could not look. */
  couldNotCheck?: object | null
}

/** The tone of a result that may not be known yet. */
export function toneOf(known: Known | null): ShownTone {
  if (known === null || known.display === null) return known?.couldNotCheck ? 'unable' : 'waiting'
  return toneOfResult({ display: known.display, greyKind: known.greyKind })
}
