/**
 * One candidate: its address and what is written after it (HTML standard, 4.8.4.2.1). An address ends at white space alone and may hold commas; those at its
 * end are none of it, and end the candidate.
 */
const CANDIDATE = /[\s,]*([^\s,](?:\S*[^\s,])?)(?:,+(?=\s|$)|\s+([^,]*)|$)/guy
/** A width, or the density of plain screens: by one or the other browsers take a candidate of the set, and not `src`. */
const FOR_ALL = /^(?:\d+w(?:\s+\d+h)?|\d+h\s+\d+w|1(?:\.0+)?x)?$/u
const LONGEST = 4_096

/**
 * The address that browsers take from a `srcset` in place of `src`, as written: the first candidate that stands for all; `null` where they take `src`, and
 * where the address is not read to its end. With widths (`300w`) they never take `src`; with densities (`2x`) they take it on plain screens, unless the set
 * has a candidate for those. A candidate that is written wrongly is passed over, as browsers do it.
 */
export function candidateOf(srcset = ''): string | null {
  for (const found of srcset.slice(0, LONGEST).matchAll(CANDIDATE)) {
    const [whole, address = '', described = ''] = found
    const isCut = srcset.length > LONGEST && found.index + whole.length === LONGEST
    if (isCut || !FOR_ALL.test(described.trim())) continue
    // A picture within the page is shown until a script brings the real one.
    return /^data:/iu.test(address) ? null : address
  }
  return null
}
