import { ascending, shareOfOrdered } from '#core/site/alike.ts'
import type { SeoPage } from './page.ts'

/** From this share on two texts count as the same (seo-rules, rule 63). */
const SAME = 0.95
/** Texts with fewer words are too short to compare. */
const WORDS_TO_COMPARE = 50
/** Texts that are 95 % alike almost always have one of their lowest eight hashes in common (the chance of none is 0.05^8). */
const INDEXED = 8

/** Pages with sorted sketches, so that two are compared in one pass. */
interface Sketched {
  page: SeoPage
  hashes: readonly number[]
}

/**
 * Pairs of pages whose main texts share at least 95 % of their 5-word shingles, estimated from their sketches (Broder 1997,
 * bottom-k MinHash), in page order. Pages under 50 words are left out.
 */
export function samePairs(pages: readonly SeoPage[]): [SeoPage, SeoPage][] {
  const byHash = new Map<number, Sketched[]>()
  const pairs: [SeoPage, SeoPage][] = []
  for (const page of pages.filter(isLongEnough)) {
    const hashes = ascending(page.facts.sketch)
    const lowest = hashes.slice(0, INDEXED)
    const near = new Set(lowest.flatMap((hash) => byHash.get(hash) ?? []))
    for (const other of near) if (shareOfOrdered(hashes, other.hashes) >= SAME) pairs.push([other.page, page])
    const sketched = { page, hashes }
    for (const hash of lowest) {
      const sharing = byHash.get(hash)
      if (sharing) sharing.push(sketched)
      else byHash.set(hash, [sketched])
    }
  }
  return pairs
}

const isLongEnough = (page: SeoPage): boolean => page.facts.text.mainWords >= WORDS_TO_COMPARE
