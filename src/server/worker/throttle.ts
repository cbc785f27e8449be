/** Limits how often something named happens in this process. */
export class Throttle {
  readonly #everyMs: number
  readonly #last = new Map<string, number>()

  constructor(everyMs: number) {
    this.#everyMs = everyMs
  }

  /** True the first time, and then at most once per interval for each name. */
  isDue(name: string, now: number = performance.now()): boolean {
    const last = this.#last.get(name)
    if (last !== undefined && now - last < this.#everyMs) return false
    this.#last.set(name, now)
    return true
  }
}
