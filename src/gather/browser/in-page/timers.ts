/// <reference lib="dom" />

/**
 * Gives this isolated world timers by animation frames in a document whose policy allows no scripts (`Content-Security-Policy: sandbox`): the browser
 * holds its timers in every world, and what waits for one would never end. Such a document reads `noscript` as elements (HTML standard, scripting flag).
 */
export function timersWithoutScripts(): void {
  const box = document.createElement('div')
  box.innerHTML = '<noscript><b></b></noscript>'
  if (!box.querySelector('b') || Object.hasOwn(globalThis, 'fettleTimers')) return
  const waiting = new Set<number>()
  let last = 0
  const later = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    const due = performance.now() + ms
    const id = (last += 1)
    const look = (): void => {
      if (!waiting.has(id)) return
      if (performance.now() < due) return void requestAnimationFrame(look)
      waiting.delete(id)
      run(...given)
    }
    waiting.add(id)
    requestAnimationFrame(look)
    return id
  }
  const clear = (id: number): void => void waiting.delete(id)
  Object.assign(globalThis, { fettleTimers: true, setTimeout: later, clearTimeout: clear })
}
