import { setTimeout as pause } from 'node:timers/promises'

/** The first pauses are short; later ones are longer, because what takes long is slowed down by questions. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [20, 150]
const GROWTH = 1.3

/** Polls until there is a value, and returns it. Throws after `ms`, with the name of what was waited for. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | false | undefined> | T | null | false | undefined,
  ms = 30_000,
): Promise<T> {
  const end = performance.now() + ms
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * GROWTH, LONGEST_PAUSE_MS)) {
    // So that the last pause is followed by a look.
    const isLast = performance.now() >= end
    const found = await look()
    if (found !== null && found !== false && found !== undefined) return found
    if (isLast) throw new Error(`after ${ms / 1_000} s still not so: ${what}`)
    await pause(next)
  }
}
