/** A rectangle in CSS px of the window. */
export interface PlacedBox {
  left: number
  top: number
  width: number
  height: number
}
export interface Size {
  width: number
  height: number
}

/** Distance of the lit area from its element, and of the card from the lit area and the edges of the window. */
const RIM = 6
const GAP = 16
/** Below, the card lies at the bottom, over the whole width. */
const NARROW = 768
/** Height of the bar above every page. */
const TOP_BAR = 64

/** The area around all boxes that have a size, with a rim; `null`: none is shown. */
export function litArea(boxes: readonly PlacedBox[]): PlacedBox | null {
  const shown = boxes.filter(({ width, height }) => width > 0 && height > 0)
  if (shown.length === 0) return null
  const left = Math.min(...shown.map((box) => box.left)) - RIM
  const top = Math.min(...shown.map((box) => box.top)) - RIM
  const right = Math.max(...shown.map((box) => box.left + box.width)) + RIM
  const bottom = Math.max(...shown.map((box) => box.top + box.height)) + RIM
  return { left, top, width: right - left, height: bottom - top }
}

/** Where the card is placed: below the lit area, else above, to its right, to its left, and at the bottom where nothing is free. */
export function cardCorner(lit: PlacedBox | null, card: Size, page: Size): { left: number; top: number } {
  const lowest = Math.max(GAP, page.height - card.height - GAP)
  const bottom = { left: (page.width - card.width) / 2, top: lowest }
  if (lit === null || page.width < NARROW) return bottom
  const left = within(lit.left, GAP, page.width - card.width - GAP)
  const top = within(lit.top, GAP, lowest)
  const free = [
    { left, top: lit.top + lit.height + GAP },
    { left, top: lit.top - card.height - GAP },
    { left: lit.left + lit.width + GAP, top },
    { left: lit.left - card.width - GAP, top },
  ]
  return (
    free.find((corner) => isInside(corner, card, page)) ?? { ...bottom, left: page.width - card.width - GAP }
  )
}

/** How far to scroll so that the area is seen below the top bar and above a card at the bottom; 0: it is seen, or is the bar itself. */
export function scrollBy(lit: PlacedBox, card: Size, page: Size): number {
  const free = page.height - card.height - 2 * GAP
  const isInBar = lit.top < TOP_BAR && lit.height <= TOP_BAR && lit.top + lit.height > 0
  const isSeen = lit.top >= TOP_BAR && lit.top + lit.height <= free
  return isInBar || isSeen ? 0 : lit.top - TOP_BAR - GAP
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const isInside = ({ left, top }: { left: number; top: number }, card: Size, page: Size): boolean =>
  left >= GAP && top >= GAP && left + card.width <= page.width - GAP && top + card.height <= page.height - GAP
