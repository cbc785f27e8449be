/** The items, the work, and its limits. */
export interface ConcurrentWork<T> {
  next: () => T | undefined
  work: (item: T) => Promise<void>
  atOnce: number
  /** Called before each start with the number running. */
  mayStart: (running: number) => boolean
}

/** Works on the items of `next`, several at once, until none is left; the work may add more. Rethrows the first error. */
export async function runConcurrently<T>({ next, work, atOnce, mayStart }: ConcurrentWork<T>): Promise<void> {
  const running = new Set<Promise<void>>()

  function startMore(): void {
    while (running.size < atOnce && mayStart(running.size)) {
      const item = next()
      if (item === undefined) return
      const job = work(item).finally(() => running.delete(job))
      running.add(job)
    }
  }

  for (startMore(); running.size > 0; startMore()) await Promise.race(running)
}
