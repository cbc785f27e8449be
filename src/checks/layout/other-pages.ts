import type { ListItem } from '#core/block.ts'
import type { PageLayout } from '#core/evidence/visit.ts'
import { plural } from '#core/words.ts'
import type { LayoutCheckFacts } from './facts.ts'
import { isBare, isStyled } from '#core/page-styles.ts'
import { fitsPhones, isTooWide, type Measured } from '#core/phone-layout.ts'
import { otherPageWords } from './words.ts'

/** A page beside the homepage; `fits`: `null` where its styles, or the viewport, are missing, which may be why it is as wide as it is. */
export type OtherPage = LayoutCheckFacts['otherPages'][number]

/** Number of pages that the rule needs beside the homepage. */
const ASKED = 2
const INDEX_FILE = /\/(?:index\.\w{3,5})?$/u

/** The pages beside the homepage that say something: not the homepage by another address, and none where its own style did not arrive. */
export function besideHome(visit: Measured, pages: readonly PageLayout[]): PageLayout[] {
  const home = placeOf(visit.finalUrl)
  return isBare(visit) ? [] : pages.filter(({ url }) => placeOf(url) !== home)
}

/** An address without what may differ between addresses of one page: scheme, letter case, an index file, the slash at the end, the fragment. */
function placeOf(address: string): string {
  const { host, pathname, search } = new URL(address)
  return host + pathname.toLowerCase().replace(INDEX_FILE, '') + search
}

export const otherPageOf = ({ url, layout }: PageLayout): OtherPage => ({
  url,
  overflowPx: layout.overflowPx,
  // Without a viewport a phone shows the page shrunk, so that its width on the screen is not known.
  fits: isStyled(layout) && fitsPhones(layout.viewportMeta) ? !isTooWide(layout) : null,
})

/** Both other pages are too wide: then the website does not fit, whatever its homepage does. */
export const areAllTooWide = (others: readonly PageLayout[]): boolean =>
  others.length >= ASKED && others.every((other) => otherPageOf(other).fits === false)

/** One other page is too wide and the next one not: advice, and nothing more. */
export const isOneTooWide = ({ problems, otherPages }: LayoutCheckFacts): boolean =>
  !problems.includes('other_pages') && otherPages.some(({ fits }) => fits === false)

export const otherPageItem = ({ url, overflowPx, fits }: OtherPage): ListItem => {
  if (fits === null)
    return {
      text: url,
      detail: isTooWide({ overflowPx }) ? otherPageWords.unproven : otherPageWords.notKnown,
    }
  const width = plural(Math.round(overflowPx), 'pixel')
  return { text: url, detail: fits ? otherPageWords.fits : `${width} ${otherPageWords.tooWide}` }
}
