const GAP = 4
const EDGE = 16

/** The edges of a button, in CSS px of the window. */
type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/**
 * Where a menu is placed: below its button, or above it where the window ends, and as tall as there is room; its edge is that of the button at the side
 * where the menu has more room.
 */
export function placeOfMenu(
  { top, bottom, left, right }: Edges,
  { width, height }: { width: number; height: number },
) {
  const isLow = bottom > height / 2
  const isAtLeft = right < width / 2
  return {
    left: isAtLeft ? `${left}px` : 'auto',
    right: isAtLeft ? 'auto' : `${width - right}px`,
    top: isLow ? 'auto' : `${bottom + GAP}px`,
    bottom: isLow ? `${height - top + GAP}px` : 'auto',
    maxHeight: `${(isLow ? top : height - bottom) - EDGE}px`,
  }
}

/** Places a menu beside its button ({@link placeOfMenu}). */
export function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const page = { width: document.documentElement.clientWidth, height: window.innerHeight }
  Object.assign(menu.style, placeOfMenu(button.getBoundingClientRect(), page))
}
