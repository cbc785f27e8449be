/// <reference lib="dom" />

/**
 * Runs inside the page, in the isolated world. Ends animations and scrolls to the page's end and back, so that late content is loaded before it is
 * measured: down in at most 12 steps, each a screen or a twelfth of the page (of its first 50,000 px), and then to the end, which content that came
 * meanwhile may have moved. A page that grows without end is not followed further.
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
  // Steps longer than a screen end before the page does.
  scrollTo(0, root.scrollHeight)
  await nextFrame()
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
  // Scripts may have removed everything.
  document.documentElement?.append(style)
}
