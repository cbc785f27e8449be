import type { KeywordText } from '#core/ads/changes.ts'
import { keywordWithMatch } from './check/keywords.ts'

/** Offset basis and prime of FNV-1a with 64 bits (draft-eastlake-fnv). */
const BASIS = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/** The keywords of a list in 16 characters, whatever their order: two lists with the same ones have the same fingerprint. */
export function listFingerprint(keywords: readonly KeywordText[]): string {
  const text = keywords.map(keywordWithMatch).toSorted().join('\n')
  let hash = BASIS
  for (let place = 0; place < text.length; place += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(place))) * PRIME)
  return hash.toString(16).padStart(16, '0')
}
