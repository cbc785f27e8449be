import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 25

/** Polls until there is a value, and returns it. Throws after `ms`, with the name of what was waited for. */
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
