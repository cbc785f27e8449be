/**
 * Most start and end tags parsed of one page. The heaviest pages of businesses have some 20,000; a tree of ten times that fits the thread's memory,
 * and a page of 10 MiB can hold millions.
 */
const MOST_TAGS = 250_000
const TAG = /<\/?[a-z]/giu
/** Characters of the shortest tag, such as `<p`. */
const SHORTEST_TAG = 2

/** A page up to its 250,000th tag, and whether that is the whole page. */
export function upToMostTags(html: string): { html: string; isWhole: boolean } {
  if (html.length <= MOST_TAGS * SHORTEST_TAG) return { html, isWhole: true }
  let tags = 0
  for (const { index } of html.matchAll(TAG)) {
    tags += 1
    if (tags > MOST_TAGS) return { html: html.slice(0, index), isWhole: false }
  }
  return { html, isWhole: true }
}
