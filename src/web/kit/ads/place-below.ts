const GAP = 4
const EDGE = 16

/** Places a menu below its button, or above it where the window ends; as tall as there is room. */
export function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { innerHeight } = window
  const isLow = bottom > innerHeight / 2
  menu.style.right = `${document.documentElement.clientWidth - right}px`
  menu.style.top = isLow ? 'auto' : `${bottom + GAP}px`
  menu.style.bottom = isLow ? `${innerHeight - top + GAP}px` : 'auto'
  menu.style.maxHeight = `${(isLow ? top : innerHeight - bottom) - EDGE}px`
}
