import type { SeoPage } from './page.ts'

/** From here on two texts say the same thing (seo-rules, rule 63). */
const SAME = 0.95
/** Below this a text is too short to compare. */
const WORDS_TO_COMPARE = 50
/** Hashes in a full sketch. */
const SKETCH_SIZE = 64
/** Texts that are 95 % alike share one of their lowest eight hashes all but surely (0.05^8). */
const INDEXED = 8

/**
 * Pairs of pages whose main texts share at least 95 % of their 5-word shingles, estimated from their sketches (Broder 1997,
 * bottom-k MinHash), in page order. Pages under 50 words are left out.
 */
export function samePairs(pages: readonly SeoPage[]): [SeoPage, SeoPage][] {
  const byHash = new Map<number, SeoPage[]>()
  const pairs: [SeoPage, SeoPage][] = []
  for (const page of pages) {
    if (page.facts.text.mainWords < WORDS_TO_COMPARE) continue
    const lowest = ascending(page.facts.sketch).slice(0, INDEXED)
    const near = new Set(lowest.flatMap((hash) => byHash.get(hash) ?? []))
    for (const other of near)
      if (shareOf(page.facts.sketch, other.facts.sketch) >= SAME) pairs.push([other, page])
    for (const hash of lowest) byHash.set(hash, [...(byHash.get(hash) ?? []), page])
  }
  return pairs
}

/** Share of common hashes among the lowest of both, 0 to 1. */
export function shareOf(a: readonly number[], b: readonly number[]): number {
  const inA = new Set(a)
  const inB = new Set(b)
  const lowest = ascending([...new Set([...a, ...b])]).slice(0, SKETCH_SIZE)
  return lowest.length === 0
    ? 0
    : lowest.filter((hash) => inA.has(hash) && inB.has(hash)).length / lowest.length
}

const ascending = (hashes: readonly number[]): number[] => hashes.toSorted((a, b) => a - b)
