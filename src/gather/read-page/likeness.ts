import { ALIKE } from '#core/site/alike.ts'
import { SKETCH_SIZE } from '../parse/sketch.ts'

/**
 * Likeness of two texts, 0 to 1: the share of common shingles, estimated from their sketches (Broder 1997, bottom-k MinHash). `null` when one of them has
 * too few words.
 */
export function likeness(a: readonly number[], b: readonly number[]): number | null {
  if (a.length === 0 || b.length === 0) return null
  const inA = new Set(a)
  const inB = new Set(b)
  const lowest = [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(0, SKETCH_SIZE)
  return lowest.filter((hash) => inA.has(hash) && inB.has(hash)).length / lowest.length
}

/** True when at least 90 % alike; false when that is unknown. */
export const areAlike = (a: readonly number[], b: readonly number[]): boolean =>
  (likeness(a, b) ?? 0) >= ALIKE
