import type { PageFacts } from '#core/evidence/page.ts'
import { formAround } from './controls.ts'
import { buttonText, isButton } from './fields.ts'
import { LIMITS } from './limits.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Shown buttons that no form holds. */
export function buttonsOf(survey: WalkedDocument): PageFacts['buttons'] {
  const found: PageFacts['buttons'] = []
  for (const placed of survey.placed) {
    if (placed.noscript || placed.hidden || !isButton(placed) || formAround(placed, survey) !== null) continue
    found.push({ text: buttonText(placed, survey), region: placed.region })
    if (found.length > LIMITS.buttons) break
  }
  return found
}
