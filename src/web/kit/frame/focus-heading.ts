import { MAIN_ID } from './main-id.ts'

/** Moves the focus to the page's heading, or to its main part where there is none yet, without scrolling. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID)
  const start = main?.querySelector('h1') ?? main
  if (!start) return
  start.tabIndex = -1
  start.focus({ preventScroll: true })
}
