import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 25

/** Looks again and again until there is something, and gives it. Throws, saying what was waited for, after `ms`. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | false | undefined> | T | null | false | undefined,
  ms = 30_000,
): Promise<T> {
  for (const end = performance.now() + ms; performance.now() < end; await pause(LOOK_MS)) {
    const found = await look()
    if (found !== null && found !== false && found !== undefined) return found
  }
  throw new Error(`after ${ms / 1_000} s still not so: ${what}`)
}
