/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { OurWorld } from './world.ts'
import { endAnimations, nextFrame } from './scroll.ts'

/** Functions that `scrollAndWatch` calls. */
export const WATCH_PARTS = [endAnimations, nextFrame, unseenRoots, scrollerOf, finishAnimations, pause]

/**
 * Runs inside the page, in a world of ours, and leaves it scrolled to its top. Scrolls through as a visitor does, at most 20 screens and
 * about a second, so that what waits for that is there; notes in `fettleSeen` what came into sight on the way, as many libraries take it
 * away again at the top. A page with nothing that waits is gone through at a frame a screen; others look for the scroll only every 50 to
 * 100 ms (WOW.js, AOS).
 */
export async function scrollAndWatch(): Promise<void> {
  endAnimations()
  const seen = new WeakSet<Element>()
  const world: OurWorld = globalThis
  world.fettleSeen = seen
  const unseen = new Set(unseenRoots())
  const waits = unseen.size > 0
  const look = (): void => {
    for (const element of unseen) {
      const { visibility, opacity } = getComputedStyle(element)
      if (visibility !== 'visible' || opacity === '0') continue
      seen.add(element)
      unseen.delete(element)
    }
  }
  const scroller = scrollerOf()
  const started = performance.now()
  const step = Math.max(innerHeight * 0.9, scroller.scrollHeight / 20)
  for (
    let top = step, screens = 0;
    screens < 20 && performance.now() - started < 1_000;
    screens += 1, top += step
  ) {
    scroller.scrollTo({ top, behavior: 'instant' })
    await nextFrame()
    if (waits) await pause(50)
    look()
    if (top + scroller.clientHeight >= scroller.scrollHeight) break
  }
  if (waits) {
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
    await pause(120)
    finishAnimations()
    look()
  }
  scroller.scrollTo({ top: 0, behavior: 'instant' })
  await nextFrame()
}

/** Elements that have a place and cannot be seen, at most 500, without those inside one of them. */
export function unseenRoots(): Element[] {
  const roots: Element[] = []
  const all = document.body?.getElementsByTagName('*') ?? []
  for (let at = 0; at < Math.min(all.length, 20_000) && roots.length < 500; at += 1) {
    const element = all[at]
    if (!element || roots.at(-1)?.contains(element)) continue
    const { display, visibility, opacity } = getComputedStyle(element)
    if (display !== 'none' && (visibility !== 'visible' || opacity === '0')) roots.push(element)
  }
  return roots
}

/** The document, or the large box inside it that scrolls instead. */
export function scrollerOf(): Element {
  const root = document.scrollingElement ?? document.documentElement
  if (root.scrollHeight > root.clientHeight + 1) return root
  let box = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  while (
    box &&
    !(box.scrollHeight > box.clientHeight + 1 && /auto|scroll/u.test(getComputedStyle(box).overflowY))
  )
    box = box.parentElement
  return box ?? root
}

/** Brings animations that scripts began to their end; those that never end, or follow the scroll, are left. */
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
