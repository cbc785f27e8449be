import type { LayoutFacts, VisitEvidence } from './evidence/visit.ts'
import { isVisitStyled } from './page-styles.ts'

/** By this much a page may be wider than the screen before people notice the scrolling. */
const SLACK_PX = 18
/** Greatest width of a phone's screen in CSS px. */
const PHONE_PX = 420
/** This share of the text must be large enough to read. */
const LEGIBLE_SHARE = 0.6
/** A page with less text cannot be judged by it. */
const FEW_CHARACTERS = 100

/** What may keep a page from fitting a phone. */
export type Misfit = 'viewport' | 'overflow' | 'small_text'
/** A visit by phone with its layout. */
export type Measured = VisitEvidence & { layout: LayoutFacts }

export const isMeasured = (visit: VisitEvidence): visit is Measured => visit.layout !== null

/**
 * True when a viewport meta is made for phones: `width=device-width`, a width of at most 420, or `initial-scale=1` without
 * a width. Split as browsers do, at commas, semicolons and spaces (CSS Viewport, "Parsing algorithm"); the last of a name counts.
 */
export function fitsPhones(content: string | null): boolean {
  if (content === null) return false
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of content.toLowerCase().matchAll(PAIR)) values.set(name, value)
  const width = values.get('width')
  if (width === undefined) return Number(values.get('initial-scale')) === 1
  return width === 'device-width' || (Number(width) > 0 && Number(width) <= PHONE_PX)
}

const PAIR = /([a-z-]+)\s*=\s*([^\s,;=]+)/gu

/** Visitors notice that the page scrolls sideways. */
export const isTooWide = ({ overflowPx }: Pick<LayoutFacts, 'overflowPx'>): boolean => overflowPx > SLACK_PX

/** Most of the text is large enough to read on a phone. */
export const isLegible = ({ textCharacters, legibleShare }: LayoutFacts): boolean =>
  textCharacters < FEW_CHARACTERS || legibleShare >= LEGIBLE_SHARE

/**
 * What keeps the page from fitting a phone, worst first, whether its styles arrived or not. Without a viewport a phone shows the page shrunk: how
 * wide it is and how large its text, is only seen once it has one.
 */
export function misfitsOf(layout: LayoutFacts): Misfit[] {
  if (!fitsPhones(layout.viewportMeta)) return ['viewport']
  const misfits: Misfit[] = []
  if (isTooWide(layout)) misfits.push('overflow')
  if (!isLegible(layout)) misfits.push('small_text')
  return misfits
}

/** Those that count: width and text only where the page's styles arrived. */
export const provenMisfits = (visit: Measured): Misfit[] =>
  misfitsOf(visit.layout).filter((misfit) => misfit === 'viewport' || isVisitStyled(visit))
