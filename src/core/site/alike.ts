/** From this likeness on, two texts are of one document (checks: broken links, soft 404). */
export const ALIKE = 0.9

/** Hashes in a full sketch. */
const SKETCH_SIZE = 64

/** How similar two texts are by their sketches, 0 to 1: the share of common hashes among the lowest of both. */
export const shareOf = (a: readonly number[], b: readonly number[]): number =>
  shareOfOrdered(ascending(a), ascending(b))

/** The same of sketches in ascending order. */
export function shareOfOrdered(a: readonly number[], b: readonly number[]): number {
  let [inA, inB, common, seen] = [0, 0, 0, 0]
  while (seen < SKETCH_SIZE && (inA < a.length || inB < b.length)) {
    const left = a[inA] ?? Infinity
    const right = b[inB] ?? Infinity
    if (left === right) common += 1
    if (left <= right) inA += 1
    if (right <= left) inB += 1
    seen += 1
  }
  return seen === 0 ? 0 : common / seen
}

export const ascending = (hashes: readonly number[]): number[] => hashes.toSorted((a, b) => a - b)
