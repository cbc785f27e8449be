import type { PageFacts } from '#core/evidence/page.ts'
import { formAround } from './controls.ts'
import { buttonText, isButton } from './fields.ts'
import { LIMITS } from './limits.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Visible buttons outside of forms. */
export function buttonsOf(walked: WalkedDocument): PageFacts['buttons'] {
  const found: PageFacts['buttons'] = []
  for (const placed of walked.placed) {
    if (placed.noscript || placed.hidden || !isButton(placed) || formAround(placed, walked) !== null) continue
    found.push({ text: buttonText(placed, walked), region: placed.region })
    if (found.length > LIMITS.buttons) break
  }
  return found
}
