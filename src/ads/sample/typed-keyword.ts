import type { KeywordText } from '#core/ads/changes.ts'

/** A keyword with the marks of its match type, as the sample's lists are written: `[exact]`, `"phrase"`, bare broad. */
export function sampleKeyword(typed: string): KeywordText {
  const inner = typed.slice(1, -1)
  if (typed.startsWith('[')) return { text: inner, matchType: 'exact' }
  if (typed.startsWith('"')) return { text: inner, matchType: 'phrase' }
  return { text: typed, matchType: 'broad' }
}
