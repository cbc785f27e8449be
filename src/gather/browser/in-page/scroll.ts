/// <reference lib="dom" />

/**
 * Runs inside the page, in the isolated world. Finishes animations and scrolls to the end and back in steps of a screen, at most 12, so that
 * late content is loaded before it is measured.
 */
export async function scrollThrough(): Promise<void> {
  const root = document.documentElement
  endAnimations()
  const end = Math.min(root.scrollHeight, 50_000)
  const step = Math.max(innerHeight, end / 12)
  for (let top = step; top < end; top += step) {
    scrollTo(0, top)
    await nextFrame()
  }
  scrollTo(0, 0)
  await nextFrame()
}

/** The next frame, or 50 ms where the page draws none. */
export function nextFrame(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, 50)),
  ])
}

/** Ends CSS animations and transitions, and smooth scrolling, for as long as the page is open. */
export function endAnimations(): void {
  const style = document.createElement('style')
  style.textContent =
    '*,::before,::after{animation-duration:0s!important;animation-delay:0s!important;' +
    'transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}'
  document.documentElement.append(style)
}
