/** Gives out items so that hosts alternate, and none has more than its share at once. */
export class HostQueue<T> {
  readonly #hostOf: (item: T) => string
  readonly #atOnce: (host: string) => number
  readonly #waiting = new Map<string, T[]>()
  readonly #running = new Map<string, number>()

  constructor(items: Iterable<T>, hostOf: (item: T) => string, atOnce: (host: string) => number) {
    this.#hostOf = hostOf
    this.#atOnce = atOnce
    for (const item of items) {
      const host = hostOf(item)
      const queue = this.#waiting.get(host)
      if (queue) queue.push(item)
      else this.#waiting.set(host, [item])
    }
    for (const queue of this.#waiting.values()) queue.reverse()
  }

  /** The next item of the host that waited longest; `undefined` while all hosts have their share. */
  next(): T | undefined {
    for (const [host, queue] of this.#waiting) {
      const running = this.#running.get(host) ?? 0
      if (running >= this.#atOnce(host)) continue
      const item = queue.pop()
      this.#waiting.delete(host)
      if (queue.length > 0) this.#waiting.set(host, queue)
      if (item === undefined) continue
      this.#running.set(host, running + 1)
      return item
    }
    return undefined
  }

  done(item: T): void {
    const host = this.#hostOf(item)
    this.#running.set(host, (this.#running.get(host) ?? 1) - 1)
  }
}
