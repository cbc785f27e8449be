const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
const SHINGLE = 5
/** Hashes in a full sketch. */
export const SKETCH_SIZE = 64

/**
 * Sketch of a text for comparison: the 64 lowest distinct 32-bit hashes of its runs of 5 words in lower case, ascending (bottom-k sketch, Broder 1997).
 * Empty under 5 words.
 */
export function sketchOf(text: string): number[] {
  const words = text.toLowerCase().match(WORD) ?? []
  if (words.length < SHINGLE) return []
  const hashes = words.map(hashOf)
  const shingles = new Uint32Array(hashes.length - SHINGLE + 1)
  for (let at = 0; at < shingles.length; at++) shingles[at] = mix(hashes, at)
  shingles.sort()
  const lowest: number[] = []
  for (const hash of shingles) {
    if (hash !== lowest.at(-1)) lowest.push(hash)
    if (lowest.length === SKETCH_SIZE) break
  }
  return lowest
}

/** FNV-1a over UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

/** Mixes five hashes into one, so that the lowest ones are an even sample (MurmurHash3's finish). */
function mix(hashes: readonly number[], from: number): number {
  let hash = 0
  for (let at = from; at < from + SHINGLE; at++) hash = Math.imul(hash, 31) + (hashes[at] ?? 0)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
