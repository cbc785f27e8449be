/** What is worked on, how much at once, and when to take no more. */
export interface PumpOptions<T> {
  next: () => T | undefined
  work: (item: T) => Promise<void>
  atOnce: number
  /** Asked before each start, with how many are running. */
  mayStart: (running: number) => boolean
}

/** Works through what `next` gives, several at once, until nothing is left; work may make more. Rethrows the first fault. */
export async function pump<T>({ next, work, atOnce, mayStart }: PumpOptions<T>): Promise<void> {
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
