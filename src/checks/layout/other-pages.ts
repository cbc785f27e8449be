import type { ListItem } from '#core/block.ts'
import type { PageLayout } from '#core/evidence/visit.ts'
import { plural } from '#core/words.ts'
import type { LayoutCheckFacts } from './facts.ts'
import { isStyled, isTooWide } from '#core/phone-layout.ts'
import { otherPageWords } from './words.ts'

/** A page beside the homepage; `fits`: `null` where a stylesheet that could not be loaded may be why it is too wide. */
export type OtherPage = LayoutCheckFacts['otherPages'][number]

/** Number of pages that the rule needs beside the homepage. */
const ASKED = 2

export const otherPageOf = ({ url, layout }: PageLayout): OtherPage => ({
  url,
  overflowPx: layout.overflowPx,
  fits: isTooWide(layout) ? (isStyled(layout) ? false : null) : true,
})

/** Both other pages are too wide: then the website does not fit, whatever its homepage does. */
export const areAllTooWide = (others: readonly PageLayout[]): boolean =>
  others.length >= ASKED && others.every(({ layout }) => isTooWide(layout) && isStyled(layout))

/** One other page is too wide and the next one not: advice, and nothing more. */
export const isOneTooWide = ({ problems, otherPages }: LayoutCheckFacts): boolean =>
  !problems.includes('other_pages') && otherPages.some(({ fits }) => fits === false)

export const itemOf = ({ url, overflowPx, fits }: OtherPage): ListItem => {
  if (fits === null) return { text: url, detail: otherPageWords.unstyled }
  const width = plural(Math.round(overflowPx), 'pixel')
  return { text: url, detail: fits ? otherPageWords.fits : `${width} ${otherPageWords.tooWide}` }
}
