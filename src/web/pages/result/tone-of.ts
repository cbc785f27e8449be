import type { Display, GreyKind } from '#core/display.ts'
import { type ShownTone, toneOfResult } from '../../kit/tone/tone.ts'

/** The tone of something whose standing may not be known yet. */
export function toneOf(known: { display: Display | null; greyKind: GreyKind | null } | null): ShownTone {
  if (known === null || known.display === null) return 'waiting'
  return toneOfResult({ display: known.display, greyKind: known.greyKind })
}
