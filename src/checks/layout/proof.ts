import type { LayoutFacts, PageLayout } from '#core/evidence/visit.ts'
import { isLegible, type Measured } from '#core/phone-layout.ts'
import { plural } from '#core/words.ts'
import { testedOf } from './judge.ts'
import { otherPageItem, otherPageOf } from './other-pages.ts'

/** What was measured of the homepage, in words. Where the test could not tell, for want of a viewport or of a style, neither does the proof. */
export function measuredText(visit: Measured): string {
  const { layout } = visit
  const { viewport, overflow, small_text: text } = testedOf(visit)
  if (!viewport) {
    const given = layout.viewportMeta
    return `not set up for phone screens: ${given === null ? 'it has no viewport' : `its viewport is “${given}”`}`
  }
  const unknown = [...(overflow === null ? ['width'] : []), ...(text === null ? ['text'] : [])]
  return [
    'set up for phone screens',
    ...(overflow === null ? [] : [widthText(layout)]),
    ...(text === null ? [] : [sizeText(layout)]),
    ...(unknown.length === 0
      ? []
      : [`its ${unknown.join(' and ')} couldn't be judged, as a file of its style didn't come`]),
  ].join('; ')
}

/** The same of a page beside the homepage, of which only the width counts: what the list of those pages says. */
export const measuredBeside = (page: PageLayout): string => otherPageItem(otherPageOf(page)).detail ?? ''

function widthText({ overflowPx }: LayoutFacts): string {
  const width = Math.round(overflowPx)
  return width > 0 ? `${plural(width, 'pixel')} wider than the screen` : 'as wide as the screen'
}

/** With hardly any text its size proves nothing, whatever the share of it that can be read. */
const sizeText = (layout: LayoutFacts): string =>
  isLegible({ ...layout, legibleShare: 0 })
    ? 'too little text to measure'
    : `${Math.round(layout.legibleShare * 100)}% of the text large enough to read`
