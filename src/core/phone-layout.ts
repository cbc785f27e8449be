import type { LayoutFacts } from './evidence/visit.ts'

/** By this much a page may be wider than the screen before people notice the scrolling. */
const SLACK_PX = 18
/** Greatest width of a phone's screen in CSS px. */
const PHONE_PX = 420

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
