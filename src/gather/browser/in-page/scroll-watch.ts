/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { own } from './own.ts'
import { kept } from './world.ts'
import { endAnimations, nextFrame } from './scroll.ts'

/** Functions that `scrollAndWatch` calls. */
export const WATCH_PARTS = [endAnimations, nextFrame, invisibleRoots, scrollerOf, finishAnimations, pause]

/**
 * Runs inside the page, in the isolated world, and leaves it scrolled to its top. Scrolls through it as a visitor does, at most 20 screens and
 * about a second, so that elements that wait for it appear; keeps the elements that became visible, since many libraries hide
 * them again at the top. A page without waiting elements gets one frame a screen; others check the scroll position only every 50 to 100 ms
 * (WOW.js, AOS).
 */
export async function scrollAndWatch(): Promise<void> {
  endAnimations()
  const { seen } = kept()
  const unseen = new Set(invisibleRoots())
  const waits = unseen.size > 0
  const recordVisible = (): void => {
    for (const element of unseen) {
      const { visibility, opacity } = getComputedStyle(element)
      if (visibility !== 'visible' || opacity === '0') continue
      seen.add(element)
      unseen.delete(element)
    }
  }
  const scroller = scrollerOf()
  if (!scroller) return
  const height = (): number => own(scroller, 'scrollHeight')
  const scrollTo = (top: number): unknown =>
    Reflect.apply(own(scroller, 'scrollTo'), scroller, [{ top, behavior: 'instant' }])
  const started = performance.now()
  const step = Math.max(innerHeight * 0.9, height() / 20)
  for (
    let top = step, screens = 0;
    screens < 20 && performance.now() - started < 1_000;
    screens += 1, top += step
  ) {
    scrollTo(top)
    await nextFrame()
    if (waits) await pause(50)
    recordVisible()
    if (top + own(scroller, 'clientHeight') >= height()) break
  }
  if (waits) {
    scrollTo(height())
    await pause(120)
    finishAnimations()
    recordVisible()
  }
  scrollTo(0)
  await nextFrame()
}

/**
 * Invisible elements that have a place in the layout (not `display: none`), at most 500 among the page's first 20,000, without those inside one of
 * them.
 */
export function invisibleRoots(): Element[] {
  const roots: Element[] = []
  const all = document.body?.getElementsByTagName('*') ?? []
  for (let at = 0; at < Math.min(all.length, 20_000) && roots.length < 500; at += 1) {
    const element = all[at]
    const last = roots.at(-1)
    if (!element || (last && own(last, 'contains').call(last, element))) continue
    const { display, visibility, opacity } = getComputedStyle(element)
    if (display !== 'none' && (visibility !== 'visible' || opacity === '0')) roots.push(element)
  }
  return roots
}

/** The document, or the large element inside it that scrolls instead; `null` where scripts removed everything. */
export function scrollerOf(): Element | null {
  const root: Element | null = document.scrollingElement ?? document.documentElement
  if (!root || root.scrollHeight > root.clientHeight + 1) return root
  let box = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  while (
    box &&
    !(
      own(box, 'scrollHeight') > own(box, 'clientHeight') + 1 &&
      /auto|scroll/u.test(getComputedStyle(box).overflowY)
    )
  )
    box = own(box, 'parentElement')
  return box ?? root
}

/** Finishes animations that scripts started, but endless ones and those that follow the scroll position. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime)
    const runs = animation.playState === 'running' && animation.playbackRate > 0
    if (runs && Number.isFinite(end) && animation.timeline instanceof DocumentTimeline) animation.finish()
  }
}

export function pause(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
