/** The first candidate with its descriptor (HTML standard, 4.8.4.2.1): an address may hold commas, and ends without one. */
const FIRST = /^[\s,]*(\S*[^\s,])(?:\s+(\d{1,6}(?:\.\d{1,6})?)([wx]))?\s*(?:,|$)/u
const LONGEST = 4_096

/**
 * The address that browsers take from a `srcset` in place of `src`, as written: the first candidate, which stands for all; `null` where they take `src`.
 * With widths (`300w`) they never take `src`; with densities (`2x`) they take it on plain screens, unless the set has a candidate for those.
 */
export function candidateOf(srcset: string | undefined): string | null {
  const [, address, size, unit] = FIRST.exec(srcset?.slice(0, LONGEST) ?? '') ?? []
  // A picture within the page is shown until a script brings the real one.
  if (address === undefined || /^data:/iu.test(address)) return null
  const isForAll = size === undefined || unit === 'w' || Number(size) === 1
  return isForAll ? address : null
}
